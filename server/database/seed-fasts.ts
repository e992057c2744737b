import type { Queries } from './client.ts';
import { fasts } from './schema/fasts.ts';

const HOUR_MS = 3_600_000;

/** Hours of past fasts, the newest first; each began the evening before its day. */
const PAST_HOURS = [16.4, 15.1, 17.2, 12.6, 16.0, 18.3, 14.9, 16.6, 11.8, 16.1];
const PLANNED_HOURS = 16;
/** What the demo's running fast has behind it when it is looked at. */
const RUNNING_HOURS = 13.6;

/** Two weeks of fasting through the night, and a fast that runs. */
export async function seedFasts(db: Queries, userId: number, now: Date): Promise<void> {
  const runningSince = now.getTime() - RUNNING_HOURS * HOUR_MS;
  const past = PAST_HOURS.map((hours, index) => {
    const startedAt = runningSince - (index + 1) * 24 * HOUR_MS;
    return { startedAt: new Date(startedAt), endedAt: new Date(startedAt + hours * HOUR_MS) };
  });
  const running = { startedAt: new Date(runningSince), endedAt: null };
  await db
    .insert(fasts)
    .values([...past, running].map((span) => ({ ...span, userId, plannedHours: PLANNED_HOURS })));
}
