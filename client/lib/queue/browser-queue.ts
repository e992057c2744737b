import type { QueryClient } from '@tanstack/react-query';
import { connectionStore, isOnline } from '../online.ts';
import { patchReadings, READINGS_KEY, type Reading } from '../readings/reading.ts';
import { noticeSignedOut } from '../session/current-user.ts';
import { openBrowserEntryStore } from './browser-entry-store.ts';
import type { QueueEntry } from './entry.ts';
import { type Lane, laneOf } from './kinds.ts';
import { createQueue, type Queue } from './queue.ts';
import type { Senders } from './queue-state.ts';
import { sendPlainly } from './senders.ts';

const CHANNEL = 'keto-queue';

/** Keys of the reads that a sent entry may have changed. */
const READS: Readonly<Record<Lane, readonly (readonly string[])[]>> = {
  reading: [[READINGS_KEY, 'account']],
  fast: [['fasts']],
  pantry: [['pantry-items']],
  profile: [['profile']],
  // Cooking takes from the pantry.
  plan: [['meal-plans'], ['pantry-items']],
  chat: [['conversation-messages'], ['saved-conversations']],
  scan: [],
};

const readAnew = (client: QueryClient, lane: Lane) =>
  Promise.all(READS[lane].map((queryKey) => client.invalidateQueries({ queryKey })));

/** A reading is put into the lists at hand: there may be years of them. */
function refresh(client: QueryClient, { kind, payload }: QueueEntry, answer: unknown): Promise<unknown> {
  if (kind === 'profile.change') client.setQueryData(READS.profile[0] ?? [], answer);
  if (laneOf(kind) !== 'reading') return readAnew(client, laneOf(kind));
  if (kind === 'reading.remove' && 'id' in payload) patchReadings(client, 'account', payload.id, null);
  else patchReadings(client, 'account', (answer as Reading).id, answer as Reading);
  return Promise.resolve();
}

/** One lane at a time over all tabs; without the browser's locks (a page without TLS) over this one. */
function lockLanes() {
  const held = new Map<Lane, Promise<unknown>>();
  return async <T>(lane: Lane, work: () => Promise<T>, ifFree?: 'ifFree'): Promise<T | 'elsewhere'> => {
    if (typeof navigator.locks !== 'undefined')
      return navigator.locks.request(
        `keto-queue ${lane}`,
        { ifAvailable: ifFree !== undefined },
        (lock): Promise<T | 'elsewhere'> => (lock ? work() : Promise.resolve('elsewhere')),
      );
    const before = held.get(lane);
    if (before && ifFree) return 'elsewhere';
    const mine = (before ?? Promise.resolve()).then(work, work);
    const done = mine.catch(() => undefined);
    held.set(lane, done);
    void done.then(() => held.get(lane) === done && held.delete(lane));
    return mine;
  };
}

/** Wakes the queue when something may arrive again. */
function followWorld(queue: Queue): void {
  const flush = () => void queue.flush().catch(() => undefined);
  connectionStore.subscribe(() => {
    if (isOnline()) flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
}

/** Between the press of a link and the next page this one still sends and hears answers. */
function watchLeaving() {
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  // Not for longer than needed: with it some browsers keep no page for going back.
  addEventListener('beforeunload', leave);
  return { isLeaving: () => leaving, end: () => removeEventListener('beforeunload', leave) };
}

interface PageParts {
  /** Ways of sending that are no plain calls. */
  featureSenders: Senders;
  owner: () => string | null;
  onChange: (entries: readonly QueueEntry[]) => void;
}

/** The queue over the browser's database, locks and tabs. */
export async function openBrowserQueue(
  client: QueryClient,
  { featureSenders, owner, onChange }: PageParts,
): Promise<Queue> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const queue = createQueue({
    store: await openBrowserEntryStore(),
    owner,
    isReachable: isOnline,
    send: (entry) => {
      const send = featureSenders[entry.kind] as
        | ((one: QueueEntry, c: QueryClient) => Promise<unknown>)
        | undefined;
      return send ? send(entry, client) : sendPlainly(entry);
    },
    withLock: lockLanes(),
    refresh: (entry, answer) => refresh(client, entry, answer),
    onChange,
    tellOthers: (sent) => channel?.postMessage(sent),
    onSignedOut: () => noticeSignedOut(client),
    watchLeaving,
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => new Date(),
  });
  channel?.addEventListener('message', async ({ data }: MessageEvent<Lane | null>) => {
    if (data !== null && data in READS) await readAnew(client, data).catch(() => undefined);
    await queue.reread();
  });
  followWorld(queue);
  await queue.reread();
  return queue;
}
