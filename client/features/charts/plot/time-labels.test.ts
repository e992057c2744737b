import { describe, expect, it } from 'vitest';
import { timeLabels } from './time-labels.ts';

const seconds = (...iso: string[]) => iso.map((one) => Date.parse(one) / 1000);
const DAY = 86_400;

describe('timeLabels', () => {
  it('names the day in the person’s zone', () => {
    const noonUtc = seconds('2026-03-04T12:00:00Z');
    expect(timeLabels(noonUtc, DAY, 'Pacific/Apia', 'en-US')).toEqual(['Mar 5']);
    expect(timeLabels(noonUtc, DAY, 'Pacific/Niue', 'en-US')).toEqual(['Mar 4']);
  });

  it('speaks the reader’s language', () => {
    expect(timeLabels(seconds('2026-03-04T12:00:00Z'), 7 * DAY, 'UTC', 'de')).toEqual(['4. März']);
  });

  it('names the year where the axis begins and where the year turns', () => {
    const months = seconds('2025-10-01T00:00:00Z', '2025-12-01T00:00:00Z', '2026-02-01T00:00:00Z');
    expect(timeLabels(months, 61 * DAY, 'UTC', 'en-US')).toEqual(['Oct 2025', 'Dec', 'Feb 2026']);
  });

  it('shows hours within a day and years over many', () => {
    expect(timeLabels(seconds('2026-03-04T18:00:00Z'), 6 * 3600, 'UTC', 'en-GB')).toEqual(['18:00']);
    expect(timeLabels(seconds('2026-01-01T00:00:00Z'), 366 * DAY, 'UTC', 'en-US')).toEqual(['2026']);
  });
});
