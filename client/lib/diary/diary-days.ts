import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DiaryDay, diaryDays, MOST_DAYS_LISTED } from '#contract/diary.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import { diaryDaysOf } from '#domain/diary/diary-days.ts';
import { api } from '../api/api.ts';
import { useSession } from '../session/current-user.ts';
import { guestDiaryQuery } from './diary.ts';

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
  const from = daysBetween(asked, to) >= MOST_DAYS_LISTED ? addDays(to, 1 - MOST_DAYS_LISTED) : asked;
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
