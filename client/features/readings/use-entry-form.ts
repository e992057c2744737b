import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { EMPTY_READING, isMeasured } from '#contract/reading-values.ts';
import { hourIn } from '#domain/dates/calendar-day.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { instantOf } from '../../lib/format/wall-time.ts';
import { useSession } from '../../lib/session/current-user.ts';
import {
  type BrowserStores,
  browserStores,
  isRecord,
  readJson,
  writeJson,
} from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import type { useUnreadDangers } from './danger-alerts.tsx';
import {
  type Draft,
  type DraftErrors,
  EMPTY_DRAFT,
  GUEST,
  isBlank,
  isDraft,
  ownerOf,
  type Reader,
  readDraft,
  suggestsFasting,
} from './entry-draft.ts';
import { readQuickLine } from './quick-line.tsx';
import { useAddReading } from './reading-changes.ts';

/** A pause of this length means that a number is complete: "45" on the way to "450" is not answered. */
const PAUSE_MS = 800;
/** How soon to look again while a button is held down. */
const PRESS_MS = 100;

/** The value as it was when typing last paused, and the way to take it as it is now. */
function useSettled<T>(value: T): [settled: T, settle: () => void] {
  const [settled, setSettled] = useState(value);
  // A timer is the only way to notice that nothing happens.
  useEffect(() => {
    const look = () => {
      // What appears now would move the button away from under the finger, and the press would be lost.
      if (document.querySelector('button:active')) timer = setTimeout(look, PRESS_MS);
      else setSettled(value);
    };
    let timer = setTimeout(look, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return [settled, () => setSettled(value)];
}

interface Entry {
  draft: Draft;
  quick: string;
  /** UUID. Changes with every change of the text: the same entry sent twice is stored once, a corrected one is another. */
  key: string;
}

const newEntry = (): Entry => ({ draft: EMPTY_DRAFT, quick: '', key: newUuid() });

const isStored = (value: unknown): value is Entry & { owner: string } =>
  isRecord(value) &&
  isDraft(value.draft) &&
  [value.quick, value.owner].every((text) => typeof text === 'string') &&
  z.uuid().safeParse(value.key).success;

/** What was typed and not saved, if it was this person's; a guest's is taken along at sign-in. */
export function readEntry({ local }: BrowserStores, owner: string): Entry {
  const stored = readJson(local, STORAGE_KEY.readingDraft, isStored);
  return stored && (stored.owner === owner || stored.owner === GUEST) ? stored : newEntry();
}

/** Keeps what is typed, so that neither a failure, a reload nor the end of a session loses it. */
export function writeEntry({ local }: BrowserStores, owner: string, entry: Entry): void {
  if (isBlank(entry.draft) && entry.quick === '') local.removeItem(STORAGE_KEY.readingDraft);
  else writeJson(local, STORAGE_KEY.readingDraft, { ...entry, owner });
}

/** The entry form's state; it outlives the page until it is saved or emptied. */
function useEntryDraft() {
  const owner = ownerOf(useSession());
  const [entry, setEntry] = useState(() => readEntry(browserStores(), owner));
  const change = (changes: Partial<Pick<Entry, 'draft' | 'quick'>>) => {
    const next = { ...entry, ...changes, key: newUuid() };
    setEntry(next);
    writeEntry(browserStores(), owner, next);
  };
  /** Empties the boxes, unless something else was typed since the entry with this key was sent. */
  const clear = (key: string) => {
    setEntry((now) => (now.key === key ? newEntry() : now));
    if (readEntry(browserStores(), owner).key === key)
      browserStores().local.removeItem(STORAGE_KEY.readingDraft);
  };
  return { entry, change, clear };
}

const NOTHING_MEASURED = 'Enter glucose, ketones, weight or waist';

/** Complaints about boxes that have not changed since typing paused, so that nobody is told off in mid-number. */
const settledErrors = (errors: DraftErrors, settled: Draft, draft: Draft): DraftErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([box]) => settled[box as keyof DraftErrors] === draft[box as keyof DraftErrors],
    ),
  );

/**
 * The boxes for a new reading and what becomes of them.
 * @param saved told of a reading as it is saved, by its key at first, so that nothing in between takes its alert away
 */
export function useEntryForm(
  reader: Reader,
  saved: Pick<ReturnType<typeof useUnreadDangers>, 'judge' | 'forget'>,
) {
  const { entry, change, clear } = useEntryDraft();
  const [tried, setTried] = useState(false);
  const add = useAddReading();
  const now = new Date();
  const quick = useMemo(() => readQuickLine(entry.quick, reader), [entry.quick, reader]);
  const draft = useMemo(() => ({ ...entry.draft, ...quick?.draft }), [entry.draft, quick]);
  const [settled, settle] = useSettled(draft);
  const at = draft.time === '' ? now : (instantOf(reader.zone, draft.time) ?? now);
  const suggestion = suggestsFasting(hourIn(reader.zone, at));
  const read = readDraft(draft, reader, suggestion, now);
  const paused = readDraft(settled, reader, suggestion, now);
  const problem =
    quick?.problem ??
    Object.values(read.errors)[0] ??
    (isMeasured(read.fields) ? undefined : NOTHING_MEASURED);

  async function save(): Promise<'saved' | 'refused'> {
    settle();
    setTried(true);
    if (problem !== undefined || add.isPending) return 'refused';
    const { key } = entry;
    const time = now.toISOString();
    saved.judge({ ...EMPTY_READING, readingTime: time, ...read.fields, id: key, createdAt: time });
    try {
      const { item } = await add.mutateAsync({ ...read.fields, idempotencyKey: key });
      clear(key);
      setTried(false);
      saved.judge(item, key);
      return 'saved';
    } catch {
      // The toast has said why; what was typed stands as it was.
      saved.forget(key);
      return 'refused';
    }
  }

  return {
    draft,
    quickText: entry.quick,
    quick,
    /** What is wrong with the line is said when typing pauses. */
    quickIsSettled: tried || settled === draft,
    /** Typing in a box takes over what the line said. */
    changeDraft: (changes: Partial<Draft>) => change({ draft: { ...draft, ...changes }, quick: '' }),
    changeQuick: (text: string) => change({ quick: text }),
    fields: read.fields,
    errors: tried ? read.errors : settledErrors(paused.errors, settled, draft),
    /** Why it cannot be saved, once somebody tried. */
    problem: tried ? problem : undefined,
    suggestion,
    /** What advice is given on: as it was understood when typing last paused. */
    advised: isBlank(settled)
      ? null
      : {
          ...paused.fields,
          readingTime: paused.fields.readingTime ?? now.toISOString(),
          meter: paused.meter,
        },
    save,
    saving: add.isPending,
  };
}
