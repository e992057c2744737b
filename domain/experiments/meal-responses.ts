import type { DiaryEntry } from '#contract/diary.ts';
import { foodKey, usualTime } from '../diary/entries.ts';

const MINUTE = 60_000;
/** What is eaten within this of the first bite is one meal. */
const SITTING_MINUTES = 45;
/** A reading longer before says little of the moment of the first bite. */
const BEFORE_MINUTES = 45;
/** A meter is taken out a moment after the first bite too. */
const JUST_AFTER_MINUTES = 5;
/**
 * The answer is looked for an hour after the first bite, when glucose is near its peak after most meals, and within
 * half an hour of that; the American Diabetes Association measures 1 to 2 hours after it (Standards of Care, section 6).
 */
const AFTER_MINUTES = { aim: 60, least: 40, most: 90 } as const;
/** Another meal so long before the first bite still raises glucose. */
const EARLIER_MEAL_MINUTES = 150;
/** As many meals before and after as four hours have room for. */
const NEAR_MEALS = 6;
/** Net carbs below which something between is no meal, in g. */
const BITE_G = 2;
/** A glucose reading: milliseconds since 1970, mg/dL. */
export interface GlucosePoint {
  readonly time: number;
  readonly glucose: number;
}

/** A meal that was eaten once, with the readings around it. */
export interface MealResponse {
  readonly time: number;
  readonly meal: DiaryEntry['meal'];
  readonly foods: readonly { readonly key: string; readonly name: string; readonly amount: number }[];
  /** mg/dL */
  readonly before: number;
  readonly after: number;
  readonly rise: number;
}

interface Sitting {
  readonly time: number;
  readonly entries: DiaryEntry[];
}

const netCarbsMost = (entry: DiaryEntry) => entry.values.netCarbs?.high ?? Number.POSITIVE_INFINITY;

/** Whether the time of an entry was said, not merely the usual time of its meal. */
const isTimed = ({ eatenAt, day, meal }: DiaryEntry, zone: string) =>
  Date.parse(eatenAt) !== usualTime(zone, day, meal)?.getTime();

function sittings(entries: readonly DiaryEntry[]): Sitting[] {
  const all: Sitting[] = [];
  for (const entry of entries.toSorted((a, b) => Date.parse(a.eatenAt) - Date.parse(b.eatenAt))) {
    const time = Date.parse(entry.eatenAt);
    const open = all.at(-1);
    if (open && time - open.time <= SITTING_MINUTES * MINUTE) open.entries.push(entry);
    else all.push({ time, entries: [entry] });
  }
  return all;
}

/** Place of the first reading at or after a moment; `points` are in order. */
function placeFrom(points: readonly GlucosePoint[], time: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.time ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The reading nearest to a moment between two others; `points` are in order. */
function nearest(
  points: readonly GlucosePoint[],
  from: number,
  to: number,
  aim: number,
): GlucosePoint | null {
  const within = points.slice(placeFrom(points, from), placeFrom(points, to + 1));
  return within.toSorted((a, b) => Math.abs(a.time - aim) - Math.abs(b.time - aim))[0] ?? null;
}

/**
 * Meals of the diary whose glucose was read before and an hour after, with no other meal in between. A meal whose time
 * nobody said is left out.
 */
export function mealResponses(
  entries: readonly DiaryEntry[],
  readings: readonly GlucosePoint[],
  zone: string,
): MealResponse[] {
  const points = readings.toSorted((a, b) => a.time - b.time);
  const meals = sittings(entries);
  return meals.flatMap((sitting, at): MealResponse[] => {
    const { time, entries: eaten } = sitting;
    const [first] = eaten;
    if (!first || !eaten.every((entry) => isTimed(entry, zone))) return [];
    const before = nearest(points, time - BEFORE_MINUTES * MINUTE, time + JUST_AFTER_MINUTES * MINUTE, time);
    const after = nearest(
      points,
      time + AFTER_MINUTES.least * MINUTE,
      time + AFTER_MINUTES.most * MINUTE,
      time + AFTER_MINUTES.aim * MINUTE,
    );
    if (!before || !after) return [];
    const isAlone = meals
      .slice(Math.max(0, at - NEAR_MEALS), at + NEAR_MEALS)
      .every(
        (other) =>
          other === sitting ||
          other.time < time - EARLIER_MEAL_MINUTES * MINUTE ||
          other.time > after.time ||
          other.entries.every((entry) => netCarbsMost(entry) < BITE_G),
      );
    if (!isAlone) return [];
    const foods = eaten.map((entry) => ({
      key: foodKey(entry),
      name: entry.name,
      amount: entry.grams?.value ?? entry.amount.count,
    }));
    const { glucose: low } = before;
    return [{ time, meal: first.meal, foods, before: low, after: after.glucose, rise: after.glucose - low }];
  });
}
