import { createStore, useStore } from '../hooks/create-store.ts';

/** `offline`: the device has no network. `unreachable`: it has one, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

/** How long the server is left in peace between two tries to find it again. */
const PROBE_MS = 10_000;

const hasNetwork = () => typeof navigator === 'undefined' || navigator.onLine !== false;

/** What is known of the way to the server; `online` until something else is noticed. */
export const connectionStore = createStore<Connection>(hasNetwork() ? 'online' : 'offline', 'online');

export const isOnline = (): boolean => connectionStore.get() === 'online';

/** True while requests can be expected to arrive. */
export const useOnline = (): boolean => useStore(connectionStore) === 'online';

export const useConnection = (): Connection => useStore(connectionStore);

let timer: ReturnType<typeof setTimeout> | undefined;
let probing = false;

function become(next: Connection): void {
  clearTimeout(timer);
  if (next === 'unreachable') timer = setTimeout(() => void probe(), PROBE_MS);
  if (connectionStore.get() !== next) connectionStore.set(next);
}

/** Asks the server for a sign of life; a hidden page waits until it is looked at. */
async function probe(): Promise<void> {
  if (probing || document.visibilityState === 'hidden') return;
  probing = true;
  const isReached = await fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  probing = false;
  if (isReached) noteAnswer();
  else become(hasNetwork() ? 'unreachable' : 'offline');
}

/** The server answered, whatever it said. */
export function noteAnswer(): void {
  if (connectionStore.get() !== 'online') become('online');
}

/** A request got no answer. One that broke by itself means nothing, so the server is asked before that is told. */
export function noteNoAnswer(): void {
  if (!hasNetwork()) become('offline');
  else if (connectionStore.get() === 'online') void probe();
}

/** Follows what the browser tells of its network, for as long as the page lives. */
export function followNetwork(): void {
  window.addEventListener('offline', () => become('offline'));
  // That there is a network again does not mean that the server is: the next call tells.
  window.addEventListener('online', () => become('online'));
  document.addEventListener('visibilitychange', () => {
    if (connectionStore.get() === 'unreachable') void probe();
  });
}
