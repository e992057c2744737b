import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DiaryEntry, diaryDays, diaryEntries, MOST_DAYS_LISTED } from '#contract/diary.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import { diaryDaysOf } from '#domain/diary/diary-days.ts';
import { api } from '../api/api.ts';
import { useSession } from '../session/current-user.ts';
import { guestDiaryQuery } from './diary.ts';

const firstDay = (asked: CalendarDay, to: CalendarDay): CalendarDay =>
  daysBetween(asked, to) >= MOST_DAYS_LISTED ? addDays(to, 1 - MOST_DAYS_LISTED) : asked;

/** Sums of the days on which whoever uses the app logged something; of longer spans the last 400 days (GET /api/diary/days). */
export function useDiaryDays(asked: CalendarDay, to: CalendarDay) {
  const { kind } = useSession();
  const from = firstDay(asked, to);
  const account = useQuery({
    queryKey: ['diary', 'account', 'days', from, to],
    queryFn: async ({ signal }) =>
      (await api.get(`/api/diary/days?from=${from}&to=${to}`, diaryDays, { signal })).days,
    enabled: kind === 'authenticated',
    placeholderData: keepPreviousData,
  });
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

const NONE: readonly DiaryEntry[] = [];

/** What whoever uses the app logged from a day to another; of longer spans the last 400 days (GET /api/diary). */
export function useDiaryEntries(asked: CalendarDay, to: CalendarDay): readonly DiaryEntry[] {
  const { kind } = useSession();
  const from = firstDay(asked, to);
  const account = useQuery({
    queryKey: ['diary', 'account', 'entries', from, to],
    queryFn: async ({ signal }) =>
      (await api.get(`/api/diary?from=${from}&to=${to}`, diaryEntries, { signal })).entries,
    enabled: kind === 'authenticated',
    placeholderData: keepPreviousData,
  });
  const guest = useQuery({ ...guestDiaryQuery(), enabled: kind === 'guest' });
  return (kind === 'authenticated' ? account.data : guest.data) ?? NONE;
}
