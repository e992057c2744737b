import type { QueryClient } from '@tanstack/react-query';
import { connectionStore, isOnline } from '../offline/online.ts';
import { noteStored, patchReadings, READINGS_KEY, type Reading } from '../readings/reading.ts';
import { noticeSignedOut } from '../session/current-user.ts';
import { type Change, type Lane, laneOf, provisionalId } from './change.ts';
import { type Changes, createChanges } from './change-mutations.ts';
import { openChangeRows } from './change-rows.ts';
import type { Senders } from './changes.ts';
import { createSend } from './requests.ts';

/** Keys of the reads that a sent change may have changed. */
const READS: Readonly<Record<Lane, readonly (readonly string[])[]>> = {
  reading: [[READINGS_KEY, 'account']],
  fast: [['fasts']],
  // What is eaten from the pantry is taken from there.
  diary: [['diary'], ['pantry-items']],
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
function refresh(client: QueryClient, change: Change, answer: unknown): Promise<unknown> {
  const { kind, payload } = change;
  // Another tab has sent it.
  if (answer === undefined) return readAnew(client, laneOf(kind));
  if (kind === 'profile.change') client.setQueryData(READS.profile[0] ?? [], answer);
  if (laneOf(kind) !== 'reading') return readAnew(client, laneOf(kind));
  if (kind === 'reading.add') noteStored((answer as Reading).id, provisionalId(change));
  if (kind === 'reading.remove') patchReadings(client, 'account', payload.id, null);
  else patchReadings(client, 'account', (answer as Reading).id, answer as Reading);
  return Promise.resolve();
}

const LOCK = 'keto-changes';

/** One tab at a time; without locks (a page without TLS) the mutations of this one follow each other by themselves. */
const alone = <T>(lane: Lane, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request(`${LOCK} ${lane}`, work) : work();

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

/** Tries again when something may arrive again. */
function followWorld(changes: Changes): void {
  const flush = () => void changes.flush().catch(() => undefined);
  connectionStore.subscribe(() => {
    if (isOnline()) flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
}

/** Changes over the browser's database, locks and tabs. */
export async function openBrowserChanges(
  client: QueryClient,
  featureSenders: Senders,
  owner: () => string | null,
): Promise<Changes> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(LOCK);
  const changes = createChanges(client, {
    rows: await openChangeRows(),
    owner,
    send: createSend(client, featureSenders),
    alone,
    refresh: (change, answer) => refresh(client, change, answer),
    tellOthers: (sent) => channel?.postMessage(sent),
    onSignedOut: () => noticeSignedOut(client),
    watchLeaving,
  });
  channel?.addEventListener('message', async ({ data }: MessageEvent<Lane | null>) => {
    if (data !== null && data in READS) await readAnew(client, data).catch(() => undefined);
    await changes.sync();
  });
  followWorld(changes);
  await changes.sync();
  return changes;
}
