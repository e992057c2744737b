import { useState } from 'react';
import type { Reading } from '../../lib/readings/reading.ts';
import { useSession } from '../../lib/session/current-user.ts';
import {
  type BrowserStores,
  browserStores,
  isRecord,
  readJson,
  writeJson,
} from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { type Draft, isDraft, ownerOf, type Reader } from './entry-draft.ts';

interface EditDraft {
  id: Reading['id'];
  draft: Draft;
}

const isStored = (value: unknown): value is EditDraft & { owner: string; typedIn: string } =>
  isRecord(value) &&
  ['number', 'string'].includes(typeof value.id) &&
  isDraft(value.draft) &&
  [value.owner, value.typedIn].every((text) => typeof text === 'string');

/** The units and the zone the boxes were typed in. */
const typedIn = ({ units, zone }: Reader): string =>
  [units.glucose, units.weight, units.length, zone].join(' ');

/** What this person typed into the dialog before a reload or the end of the session closed it. */
export function readEditDraft({ session }: BrowserStores, owner: string, reader: Reader): EditDraft | null {
  const saved = readJson(session, STORAGE_KEY.readingEdit, isStored);
  if (!saved || saved.owner !== owner || saved.typedIn !== typedIn(reader)) return null;
  return { id: saved.id, draft: saved.draft };
}

/** Keeps what is typed; null forgets it. A full storage costs this alone. */
export function writeEditDraft(
  { session }: BrowserStores,
  owner: string,
  reader: Reader,
  edit: EditDraft | null,
): void {
  if (edit === null) session.removeItem(STORAGE_KEY.readingEdit);
  else writeJson(session, STORAGE_KEY.readingEdit, { ...edit, owner, typedIn: typedIn(reader) });
}

/** The reading that is corrected in the dialog; what was typed there comes up again after a reload or a new sign-in. */
export function useEditedReading(reader: Reader, readings: readonly Reading[] | undefined) {
  const owner = ownerOf(useSession());
  const [edited, setEdited] = useState<Reading | null>(null);
  const [saved, setSaved] = useState(() => readEditDraft(browserStores(), owner, reader));
  const found = edited === null && saved ? readings?.find(({ id }) => id === saved.id) : undefined;
  if (found) setEdited(found);
  const close = () => {
    writeEditDraft(browserStores(), owner, reader, null);
    setSaved(null);
    setEdited(null);
  };
  return {
    edited,
    typedBefore: saved && saved.id === edited?.id ? saved.draft : null,
    edit: setEdited,
    save: (id: Reading['id'], draft: Draft) => writeEditDraft(browserStores(), owner, reader, { id, draft }),
    close,
  };
}
