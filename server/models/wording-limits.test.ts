import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { wordingLimits } from './wording-limits.ts';

test('a server of one’s own has time to load its model', () => {
  const own = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:11434' };
  expect(wordingLimits(parseConfig({ ...own, AI_TIME_LIMIT: '300' }))).toEqual({
    wholeMs: 300_000,
    firstPieceMs: 150_000,
  });
  const hosted = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };
  expect(wordingLimits(parseConfig(hosted))).toEqual({ wholeMs: 90_000 });
});
