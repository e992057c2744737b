import { hashKey, type QueryKey } from '@tanstack/react-query';
import { isPantryIds, isPantryPage, isReadings } from './kept-keys.ts';
import { beyondEnd, firstViewKey, isFirstView, pageFromKept, pageOf } from './kept-pantry.ts';
import { asKeptReadings, keptSince, withAnswer } from './kept-readings.ts';
import type { KeptAnswer, KeptStore } from './kept-store.ts';

/** All stretches of readings are kept as one. */
const READINGS = 'readings';

const nameOf = (key: QueryKey): string => hashKey(key);

const idsOf = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((one: unknown) => (one as { id?: unknown } | null)?.id) : [];

/** Names of what was kept of things that are not in the list of all of them any more. */
async function withoutOwners(
  store: KeptStore,
  start: string,
  keyOf: (id: unknown) => QueryKey,
  ids: unknown[],
) {
  const known = new Set(ids.map((id) => nameOf(keyOf(id))));
  return (await store.names(start)).filter((name) => !known.has(name));
}

/** What an answer shows to be gone on the account must not stay on the device either. */
async function goneWith(store: KeptStore, key: QueryKey, data: unknown): Promise<string[]> {
  if (key[0] === 'saved-conversations')
    return withoutOwners(
      store,
      '["conversation-messages"',
      (id) => ['conversation-messages', id],
      idsOf(data),
    );
  if (isPantryIds(key)) {
    const items: unknown = (data as { items?: unknown } | null)?.items;
    return withoutOwners(store, '["pantry-items","one"', (id) => ['pantry-items', 'one', id], idsOf(items));
  }
  if (isPantryPage(key)) {
    const start = nameOf(firstViewKey(0)).replace(/0\]$/, '');
    const names = await store.names(start);
    const numbers = names.map((name) => Number.parseInt(name.slice(start.length), 10));
    return beyondEnd(data, numbers).map((number) => nameOf(firstViewKey(number)));
  }
  return [];
}

/** Keeps an answer, in the form its kind is kept in, and lets go of what it shows to be gone. */
export async function keepAnswer(store: KeptStore, key: QueryKey, { data, at }: KeptAnswer): Promise<void> {
  if (isReadings(key)) {
    const kept = asKeptReadings((await store.read(READINGS))?.data);
    const from = typeof key[2] === 'string' ? key[2] : null;
    return store.write(READINGS, { data: withAnswer(kept, from, data), at });
  }
  const page = isPantryPage(key) ? pageOf(key) : null;
  if (page && !isFirstView(page.view)) return;
  await store.write(nameOf(key), { data, at });
  await store.remove(await goneWith(store, key, data));
}

/** What is kept for a key, or can be made of what is kept; undefined where that is not all of it. */
export async function readAnswer(store: KeptStore, key: QueryKey): Promise<KeptAnswer | undefined> {
  if (isReadings(key)) {
    const kept = await store.read(READINGS);
    const data = keptSince(asKeptReadings(kept?.data), typeof key[2] === 'string' ? key[2] : null);
    return kept && data && { data, at: kept.at };
  }
  const page = isPantryPage(key) ? pageOf(key) : null;
  if (page && !isFirstView(page.view))
    return pageFromKept(page, (number) => store.read(nameOf(firstViewKey(number))));
  return store.read(nameOf(key));
}

/** Lets go of one answer, because the server has nothing there any more. */
export const dropAnswer = (store: KeptStore, key: QueryKey): Promise<void> => store.remove([nameOf(key)]);
