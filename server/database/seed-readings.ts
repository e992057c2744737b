import { insertReading } from '../testing/factories.ts';
import type { Queries } from './client.ts';

const DAY_MS = 86_400_000;
const DAYS = 365;

/** Every so many days somebody forgets. */
const FORGOTTEN = 6;

/** A number from 0 to 1 that looks random and is the same for the same input, so that every demo looks alike. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

/** How far a change has come that takes its time and slows down: 0 at first, near 1 after a year. */
const progress = (day: number): number => 1 - Math.exp(-day / 120);

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * A year of somebody with prediabetes who takes up keto: fasting glucose falls from about 112 to 94 mg/dL, ketones
 * settle around 1 mmol/L with slips at weekends, weight falls by some 12 kg. Invented, like the account.
 */
export async function seedReadings(db: Queries, userId: number, now: Date): Promise<void> {
  for (let day = 0; day < DAYS; day++) {
    if (day % FORGOTTEN === FORGOTTEN - 1) continue;
    // Mornings at about 7 in the zone of the profile, which is UTC.
    const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS - (DAYS - 1 - day) * DAY_MS;
    const morning = new Date(midnight + (6.5 + noise(day)) * 3_600_000);
    if (morning > now) continue;
    await insertReading(db, { userId, ...morningReading(day), readingTime: morning, createdAt: morning });
    const evening = new Date(midnight + (19 + noise(day + 0.3)) * 3_600_000);
    if (day % 4 === 0 && evening <= now) {
      await insertReading(db, { userId, ...eveningReading(day), readingTime: evening, createdAt: evening });
    }
  }
}

function morningReading(day: number) {
  const isSlip = day % 7 === 6 && noise(day + 0.1) < 0.5;
  const isWeighed = day % 7 === 0;
  return {
    isFasting: true,
    glucoseLevel: Math.round(112 - 18 * progress(day) + (isSlip ? 6 : 0) + (noise(day + 0.2) - 0.5) * 12),
    ketoneLevel: rounded((isSlip ? 0.2 : 0.4 + 0.8 * progress(day)) + noise(day + 0.4) * 0.5, 1),
    weight: isWeighed ? rounded(93 - 12 * progress(day) + (noise(day + 0.5) - 0.5), 1) : null,
    waist: day % 28 === 0 ? rounded(106 - 11 * progress(day), 1) : null,
    feeling: isSlip ? 'Tired' : null,
    notes: isSlip ? 'Birthday cake yesterday' : null,
  };
}

function eveningReading(day: number) {
  const hasBread = day % 12 === 0;
  return {
    isFasting: false,
    glucoseLevel: Math.round((hasBread ? 140 : 112) - 12 * progress(day) + noise(day + 0.6) * 14),
    ketoneLevel: hasBread ? null : rounded(0.3 + 0.5 * progress(day) + noise(day + 0.7) * 0.4, 1),
    lastMeal: hasBread ? 'Sandwich' : 'Salmon with avocado salad',
    recentActivity: day % 8 === 0 ? 'Walked half an hour' : null,
  };
}
