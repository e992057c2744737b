import type { z } from 'zod';
import { type BrowserStores, isRecord, readJsonList, writeJson } from './browser-stores.ts';
import type { StorageKey } from './keys.ts';

interface DeviceListParts<Item extends { id: number | string }> {
  /** What an item is called in errors. */
  thing: string;
  /** Id of an item made at that millisecond, or the next free one. */
  idAt: (stamp: number) => Item['id'];
}

/** A guest's things of one kind, a JSON list in the browser's storage, the newest entry first. */
export function deviceList<Item extends { id: number | string }>(
  schema: z.ZodType<Item>,
  key: StorageKey,
  { thing, idAt }: DeviceListParts<Item>,
) {
  /** Everything stored, also what this version cannot show, so that rewriting the list loses nothing. */
  const entriesOf = ({ local }: BrowserStores) => readJsonList(local, key, isRecord);
  const write = ({ local }: BrowserStores, entries: readonly object[]) => {
    if (!writeJson(local, key, entries))
      throw new Error(`This browser is out of space, so the ${thing} wasn’t saved`);
  };
  return {
    /** Entries that are none of these are left alone and not shown. */
    read: (stores: BrowserStores): Item[] =>
      entriesOf(stores).flatMap((entry) => schema.safeParse(entry).data ?? []),

    /**
     * Adds all in one write. One whose idempotency key is there already is not added twice.
     * @throws Error when the browser's storage is full or refuses; then none is added
     */
    add: (stores: BrowserStores, made: readonly object[], now: Date): Item[] => {
      const entries = entriesOf(stores);
      const byKey = new Map(entries.map((entry) => [entry.idempotencyKey, entry]));
      const ids = new Set(entries.map((entry) => entry.id));
      let stamp = now.getTime();
      const added = made.map((one: { idempotencyKey?: string }) => {
        const known = one.idempotencyKey === undefined ? undefined : byKey.get(one.idempotencyKey);
        if (known) return schema.parse(known);
        while (ids.has(idAt(stamp))) stamp += 1;
        const entry = { ...one, id: idAt(stamp) };
        ids.add(entry.id);
        entries.unshift(entry);
        return schema.parse(entry);
      });
      write(stores, entries);
      return added;
    },

    /** @throws Error when it is not there any more, or the browser's storage is full or refuses */
    change: (stores: BrowserStores, id: Item['id'], changes: object): Item => {
      const entries = entriesOf(stores);
      const index = entries.findIndex((entry) => entry.id === id);
      if (index < 0) throw new Error(`This ${thing} is no longer on this device`);
      const changed = { ...entries[index], ...changes };
      const item = schema.parse(changed);
      write(stores, entries.with(index, changed));
      return item;
    },

    remove: (stores: BrowserStores, gone: ReadonlySet<unknown>): void =>
      write(
        stores,
        entriesOf(stores).filter((entry) => !gone.has(entry.id)),
      ),
  };
}
