import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { answerAsset, EARLIER, findPacked, USED } from './kept-assets.ts';
import { askVersion, type WorkerMessage } from './version-question.ts';
import type { WorkerFiles } from './worker-files.ts';

// docs/offline.md tells what it does and why. Calls of the app (/api) pass it by untouched.

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __WORKER_FILES__: WorkerFiles;

/** A server that takes longer than this to answer with a page is taken for away. */
const PATIENCE_MS = 4_000;

const files = __WORKER_FILES__;
const precache = new PrecacheController();
precache.addToCacheList(files.kept.map((file) => ({ ...file })));

const wholeAddress = (url: string) => new URL(url, self.location.href).href;
const isAsset = (url: string) => new URL(url).pathname.startsWith('/assets/');

/** Before the files of the version before are taken away: what its open pages may still ask for is put aside. */
async function putAside(): Promise<void> {
  const from = await caches.open(precache.strategy.cacheName);
  const to = await caches.open(EARLIER);
  const mine = new Set(files.kept.map(({ url }) => wholeAddress(url)));
  for (const request of await from.keys()) {
    if (mine.has(request.url) || !isAsset(request.url)) continue;
    const response = await from.match(request);
    if (response) await to.put(request, response);
  }
}

/** Takes away what earlier versions left, once no page of theirs is open. A page that does not answer counts as one. */
async function sweep(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const versions = await Promise.all(pages.map((page) => askVersion(page)));
  if (versions.some((version) => version !== files.version)) return;
  await caches.delete(EARLIER);
  const used = await caches.open(USED);
  const mine = [...files.whenUsed, ...files.packs.flatMap((pack) => pack.files)];
  const wanted = new Set(mine.map(wholeAddress));
  for (const request of await used.keys()) if (!wanted.has(request.url)) await used.delete(request);
}

self.addEventListener('install', (event) => {
  void precache.install(event);
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await self.registration.navigationPreload?.enable();
    await putAside();
    await precache.activate(event);
    // The page of the first visit is looked after from now on, not from the next load on.
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message === 'take-over') event.waitUntil(self.skipWaiting());
  if (message === 'which-version') event.ports[0]?.postMessage(files.version);
  // A page that was on its way while this worker took over does not know it yet.
  if (message === 'page-up') event.waitUntil(self.clients.claim().then(() => sweep()));
});

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAsset(url.href),
  ({ request }) => answerAsset(request, files.packs),
);

/** Probes of the server's health are for the server alone. */
const SERVER_PATHS = /^\/(api|readyz|healthz)(\/|$)/;

async function pageFromDevice(path: string): Promise<Response | undefined> {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  const url = files.pages[plain] ?? files.shell;
  return (await findPacked(url, files.packs)) ?? precache.matchPrecache(url);
}

/**
 * A page comes from the server as long as that answers, so that a mended version is there with the next load, and
 * brings the addresses of its own code. Else it comes from what is kept, with the code that was kept beside it.
 */
async function answerPage(
  fromServer: () => Promise<Response>,
  fromDevice: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fromServer().catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const inTime = await Promise.race([answer, late]);
  if (inTime && inTime.status < 500) return inTime;
  return (await fromDevice()) ?? (await answer) ?? Response.error();
}

registerRoute(
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' && sameOrigin && !SERVER_PATHS.test(url.pathname),
  ({ event, request, url }) => {
    const preloaded: Promise<Response | undefined> =
      event instanceof FetchEvent ? event.preloadResponse : Promise.resolve(undefined);
    return answerPage(
      async () => (await preloaded) ?? fetch(request),
      () => pageFromDevice(url.pathname),
    );
  },
);

// Icons, the manifest, the theme script: they keep their name when they change, so the server is asked first.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && precache.getCacheKeyForURL(url.href) !== undefined,
  ({ request, url }) =>
    answerPage(
      () => fetch(request),
      () => precache.matchPrecache(url.href),
    ),
);
