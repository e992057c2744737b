import type { DiaryEntry } from '#contract/diary.ts';
import { addDays, dayIn } from '#domain/dates/calendar-day.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';

const MESSAGE = 'An entry cannot be on a day in the future';

/**
 * The day is by the person's own clock, which is up to a day ahead of UTC.
 * @throws AppError invalid_input
 */
export function checkNotFuture(
  clock: Clock,
  { day, eatenAt }: Partial<Pick<DiaryEntry, 'day' | 'eatenAt'>>,
): void {
  const latest = addDays(dayIn('UTC', clock.now()), 1);
  const field = day && day > latest ? 'day' : eatenAt && dayIn('UTC', eatenAt) > latest ? 'eatenAt' : null;
  if (field) throw new AppError('invalid_input', { message: MESSAGE, fields: { [field]: MESSAGE } });
}
