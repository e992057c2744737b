import { useMutation } from '@tanstack/react-query';
import type { CreateDiaryEntry, DiaryEntry, DiaryMeal } from '#contract/diary.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import { type CalendarDay, dayIn, hourIn } from '#domain/dates/calendar-day.ts';
import { eatenAgain, MEAL_WORDS, mealAtHour, usualTime, type When } from '#domain/diary/entries.ts';
import { newUuid } from '../new-uuid.ts';
import { personZone, usePerson } from '../person/person.ts';
import { sayFailed } from '../say-failed.ts';
import { toast } from '../toast.ts';
import { useDiaryChanges } from './diary.ts';

const UNDO_TOAST_MS = 8000;

/** The moment something is logged for: now, or when that meal usually is on a past day. */
export function whenOf(zone: string, day: CalendarDay, meal: DiaryMeal): When {
  const now = new Date();
  const usual = day === dayIn(zone, now) ? null : usualTime(zone, day, meal);
  return { day, meal, eatenAt: (usual ?? now).toISOString() };
}

/** The meal that is eaten about now. */
export const mealNow = (zone: string): DiaryMeal => mealAtHour(hourIn(zone, new Date()));

const named = (entries: readonly { name: string }[]) =>
  entries.length === 1 ? (entries[0]?.name ?? '') : `${entries.length} foods`;

/** Logs with a way back, for one day. */
export function useLog(zone: string, day: CalendarDay) {
  const changes = useDiaryChanges();
  const undo = (entries: readonly DiaryEntry[]) =>
    void changes.remove(entries.map(({ id }) => id)).catch(sayFailed('Could not be undone'));
  const log = useMutation({
    mutationFn: (entries: readonly CreateDiaryEntry[]) => changes.add(entries),
    onSuccess: (made) =>
      toast({
        title: `Logged: ${named(made)}`,
        description: `Added to ${MEAL_WORDS[made[0]?.meal ?? 'snack'].toLowerCase()}.`,
        duration: UNDO_TOAST_MS,
        action: { label: 'Undo', onClick: () => undo(made) },
      }),
    onError: sayFailed('This could not be logged'),
  });
  const remove = useMutation({
    mutationFn: async (entry: DiaryEntry) => {
      await changes.remove([entry.id]);
      return entry;
    },
    onSuccess: (entry) =>
      toast({
        title: `Deleted: ${entry.name}`,
        duration: UNDO_TOAST_MS,
        action: {
          label: 'Undo',
          onClick: () =>
            void changes
              .add([{ ...eatenAgain(entry, entry, newUuid()), isFavorite: entry.isFavorite }])
              .catch(sayFailed('Could not be undone')),
        },
      }),
    onError: sayFailed('The entry could not be deleted'),
  });
  return {
    log: log.mutateAsync,
    isLogging: log.isPending,
    /** The same foods again, at the given meal of this day. */
    again: (entries: readonly DiaryEntry[], meal: DiaryMeal) =>
      log.mutate(entries.map((entry) => eatenAgain(entry, whenOf(zone, day, meal), newUuid()))),
    remove: remove.mutate,
    change: (entry: DiaryEntry, fields: Parameters<typeof changes.change>[1]) =>
      changes.change(entry, fields).catch(sayFailed('The entry could not be changed')),
  };
}
export type Log = ReturnType<typeof useLog>;

/** Logs something as eaten just now, from wherever in the app it was. */
export function useAte() {
  const zone = personZone(usePerson().person);
  const { log, isLogging } = useLog(zone, dayIn(zone, Date.now()));
  const changes = useDiaryChanges();
  const entryOf = (food: OwnFood): CreateDiaryEntry => ({
    ...whenOf(zone, dayIn(zone, Date.now()), mealNow(zone)),
    ...food,
    takenFromPantryGrams: food.source.kind === 'pantry' ? (food.grams?.value ?? null) : null,
    idempotencyKey: newUuid(),
  });
  return {
    isLogging,
    // What goes wrong is told by the log itself.
    ate: (food: OwnFood) => void log([entryOf(food)]).catch(() => undefined),
    /** Logs without a word, for what tells of it and takes it back itself. */
    note: (food: OwnFood) => changes.add([entryOf(food)]),
    takeBack: (entries: readonly DiaryEntry[]) => changes.remove(entries.map(({ id }) => id)),
  };
}
