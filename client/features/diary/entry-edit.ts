import { type DiaryEntry, type DiaryMeal, type UpdateDiaryEntry, updateDiaryEntry } from '#contract/diary.ts';
import { dayIn } from '#domain/dates/calendar-day.ts';
import { withCount } from '#domain/diary/entries.ts';
import { typedAmount } from '../../lib/format/number-text.ts';
import { instantOf } from '../../lib/format/wall-time.ts';
import { type FigureTexts, typedFigures } from './figure-fields.tsx';

/** What stands in the boxes of an entry that is changed. */
export interface EntryEdit {
  name: string;
  count: string;
  meal: DiaryMeal;
  /** By the clock on the wall. */
  time: string;
  /** Figures that were typed. */
  texts: FigureTexts;
}

type Box = 'name' | 'count' | 'time';

/** The box that a field of the contract is typed in. */
const BOX_OF: Readonly<Record<string, Box>> = {
  name: 'name',
  day: 'time',
  eatenAt: 'time',
  amount: 'count',
  grams: 'count',
  values: 'count',
};

/**
 * What an edit changes, or null with what is wrong at which box. Figures that are typed are of the amount in its box,
 * the others grow with it.
 */
export function readEdit(
  entry: DiaryEntry,
  edit: EntryEdit,
  zone: string,
  now: Date,
): {
  portion: DiaryEntry;
  errors: Readonly<Partial<Record<Box, string>>>;
  changes: UpdateDiaryEntry | null;
} {
  const { name, meal, time } = edit;
  const count = typedAmount(edit.count) ?? 0;
  const portion = count > 0 ? withCount(entry, count) : entry;
  const figures = typedFigures(edit.texts);
  const eatenAt = instantOf(zone, time) ?? undefined;
  const day = eatenAt && time.slice(0, 10);
  // What came from the pantry goes back there when the entry is deleted, and a recipe can be opened again.
  const isOwn = Object.keys(figures ?? {}).length > 0 && !/^(?:pantry|recipe)$/.test(entry.source.kind);
  const parsed = updateDiaryEntry.safeParse({
    name,
    meal,
    day,
    eatenAt,
    amount: portion.amount,
    grams: portion.grams,
    values: { ...portion.values, ...figures },
    source: isOwn ? { kind: 'own' } : entry.source,
  });
  const refused = (parsed.error?.issues ?? []).map(({ path, message }) => [
    BOX_OF[String(path[0])] ?? 'count',
    message,
  ]);
  const errors = {
    ...Object.fromEntries(refused),
    ...(count > 0 ? {} : { count: 'The amount must be a number above 0' }),
    ...(day ? {} : { time: 'Please enter the day and time' }),
    ...(day && day > dayIn(zone, now) ? { time: "The day can't be in the future" } : {}),
  };
  const isComplete = Object.keys(errors).length === 0 && figures !== undefined;
  return { portion, errors, changes: isComplete ? (parsed.data ?? null) : null };
}
