import { askVersion, type WorkerMessage } from '../../service-worker/version-question.ts';
import { appVersion, newVersionReady } from './app-version.ts';
import { connectionStore, isOnline } from './online.ts';

const HOUR_MS = 3_600_000;
/** After so long without a new file of the page its loading counts as over. */
const STILL_MS = 1_000;
/** A worker that may take over is told so again after this long. */
const AGAIN_MS = 2_000;
/** How often something is tried before the next page has to. */
const MOST_TIMES = 15;

const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Until the page fetches nothing new. */
async function still(): Promise<void> {
  const fetched = () => performance.getEntriesByType('resource').length;
  let before = -1;
  for (let times = 0; times < MOST_TIMES && fetched() !== before; times += 1) {
    before = fetched();
    await pause(STILL_MS);
  }
}

/**
 * What is asked of the worker in charge while the two change places wakes it again, and the browser gives the change
 * up: so the page waits until it is still, and says the word until it is heard.
 */
async function letIn(worker: ServiceWorker): Promise<void> {
  await still();
  for (let times = 0; times < MOST_TIMES && worker.state === 'installed'; times += 1) {
    tell(worker, 'take-over');
    await pause(AGAIN_MS);
  }
}

/** Its word, asked for again where it comes too late: a worker that has to start first may be slow to answer. */
async function versionOf(worker: ServiceWorker): Promise<string | null> {
  let version: string | null = null;
  for (let times = 0; times < MOST_TIMES && version === null && worker.state !== 'redundant'; times += 1)
    version = await askVersion(worker);
  return version;
}

/**
 * A worker waits to take over, or has taken over from another tab. One of this page's own version may; for a newer one
 * the person is told, and decides when to reload. Reloading brings the new page, which then lets its worker in.
 */
async function meet(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  const version = await versionOf(worker);
  if (version === null) return;
  if (version === appVersion()) await letIn(worker);
  else newVersionReady.set(true);
}

/** Asks now and then whether there is a new version; a page may stay open for days. */
function lookForNew(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = () => {
    if (!isOnline() || document.visibilityState === 'hidden' || Date.now() - lookedAt < HOUR_MS) return;
    lookedAt = Date.now();
    // Without an answer it asks the next time.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  connectionStore.subscribe(look);
  setInterval(look, HOUR_MS);
}

/** Puts the worker in place that keeps the app on this device, and follows its versions as long as the page lives. */
export async function followVersions(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', (event: MessageEvent<WorkerMessage>) => {
    if (event.data === 'which-version') event.ports[0]?.postMessage(appVersion());
  });
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  serviceWorker.addEventListener('controllerchange', () => void meet(serviceWorker.controller));
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) void meet(worker);
    });
  });
  void meet(registration.waiting);
  tell(registration.active, 'page-up');
  lookForNew(registration);
}
