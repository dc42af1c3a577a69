// The head of the page: name, examples, language, theme, sharing; and the recent hands.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { langs, type Lang } from "./names.ts";
import { read } from "./hand.ts";
import * as memory from "./memory.ts";
import { Card, Term } from "./parts.tsx";
import { example, fromAddress, toAddress } from "./question.ts";
import { asPNG, asText, link, save } from "./share.ts";
import { analysis, answered, change, lang, outdated, question, setLang, stale, texts } from "./store.ts";
import { drawn, plain, type Key } from "./text.ts";
import { Sentence, Tile } from "./tiles.tsx";
import { verdictOf } from "./verdict.ts";

const languages: Record<Lang, string> = { en: "English", ja: "日本語", zh: "中文" };
const themes = ["auto", "light", "dark"] as const;
const theme = signal<string>("auto");

function setTheme(to: string): void {
  theme.value = to;
  memory.put("theme", to);
  showTheme(to);
}

function showTheme(to: string): void {
  if (to === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = to;
}

export function startTheme(): void {
  theme.value = memory.get("theme") ?? "auto";
  showTheme(theme.value);
}

const told = signal("");
let quiet: ReturnType<typeof setTimeout> | undefined;

function tell(key: Key): void {
  told.value = texts.value.t(key);
  clearTimeout(quiet);
  quiet = setTimeout(() => (told.value = ""), 2200);
}

async function copy(what: "text" | "link" | "png"): Promise<void> {
  try {
    if (what === "text") await navigator.clipboard.writeText(asText());
    else if (what === "link") await navigator.clipboard.writeText(link());
    else return await copyPicture();
    tell(`copied.${what}`);
  } catch {
    tell("copied.failed");
  }
}

async function copyPicture(): Promise<void> {
  const blob = asPNG();
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    tell("copied.png");
  } catch {
    save(await blob);
    tell("copied.saved");
  }
}

export function Share() {
  const x = texts.value;
  return (
    <div class="share" role="group" aria-label={x.t("copy")}>
      <span class="told" role="status">{told.value}</span>
      <span class="share-name" aria-hidden="true">{x.t("copy")}</span>
      {(["text", "link", "png"] as const).map((what) => (
        <button type="button" class="quiet" key={what} disabled={!analysis.value || outdated.value} onClick={() => void copy(what)}>{x.t(`copy.${what}`)}</button>
      ))}
    </div>
  );
}

export function Top() {
  const x = texts.value;
  return (
    <header class="top">
      <h1><a class="brand" href="."><Tile tile="7z" class="brand-tile" mute /><b>Mentsu</b> <span class="tagline">{x.t("tagline")}</span></a></h1>
      <span class="choices">
        <label><span class="visually-hidden">{x.t("language")}</span>
          <select id="lang" value={lang.value} onChange={(event) => setLang(event.currentTarget.value as Lang)}>
            {langs.map((l) => <option key={l} value={l} lang={l} selected={l === lang.value}>{languages[l]}</option>)}
          </select>
        </label>
        <label><span class="visually-hidden">{x.t("theme")}</span>
          <select id="theme" value={theme.value} onChange={(event) => setTheme(event.currentTarget.value)}>
            {themes.map((t) => <option key={t} value={t} selected={t === theme.value}>{x.t(`theme.${t}`)}</option>)}
          </select>
        </label>
      </span>
    </header>
  );
}

const examples: { key: Key; search: string }[] = [
  { key: "example.chip.discard", search: `?h=${example.hand}` },
  { key: "example.chip.wait", search: "?h=34567m067p22345s" },
  { key: "example.chip.worth", search: "?h=34m340666p34588s5m&dora=7s&seen=7s" },
];

export function Examples() {
  const x = texts.value;
  return (
    <nav class="examples" aria-label={x.t("examples")}>
      {examples.map(({ key, search }) => {
        const q = fromAddress(search);
        return (
          <a key={key} class="chip" href={search} aria-current={question.value.hand === q.hand ? "true" : undefined} onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            change(q);
          }}>{x.t(key)}</a>
        );
      })}
    </nav>
  );
}

const recent = signal<memory.Recent[]>([]);

// keep puts the hand among the recent ones once it has been looked at for a while.
function keep(): void {
  const a = analysis.value;
  const q = answered.value;
  if (!a || !q || q.hand === example.hand) return;
  recent.value = memory.remember({ address: toAddress(q, null), hand: a.hand, verdict: plain(verdictOf(a, texts.value).parts) });
}

export function RecentHands() {
  const x = texts.value;
  useEffect(() => void (recent.value = memory.recent()), []);
  const a = analysis.value;
  const old = stale.value;
  useEffect(() => {
    if (!a || old) return;
    const timer = setTimeout(keep, 2500);
    return () => clearTimeout(timer);
  }, [a, old]);
  return (
    <Card id="recent" class="recent" title={<Term help="help.recent">{x.t("recent")}</Term>} aside={recent.value.length > 0 && (
      <button type="button" class="quiet" onClick={() => {
        memory.forget();
        recent.value = [];
      }}>{x.t("recent.forget")}</button>
    )}>
      {recent.value.length === 0 ? <p class="note">{x.t("recent.none")}</p> : (
        <ul>
          {recent.value.map((r) => (
            <li key={r.address}>
              <a href={r.address} title={r.verdict} onClick={(event) => {
                event.preventDefault();
                change(fromAddress(r.address));
              }}>
                <span class="mini" role="img" aria-label={r.hand}>{shown(r.hand).map((tile, i) => <Tile key={i} tile={tile} class="mini-tile" mute />)}</span>
                <span class="sub"><Sentence parts={drawn(r.verdict)} /></span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function shown(hand: string): string[] {
  const h = read(hand);
  return [...h.tiles, ...h.melds.flatMap((m) => m.tiles)];
}
