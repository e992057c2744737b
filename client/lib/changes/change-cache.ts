import { hydrate, type MutationState, type QueryClient } from '@tanstack/react-query';
import { CHANGE_KEY, type Change, changeOf, laneOf } from './change.ts';
import type { ChangeRows } from './change-rows.ts';
import { errorOf } from './send-failure.ts';

const STATUS = { waiting: 'pending', refused: 'error', done: 'success' } as const;

/** How a stored change stands in the cache: paused, refused, or with a result to be looked at. */
const storedState = (change: Change): MutationState<unknown, Error, Change> => ({
  context: undefined,
  data: change.result,
  error: change.state === 'refused' && change.failure ? errorOf(change.failure) : null,
  failureCount: 0,
  failureReason: null,
  isPaused: change.state === 'waiting',
  status: STATUS[change.state],
  variables: change,
  submittedAt: Date.parse(change.createdAt),
});

/**
 * The mutations that are changes, as the rows have them: other tabs, and earlier pages, write these too.
 * @param isInHand whether a form still shows the change being saved
 */
export function createChangeCache(client: QueryClient, rows: ChangeRows, isInHand: (id: string) => boolean) {
  const cache = client.getMutationCache();
  const all = () => cache.findAll({ mutationKey: [CHANGE_KEY] });
  const find = (id: string) => all().find((mutation) => changeOf(mutation)?.id === id);

  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { mutation } = event;
    // What came of some of them is yet to be looked at.
    if (mutation.options.mutationKey?.[0] === CHANGE_KEY && mutation.state.variables?.state !== 'done')
      cache.remove(mutation);
  });

  function note(id: string, known: Partial<Change>): void {
    const mutation = find(id);
    if (!mutation) return;
    mutation.state = { ...mutation.state, variables: { ...changeOf(mutation), ...known } };
    cache.notify({ type: 'updated', mutation, action: { type: 'continue' } });
  }

  return {
    find,
    /** Tells what else is known of a change to all who show it. */
    note,
    /** Brings the cache to what the rows say. */
    sync: async (): Promise<void> => {
      const stored = await rows.all();
      for (const mutation of all()) {
        const shown = changeOf(mutation);
        if (!shown || shown.sentId !== undefined || isInHand(shown.id)) continue;
        const row = stored.find(({ id }) => id === shown.id);
        const wasHeld = mutation.state.status === 'error' && shown.state === 'waiting';
        if (row?.state !== shown.state || row.owner !== shown.owner || wasHeld) cache.remove(mutation);
        else if (row.attempts !== shown.attempts || row.failure?.verdict !== shown.failure?.verdict)
          note(row.id, { attempts: row.attempts, failure: row.failure });
      }
      const mutations = stored
        .filter(({ id }) => !find(id))
        .map((row) => ({
          mutationKey: [CHANGE_KEY, row.kind],
          scope: { id: `${row.owner} ${laneOf(row.kind)}` },
          state: storedState(isInHand(row.id) ? { ...row, inHand: true } : row),
        }));
      hydrate(client, { queries: [], mutations });
    },
  };
}
