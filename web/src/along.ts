// moveAlong moves the focus along buttons with the arrow keys.
export function moveAlong(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1, Home: -99, End: 99 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = all.findIndex((b) => b === document.activeElement);
  all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}
