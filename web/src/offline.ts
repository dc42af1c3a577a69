// startOffline lets the browser keep the page, so that it opens without the network. A
// browser that cannot, or a page that may not, goes on without.
export function startOffline(): void {
  if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
  const register = () => {
    navigator.serviceWorker.register("sw.js").catch(() => undefined);
  };
  const later = () => setTimeout(register, 1000); // the first answer comes first
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}
