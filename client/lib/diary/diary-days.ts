import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type DiaryDay,
  type DiaryEntry,
  diaryDays,
  diaryEntries,
  MOST_DAYS_LISTED,
} from '#contract/diary.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import { diaryDaysOf } from '#domain/diary/diary-days.ts';
import { api } from '../api/api.ts';
import { useSession } from '../session/current-user.ts';
import { guestDiaryQuery } from './diary.ts';

const firstDay = (asked: CalendarDay, to: CalendarDay): CalendarDay =>
  daysBetween(asked, to) >= MOST_DAYS_LISTED ? addDays(to, 1 - MOST_DAYS_LISTED) : asked;

/** GET /api/diary/days */
const accountDaysQuery = (from: CalendarDay, to: CalendarDay) =>
  queryOptions({
    queryKey: ['diary', 'account', 'days', from, to],
    queryFn: async ({ signal }): Promise<DiaryDay[]> =>
      (await api.get(`/api/diary/days?from=${from}&to=${to}`, diaryDays, { signal })).days,
    placeholderData: keepPreviousData,
  });

/** Sums of the days on which whoever uses the app logged something; of longer spans the last 400 days. */
export function useDiaryDays(asked: CalendarDay, to: CalendarDay) {
  const { kind } = useSession();
  const from = firstDay(asked, to);
  const account = useQuery({ ...accountDaysQuery(from, to), enabled: kind === 'authenticated' });
  const guest = useQuery({ ...guestDiaryQuery(), enabled: kind === 'guest' });
  const guestDays = useMemo(
    () => diaryDaysOf((guest.data ?? []).filter(({ day }) => day >= from && day <= to)),
    [guest.data, from, to],
  );
  const days = kind === 'authenticated' ? account.data : guestDays;
  return {
    from,
    days: days ?? [],
    error: kind === 'authenticated' && !account.data ? account.error : null,
    retry: () => void account.refetch(),
  };
}

/** GET /api/diary */
const accountEntriesQuery = (from: CalendarDay, to: CalendarDay) =>
  queryOptions({
    queryKey: ['diary', 'account', 'entries', from, to],
    queryFn: async ({ signal }): Promise<DiaryEntry[]> =>
      (await api.get(`/api/diary?from=${from}&to=${to}`, diaryEntries, { signal })).entries,
    placeholderData: keepPreviousData,
  });

const NONE: readonly DiaryEntry[] = [];

/** What whoever uses the app logged from a day to another; of longer spans the last 400 days. */
export function useDiaryEntries(asked: CalendarDay, to: CalendarDay): readonly DiaryEntry[] {
  const { kind } = useSession();
  const account = useQuery({
    ...accountEntriesQuery(firstDay(asked, to), to),
    enabled: kind === 'authenticated',
  });
  const guest = useQuery({ ...guestDiaryQuery(), enabled: kind === 'guest' });
  return (kind === 'authenticated' ? account.data : guest.data) ?? NONE;
}
