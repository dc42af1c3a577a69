// The service worker: it keeps the files of the page, so that the page opens without the
// network. It never keeps answers. The build puts in what the files are.

declare const VERSION: string;
declare const FILES: string[];

// The part of the service worker's types that is used here: TypeScript's own do not go
// together with those of a page.
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
}

const scope = self as unknown as Scope;
const prefix = "mentsu-page ";
const current = prefix + VERSION;

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("fetch", (event) => {
  const name = fileOf(event.request);
  if (name !== undefined) event.respondWith(answer(name, event.request));
});

// fill loads all files and asks for each whether what the browser has of it still holds, so
// that they are of one version.
async function fill(): Promise<void> {
  const cache = await caches.open(current);
  await cache.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" })));
  await scope.skipWaiting();
}

// takeOver drops the files of earlier versions.
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== current).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

// fileOf returns which of the files a request is for. The page itself has its question in
// the address, which makes no difference.
function fileOf(request: Request): string | undefined {
  if (request.method !== "GET" || !request.url.startsWith(scope.registration.scope)) return undefined;
  const name = new URL(request.url).pathname.slice(new URL(scope.registration.scope).pathname.length);
  if (name === "" || name === "index.html") return "./";
  return FILES.includes(name) ? name : undefined;
}

async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (await cache.match(name)) ?? fetch(request);
}
