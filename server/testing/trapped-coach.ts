import {
  createGuardedCoach,
  type GuardedCoach,
  type GuardedCoachOptions,
} from '../coach-worker/guarded-coach.ts';
import type { configuredModel } from '../models/language-model.ts';

type Report = Parameters<GuardedCoachOptions['report']>[0];

const NO_MODEL = {
  AI_PROVIDER: undefined,
  AI_MODEL: undefined,
  AI_API_KEY: undefined,
  AI_BASE_URL: undefined,
};

/** The coach in its worker thread, with traps for tests in it, and what was reported of the thread. */
export function openTrappedCoach(
  options: Partial<GuardedCoachOptions> & { model?: Parameters<typeof configuredModel>[0] } = {},
): { coach: GuardedCoach; reports: Report[] } {
  const { model = NO_MODEL, ...rest } = options;
  const reports: Report[] = [];
  const coach = createGuardedCoach({
    file: new URL('./trapped-coach-worker.ts', import.meta.url),
    data: { limits: {}, model },
    // Long enough for what the first questions compile, and no limit that a busy machine could reach.
    deadlineMs: 500,
    stallLimitMs: 600_000,
    report: (end) => reports.push(end),
    ...rest,
  });
  return { coach, reports };
}
