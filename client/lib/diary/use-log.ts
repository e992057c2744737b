import { useMutation } from '@tanstack/react-query';
import type { CreateDiaryEntry, DiaryEntry, DiaryMeal, UpdateDiaryEntry } from '#contract/diary.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import { type CalendarDay, dayIn, hourIn } from '#domain/dates/calendar-day.ts';
import { MEAL_WORDS, mealAtHour, usualTime } from '#domain/diary/entries.ts';
import { newUuid } from '../browser/new-uuid.ts';
import { personZone, usePerson } from '../person/person.ts';
import { sayFailed } from '../toast/say-failed.ts';
import { toast } from '../toast/toast.ts';
import { useDiaryChanges } from './diary.ts';

const UNDO_TOAST_MS = 8000;

type When = Pick<CreateDiaryEntry, 'day' | 'eatenAt' | 'meal'>;

/** The moment something is logged for: now, or when that meal usually is on a past day. */
function whenOf(zone: string, day: CalendarDay, meal: DiaryMeal): When {
  const now = new Date();
  const usual = day === dayIn(zone, now) ? null : usualTime(zone, day, meal);
  return { day, meal, eatenAt: (usual ?? now).toISOString() };
}

/** The meal that is eaten about now. */
export const mealNow = (zone: string): DiaryMeal => mealAtHour(hourIn(zone, new Date()));

/** A food as an entry of its own; the pantry gives it as far as it has it. */
function entryOf(food: OwnFood, { day, eatenAt, meal }: When): CreateDiaryEntry {
  const { name, amount, grams, values, source } = food;
  const takenFromPantryGrams = source.kind === 'pantry' ? (grams?.value ?? null) : null;
  const idempotencyKey = newUuid();
  return { day, eatenAt, meal, name, amount, grams, values, source, takenFromPantryGrams, idempotencyKey };
}

const named = (entries: readonly { name: string }[]) =>
  entries.length === 1 ? (entries[0]?.name ?? '') : `${entries.length} foods`;

/** Tells what was done, with a way back. */
const sayWithUndo = (title: string, undo: () => Promise<unknown>, description?: string) =>
  toast({
    title,
    description,
    duration: UNDO_TOAST_MS,
    action: { label: 'Undo', onClick: () => void undo().catch(sayFailed('Could not undo the change')) },
  });

/** Adds entries with a way back; what goes wrong is told here. */
function useAdding() {
  const changes = useDiaryChanges();
  const adding = useMutation({
    mutationFn: (entries: readonly CreateDiaryEntry[]) => changes.add(entries),
    onSuccess: (made) =>
      sayWithUndo(
        `Logged: ${named(made)}`,
        () => changes.remove(made.map(({ id }) => id)),
        `Added to ${MEAL_WORDS[made[0]?.meal ?? 'snack'].toLowerCase()}.`,
      ),
    onError: sayFailed('Could not log your food'),
  });
  return {
    changes,
    isLogging: adding.isPending,
    /** Whether they were added. */
    add: (entries: readonly CreateDiaryEntry[]): Promise<boolean> =>
      adding.mutateAsync(entries).then(
        () => true,
        () => false,
      ),
  };
}

/** Logs with a way back, for one day. */
export function useLog(zone: string, day: CalendarDay) {
  const { changes, isLogging, add } = useAdding();
  return {
    isLogging,
    /** Foods eaten at a meal of this day; gives whether they were logged, and says it where they were not. */
    log: (foods: readonly OwnFood[], meal: DiaryMeal) => {
      const when = whenOf(zone, day, meal);
      return add(foods.map((food) => entryOf(food, when)));
    },
    remove: (entry: DiaryEntry) => {
      const restored = { ...entryOf(entry, entry), isFavorite: entry.isFavorite };
      changes
        .remove([entry.id])
        .then(
          () => sayWithUndo(`Deleted: ${entry.name}`, () => changes.add([restored])),
          sayFailed('Could not delete the entry'),
        );
    },
    /** Gives whether it was changed, and says it where it was not. */
    change: (entry: DiaryEntry, fields: UpdateDiaryEntry): Promise<boolean> =>
      changes.change(entry.id, fields).then(
        () => true,
        (error) => {
          sayFailed('Could not change the entry')(error);
          return false;
        },
      ),
  };
}
export type Log = ReturnType<typeof useLog>;

/** Logs something as eaten just now, from wherever in the app it was: as the meal it was made for, else as the hour's. */
export function useAte() {
  const zone = personZone(usePerson().person);
  const { changes, isLogging, add } = useAdding();
  const eatenNow = (food: OwnFood, meal = mealNow(zone)) =>
    entryOf(food, whenOf(zone, dayIn(zone, Date.now()), meal));
  return {
    isLogging,
    ate: (food: OwnFood, meal?: DiaryMeal) => void add([eatenNow(food, meal)]),
    /** Logs without a word, for what tells of it and takes it back itself. */
    note: (food: OwnFood, meal?: DiaryMeal) => changes.add([eatenNow(food, meal)]),
    takeBack: (entries: readonly DiaryEntry[]) => changes.remove(entries.map(({ id }) => id)),
  };
}
