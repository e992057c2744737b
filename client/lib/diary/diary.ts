import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type CreateDiaryEntry,
  type DiaryEntry,
  diaryEntries,
  diaryEntry,
  frequentFoods,
  type UpdateDiaryEntry,
} from '#contract/diary.ts';
import { addDays, type CalendarDay } from '#domain/dates/calendar-day.ts';
import { frequentOf } from '#domain/diary/frequent.ts';
import { api } from '../api/api.ts';
import { ConnectionError } from '../api/api-error.ts';
import { type Change, isOfKind } from '../changes/change.ts';
import type { Outcome } from '../changes/change-mutations.ts';
import { sayKept, submitChange, useLaneChanges, withPending } from '../changes/changes.ts';
import { useSession } from '../session/current-user.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { addToGuestDiary, changeGuestEntry, readGuestDiary, removeGuestEntries } from './guest-diary.ts';

const KEY = 'diary';

/** GET /api/diary: the day, and the one before to copy from. */
export const accountDayQuery = (day: CalendarDay) =>
  queryOptions({
    queryKey: [KEY, 'account', day],
    queryFn: async ({ signal }): Promise<DiaryEntry[]> =>
      (await api.get(`/api/diary?from=${addDays(day, -1)}&to=${day}`, diaryEntries, { signal })).entries,
  });

export const accountFrequentQuery = () =>
  queryOptions({
    queryKey: [KEY, 'account', 'frequent'],
    queryFn: async ({ signal }) => (await api.get('/api/diary/frequent', frequentFoods, { signal })).foods,
  });

/** Everything a guest logged on this device; refresh it after every change. */
export const guestDiaryQuery = () =>
  queryOptions({ queryKey: [KEY, 'guest'], queryFn: () => readGuestDiary(browserStores()) });

const newEntry = (entry: CreateDiaryEntry, id: number, createdAt: string): DiaryEntry => {
  const { idempotencyKey: _key, takenFromPantryGrams: _taken, isFavorite = false, ...rest } = entry;
  return { ...rest, isFavorite, id, createdAt };
};

/** Entries as they will be once everything that waits was sent. */
const withPendingEntries = (known: readonly DiaryEntry[], changes: readonly Change[]): DiaryEntry[] =>
  withPending(known, changes, (change, id) =>
    isOfKind(change, 'diary.add') ? newEntry(change.payload.entry, id, change.createdAt) : null,
  );

const NONE: readonly DiaryEntry[] = [];
const byTime = (a: DiaryEntry, b: DiaryEntry) => Date.parse(a.eatenAt) - Date.parse(b.eatenAt) || a.id - b.id;

/** What whoever is using the app ate on a day and the day before, and what they eat often. */
export function useDiary(day: CalendarDay) {
  const { kind } = useSession();
  const isAccount = kind === 'authenticated';
  const account = useQuery({ ...accountDayQuery(day), enabled: isAccount });
  const often = useQuery({ ...accountFrequentQuery(), enabled: isAccount });
  const guest = useQuery({ ...guestDiaryQuery(), enabled: kind === 'guest' });
  const pending = useLaneChanges('diary');
  const asked = isAccount ? account : guest;
  const known = asked.data ?? NONE;
  const isPartial = asked.data === undefined && asked.error instanceof ConnectionError;
  const entries = useMemo(
    () => (isAccount ? withPendingEntries(known, pending) : known).toSorted(byTime),
    [isAccount, known, pending],
  );
  const frequent = useMemo(
    () => (isAccount ? (often.data ?? []) : frequentOf(known)),
    [isAccount, often.data, known],
  );
  return {
    entries: entries.filter((entry) => entry.day === day),
    dayBefore: entries.filter((entry) => entry.day === addDays(day, -1)),
    frequent,
    isLoading: kind === 'loading' || asked.isPending,
    /** True where the day's own entries could not be reached: only those that wait on this device are known. */
    isPartial,
    error: asked.data === undefined && !isPartial ? asked.error : null,
    retry: () => void asked.refetch(),
  };
}

/**
 * The ways to change a diary: POST, PATCH and DELETE /api/diary, where what finds no network waits on this device; a
 * guest's on this device. They reject with ApiError, or Error when the browser's storage is full.
 */
export function useDiaryChanges() {
  const { kind } = useSession();
  const client = useQueryClient();
  const isAccount = kind === 'authenticated';
  const sent = async (changes: Promise<Outcome>[]) => {
    const outcomes = await Promise.all(changes);
    if (outcomes.some(({ state }) => state === 'waiting')) sayKept('The change to your diary');
    return outcomes;
  };
  /** The entries of an account are read anew by themselves. */
  const onDevice = async <T>(made: T): Promise<T> => {
    await client.invalidateQueries({ queryKey: [KEY] });
    return made;
  };
  return {
    add: async (entries: readonly CreateDiaryEntry[]): Promise<DiaryEntry[]> => {
      const now = new Date();
      if (!isAccount) return onDevice(addToGuestDiary(browserStores(), entries, now));
      const outcomes = await sent(
        entries.map((entry) => submitChange(client, 'diary.add', { entry }, entry.idempotencyKey)),
      );
      return entries.map((entry, at) => {
        const outcome = outcomes[at];
        return outcome?.state === 'waiting'
          ? newEntry(entry, outcome.id, now.toISOString())
          : diaryEntry.parse(outcome?.value);
      });
    },
    change: async (id: number, changes: UpdateDiaryEntry) =>
      isAccount
        ? sent([submitChange(client, 'diary.change', { id, changes })])
        : onDevice(changeGuestEntry(browserStores(), id, changes)),
    remove: async (ids: readonly number[]) =>
      isAccount
        ? sent(ids.map((id) => submitChange(client, 'diary.remove', { id })))
        : onDevice(removeGuestEntries(browserStores(), new Set(ids))),
  };
}

/** POST /api/diary, for what a guest kept on this device. */
export const storeEntry = (entry: CreateDiaryEntry) =>
  api.post('/api/diary', diaryEntries, { body: { entries: [entry] } });
