import { describe, expect, it } from 'vitest';
import { whenWords } from './when-words.ts';

const at = Date.parse('2026-03-04T23:30:00Z');

describe('whenWords', () => {
  it('speaks the reader’s language on the person’s clock', () => {
    expect(whenWords('Pacific/Apia', 'de', at).moment(at)).toBe('05.03.2026, 12:30');
    expect(whenWords('Pacific/Niue', 'de', at).moment(at)).toBe('04.03.2026, 12:30');
  });

  it('names the year in a narrow column only where it is another', () => {
    const { brief } = whenWords('UTC', 'en-GB', at);
    expect(brief(at)).toBe('4 Mar, 23:30');
    expect(brief(Date.parse('2025-12-31T08:05:00Z'))).toBe('31 Dec 2025, 08:05');
  });
});
