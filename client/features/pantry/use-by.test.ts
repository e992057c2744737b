import { describe, expect, it } from 'vitest';
import { badgeOfUseBy } from './use-by.ts';

/** A Sunday. */
const TODAY = '2025-06-01';

describe('use-by badge', () => {
  it('names a weekday within the next week and the date after that', () => {
    expect(badgeOfUseBy('2025-06-03', TODAY)).toEqual({ text: 'Use by Tue', tone: 'amber' });
    expect(badgeOfUseBy('2025-06-07', TODAY)).toEqual({ text: 'Use by Sat', tone: 'plain' });
    expect(badgeOfUseBy('2025-06-08', TODAY)).toEqual({ text: 'Use by Jun 8, 2025', tone: 'plain' });
  });

  it('says today and tomorrow as they are', () => {
    expect(badgeOfUseBy(TODAY, TODAY)).toEqual({ text: 'Use by today', tone: 'amber' });
    expect(badgeOfUseBy('2025-06-02', TODAY)).toEqual({ text: 'Use by tomorrow', tone: 'amber' });
  });

  it('warns when the day has passed', () => {
    expect(badgeOfUseBy('2025-05-31', TODAY)).toEqual({
      text: 'Was to be used by May 31, 2025',
      tone: 'coral',
    });
  });
});
