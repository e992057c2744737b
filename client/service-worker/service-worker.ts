import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { putAside, sweep } from './earlier-versions.ts';
import { answerAsset, findPacked } from './kept-assets.ts';
import { answerPage, keptPage } from './pages.ts';
import type { WorkerMessage } from './version-question.ts';
import type { WorkerFiles } from './worker-files.ts';

// docs/offline.md tells what it does and why. Calls of the app (/api) pass it by untouched.

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const __WORKER_FILES__: WorkerFiles;

const files = __WORKER_FILES__;
const precache = new PrecacheController();
precache.addToCacheList(files.kept.map((file) => ({ ...file })));

self.addEventListener('install', (event) => {
  void precache.install(event);
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await self.registration.navigationPreload?.enable();
    await putAside(precache.strategy.cacheName, files);
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
  if (message === 'page-up') event.waitUntil(self.clients.claim().then(() => sweep(files)));
});

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => answerAsset(request, files.packs),
);

/** Probes of the server's health are for the server alone. */
const SERVER_PATHS = /^\/(api|readyz|healthz)(\/|$)/;

async function pageFromDevice(path: string): Promise<Response | undefined> {
  const url = keptPage(path, files);
  return (await findPacked(url, files.packs)) ?? precache.matchPrecache(url);
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
