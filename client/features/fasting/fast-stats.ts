import type { Fast } from '#contract/fasts.ts';

export interface EndedFast extends Fast {
  endedAt: string;
  lastedMs: number;
}

/** Fasts that are over, the one that started last first. */
export const endedFasts = (fasts: readonly Fast[]): EndedFast[] =>
  fasts.flatMap((fast) =>
    fast.endedAt === null
      ? []
      : [{ ...fast, endedAt: fast.endedAt, lastedMs: Date.parse(fast.endedAt) - Date.parse(fast.startedAt) }],
  );

/** The middle one in length, or the mean of the two middle ones; null without any. */
export function medianMs(fasts: readonly EndedFast[]): number | null {
  const lengths = fasts.map((fast) => fast.lastedMs).sort((a, b) => a - b);
  const upper = lengths[Math.floor(lengths.length / 2)];
  if (upper === undefined) return null;
  const lower = lengths[Math.ceil(lengths.length / 2) - 1] ?? upper;
  return (lower + upper) / 2;
}

export const longestMs = (fasts: readonly EndedFast[]): number | null =>
  fasts.length === 0 ? null : Math.max(...fasts.map((fast) => fast.lastedMs));
