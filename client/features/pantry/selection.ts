import { z } from 'zod';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';

/** Names of the selected items by id, in the order they were selected. */
export type Selection = ReadonlyMap<number, string>;

type Selectable = { id: number; productName: string };

export function toggled(selection: Selection, { id, productName }: Selectable): Selection {
  const next = new Map(selection);
  if (!next.delete(id)) next.set(id, productName);
  return next;
}

export function withAll(selection: Selection, items: readonly Selectable[]): Selection {
  const next = new Map(selection);
  for (const { id, productName } of items) if (!next.has(id)) next.set(id, productName);
  return next;
}

export function withoutAll(selection: Selection, items: readonly Pick<Selectable, 'id'>[]): Selection {
  const next = new Map(selection);
  for (const { id } of items) next.delete(id);
  return next;
}

/** What of it is still there, under the names it has now. */
export function stillThere(selection: Selection, items: readonly Selectable[]): Selection {
  const names = new Map(items.map(({ id, productName }) => [id, productName]));
  return new Map([...selection.keys()].flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
}

const stored = z.object({ owner: z.string(), items: z.array(z.tuple([z.number(), z.string()])) });

/** The selection of this tab, also after a reload; another person's is not shown. */
export function readSelection({ session }: BrowserStores, owner: string): Selection {
  try {
    const kept = stored.parse(JSON.parse(session.getItem(STORAGE_KEY.pantrySelection) ?? 'null'));
    return new Map(kept.owner === owner ? kept.items : []);
  } catch {
    return new Map();
  }
}

export function keepSelection({ session }: BrowserStores, owner: string, selection: Selection): void {
  if (selection.size === 0) session.removeItem(STORAGE_KEY.pantrySelection);
  else writeJson(session, STORAGE_KEY.pantrySelection, { owner, items: [...selection] });
}
