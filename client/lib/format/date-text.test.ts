import { describe, expect, it } from 'vitest';
import {
  formatDay,
  formatDayOf,
  formatFullDay,
  formatLongDayOf,
  formatLongMoment,
  formatMoment,
  formatShortDayOf,
  formatTime,
  formatWeekday,
  formatWeekdayOf,
} from './date-text.ts';

/** Late on the 20th in London, already the 21st in Auckland, still the 20th in Los Angeles. */
const MOMENT = '2026-11-20T22:30:00.000Z';
const AUCKLAND = 'Pacific/Auckland';
/** Intl sets narrow spaces where a plain one is typed. */
const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

describe('a calendar day', () => {
  it('is written in the language, and no zone moves it', () => {
    expect(formatDay('2018-02-07', 'en-US')).toBe('Feb 7, 2018');
    expect(formatDay('2018-02-07', 'de-DE')).toBe('07.02.2018');
    expect(formatWeekday('2026-11-21', 'en-US')).toBe('Sat');
    expect(formatWeekday('2026-11-21', 'de-DE')).toBe('Sa');
  });

  it('names its year where it is not this one', () => {
    expect(formatFullDay('2026-11-21', '2026-11-25', 'en-US')).toBe('Saturday, Nov 21');
    expect(formatFullDay('2025-11-21', '2026-11-25', 'en-US')).toBe('Friday, Nov 21, 2025');
    expect(formatFullDay('2026-11-21', '2026-11-25', 'de-DE')).toBe('Samstag, 21. Nov.');
  });
});

describe('a moment', () => {
  it('is told on the clock of the zone', () => {
    expect(formatDayOf(MOMENT, AUCKLAND, 'en-US')).toBe('Nov 21, 2026');
    expect(formatDayOf(MOMENT, 'America/Los_Angeles', 'en-US')).toBe('Nov 20, 2026');
    expect(formatLongDayOf(MOMENT, AUCKLAND, 'de-DE')).toBe('21. November 2026');
    expect(formatShortDayOf(MOMENT, AUCKLAND, 'en-US')).toBe('Nov 21');
    expect(formatWeekdayOf(MOMENT, AUCKLAND, 'en-US')).toBe('Sat, Nov 21');
  });

  it('has the hours of the language', () => {
    expect(plain(formatTime(MOMENT, AUCKLAND, 'en-US'))).toBe('11:30 AM');
    expect(formatTime(MOMENT, AUCKLAND, 'de-DE')).toBe('11:30');
    expect(plain(formatMoment(MOMENT, AUCKLAND, 'en-US'))).toBe('Nov 21, 2026, 11:30 AM');
    expect(plain(formatMoment(MOMENT, AUCKLAND, 'de-DE'))).toBe('21.11.2026, 11:30');
    expect(plain(formatLongMoment(MOMENT, AUCKLAND, 'en-US'))).toBe('November 21, 2026 at 11:30 AM');
  });
});
