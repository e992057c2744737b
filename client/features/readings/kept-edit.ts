import type { Reading } from '../../lib/readings/reading.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import type { Draft, Reader } from './entry-draft.ts';
import { isDraft } from './is-draft.ts';

/** A correction that was typed and not saved. */
export interface KeptEdit {
  id: Reading['id'];
  draft: Draft;
}

interface Stored extends KeptEdit {
  owner: string;
  /** The units and the zone the boxes were typed in. */
  typedIn: string;
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { id, draft, owner, typedIn } = value as Partial<Record<keyof Stored, unknown>>;
  const idFits = typeof id === 'number' || typeof id === 'string';
  return idFits && isDraft(draft) && typeof owner === 'string' && typeof typedIn === 'string';
}

const typedIn = ({ units, zone }: Reader): string =>
  [units.glucose, units.weight, units.length, zone].join(' ');

/** What this person typed into the dialog before a reload or the end of the session closed it. */
export function readKeptEdit({ session }: BrowserStores, owner: string, reader: Reader): KeptEdit | null {
  const kept = readJson(session, STORAGE_KEY.readingEdit, isStored);
  if (!kept || kept.owner !== owner || kept.typedIn !== typedIn(reader)) return null;
  return { id: kept.id, draft: kept.draft };
}

/** Keeps what is typed; null forgets it. A full storage costs this alone. */
export function keepEdit(
  { session }: BrowserStores,
  owner: string,
  reader: Reader,
  edit: KeptEdit | null,
): void {
  if (edit === null) session.removeItem(STORAGE_KEY.readingEdit);
  else writeJson(session, STORAGE_KEY.readingEdit, { ...edit, owner, typedIn: typedIn(reader) });
}
