import type { Fast } from '#contract/fasts.ts';

const HOUR_MS = 3_600_000;

export type FastClock = {
  /** Milliseconds since the start; of an ended fast, until its end. Never negative. */
  readonly elapsedMs: number;
  /** Milliseconds to the planned end; 0 once it is reached. */
  readonly remainingMs: number;
  /** Milliseconds beyond the planned end. */
  readonly overtimeMs: number;
  /** Share of the planned hours, 0 to 1. */
  readonly progress: number;
  /** Instant of the planned end. */
  readonly plannedEnd: Date;
  /** The device's clock stands before the start: it was set back, or the start was set ahead. Nothing is counted. */
  readonly clockWentBack: boolean;
};

/** How far a fast has come at `now`, from instants alone: a closed browser or a new time zone changes nothing. */
export function fastClock(
  { startedAt, endedAt, plannedHours }: Pick<Fast, 'startedAt' | 'endedAt' | 'plannedHours'>,
  now: Date,
): FastClock {
  const start = Date.parse(startedAt);
  const planned = plannedHours * HOUR_MS;
  const passed = (endedAt === null ? now.getTime() : Date.parse(endedAt)) - start;
  const elapsed = Math.max(0, passed);
  return {
    elapsedMs: elapsed,
    remainingMs: Math.max(0, planned - elapsed),
    overtimeMs: Math.max(0, elapsed - planned),
    progress: Math.min(1, elapsed / planned),
    plannedEnd: new Date(start + planned),
    clockWentBack: passed < 0,
  };
}
