import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type DiaryEntry, diaryEntries, MOST_DAYS_LISTED } from '#contract/diary.ts';
import { addDays, type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import { api } from '../api/api.ts';
import { useSession } from '../session/current-user.ts';
import { guestDiaryQuery } from './diary.ts';

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
  const from = daysBetween(asked, to) >= MOST_DAYS_LISTED ? addDays(to, 1 - MOST_DAYS_LISTED) : asked;
  const account = useQuery({ ...accountEntriesQuery(from, to), enabled: kind === 'authenticated' });
  const guest = useQuery({ ...guestDiaryQuery(), enabled: kind === 'guest' });
  return (kind === 'authenticated' ? account.data : guest.data) ?? NONE;
}
