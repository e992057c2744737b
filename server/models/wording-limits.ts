import type { WordingLimits } from '#coach/worded/wording-limits.ts';
import type { Config } from '../config.ts';

/**
 * How long the model of the settings is waited for, where that differs from what ships with the coach. A server of
 * one's own loads a model from disk and reads the question on whatever hardware there is before it says a word.
 */
export function wordingLimits({
  AI_PROVIDER: provider,
  AI_TIME_LIMIT: seconds,
}: Pick<Config, 'AI_PROVIDER' | 'AI_TIME_LIMIT'>): Partial<WordingLimits> {
  const wholeMs = seconds * 1000;
  return provider === 'openai-compatible' ? { wholeMs, firstPieceMs: wholeMs / 2 } : { wholeMs };
}
