import { useMemo, useState } from 'react';
import { EMPTY_READING, isMeasured } from '#contract/reading-values.ts';
import { hourIn } from '#domain/calendar-day.ts';
import type { Reading } from '../../lib/readings/reading.ts';
import { instantOf } from '../../lib/wall-time.ts';
import {
  type Draft,
  type DraftErrors,
  isBlank,
  type Reader,
  readDraft,
  suggestsFasting,
} from './entry-draft.ts';
import { readQuickLine } from './quick-line-text.ts';
import { useEntryDraft } from './use-entry-draft.ts';
import { useAddReading } from './use-reading-changes.ts';
import { useSettled } from './use-settled.ts';

const NOTHING_MEASURED = 'Enter glucose, ketones, weight or waist';

/** Complaints about boxes that have not changed since typing paused, so that nobody is told off in mid-number. */
const settledErrors = (errors: DraftErrors, settled: Draft, draft: Draft): DraftErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([box]) => settled[box as keyof DraftErrors] === draft[box as keyof DraftErrors],
    ),
  );

/** Told of a reading as it is saved, by its key at first, so that nothing in between takes its alert away. */
interface SavedReadings {
  judge: (reading: Reading, replaces?: Reading['id']) => void;
  /** It was not saved after all. */
  forget: (id: Reading['id']) => void;
}

/** What is typed for a new reading, how it is understood, and its saving. */
export function useEntryForm(reader: Reader, saved: SavedReadings) {
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
      const { reading } = await add.mutateAsync({ ...read.fields, idempotencyKey: key });
      clear(key);
      setTried(false);
      saved.judge(reading, key);
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
