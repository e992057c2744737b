import { useState } from 'react';
import { newUuid } from '../../lib/new-uuid.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { type BrowserStores, browserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { type Draft, EMPTY_DRAFT, isBlank } from './entry-draft.ts';
import { GUEST, ownerOf } from './entry-owner.ts';
import { isDraft } from './is-draft.ts';

export interface Entry {
  draft: Draft;
  /** The line of the quick entry. */
  quick: string;
  /** UUID. Changes with every change of the text: the same entry sent twice is stored once, a corrected one is another. */
  key: string;
}

interface Stored extends Entry {
  owner: string;
}

const newEntry = (): Entry => ({ draft: EMPTY_DRAFT, quick: '', key: newUuid() });

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, quick, key, owner } = value as Partial<Record<keyof Stored, unknown>>;
  const keyFits = typeof key === 'string' && UUID.test(key);
  return isDraft(draft) && typeof quick === 'string' && keyFits && typeof owner === 'string';
}

/** What was typed and not saved, if it was this person's; a guest's is taken along at sign-in. */
export function readEntry({ local }: BrowserStores, owner: string): Entry {
  const stored = readJson(local, STORAGE_KEY.readingDraft, isStored);
  return stored && (stored.owner === owner || stored.owner === GUEST) ? stored : newEntry();
}

/** Keeps what is typed, so that neither a failure, a reload nor the end of a session loses it. */
export function keepEntry({ local }: BrowserStores, owner: string, entry: Entry): void {
  if (isBlank(entry.draft) && entry.quick === '') local.removeItem(STORAGE_KEY.readingDraft);
  else writeJson(local, STORAGE_KEY.readingDraft, { ...entry, owner });
}

/** The entry form's state; it outlives the page until it is saved or emptied. */
export function useEntryDraft() {
  const owner = ownerOf(useSession());
  const [entry, setEntry] = useState(() => readEntry(browserStores(), owner));
  const change = (changes: Partial<Pick<Entry, 'draft' | 'quick'>>) => {
    const next = { ...entry, ...changes, key: newUuid() };
    setEntry(next);
    keepEntry(browserStores(), owner, next);
  };
  /** Empties the boxes, unless something else was typed since the entry with this key was sent. */
  const clear = (key: string) => {
    setEntry((now) => (now.key === key ? newEntry() : now));
    if (readEntry(browserStores(), owner).key === key)
      browserStores().local.removeItem(STORAGE_KEY.readingDraft);
  };
  return { entry, change, clear };
}
