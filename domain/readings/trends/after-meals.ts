import { median } from '../../numbers/order-statistics.ts';
import type { ReadingValues } from '../reading-values.ts';

const MINUTE = 60_000;

/** Glucose rises within half an hour of a meal and is mostly back within three: what is read later is not set beside it. */
const AFTER_MEAL_MINUTES = { least: 30, most: 180 } as const;

/** A reading longer ago than this says little about the moment before the meal. */
const BEFORE_MEAL_HOURS = 4;

interface GlucoseAt {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** mg/dL */
  readonly glucose: number;
}

/** A glucose reading beside the meal it followed. Beside, not because of it: sleep, exercise and the hour count too. */
export interface AfterMeal {
  /** What was eaten, in the person's words; empty when only a pantry item or plan was picked. */
  readonly meal: string;
  readonly pantryItemId: number | null;
  readonly planId: number | null;
  /** Last reading within four hours before the first one that names the meal. */
  readonly before: GlucoseAt | null;
  /** The highest of the readings after it. */
  readonly after: GlucoseAt;
  /** mg/dL; null without a reading before. */
  readonly change: number | null;
}

/** A meal that was eaten once or more often. */
export interface MealGroup {
  readonly meal: string;
  readonly pantryItemId: number | null;
  readonly planId: number | null;
  readonly times: number;
  /** mg/dL */
  readonly medianAfter: number;
  /** mg/dL, of the times with a reading before; null without any. */
  readonly medianChange: number | null;
  /** The single times, highest first. */
  readonly each: readonly AfterMeal[];
}

interface Candidate extends GlucoseAt {
  /** The same for the same meal; null where the reading names none, or is fasting. */
  readonly key: string | null;
  readonly reading: ReadingValues;
}

const plainText = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

function mealKey({
  isFasting,
  lastMeal,
  lastMealPantryItemId,
  lastMealPlanId,
}: ReadingValues): string | null {
  if (isFasting) return null;
  if (lastMealPantryItemId !== null) return `item ${lastMealPantryItemId}`;
  const text = plainText(lastMeal ?? '');
  if (lastMealPlanId !== null) return `plan ${lastMealPlanId} ${text}`;
  return text === '' ? null : `text ${text}`;
}

function glucoseReadings(readings: readonly ReadingValues[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (const reading of readings) {
    const { glucoseLevel: glucose, readingTime } = reading;
    if (glucose !== null) {
      candidates.push({ time: Date.parse(readingTime), glucose, key: mealKey(reading), reading });
    }
  }
  return candidates.sort(
    (a, b) => a.time - b.time || a.glucose - b.glucose || (a.key ?? '').localeCompare(b.key ?? ''),
  );
}

/** Whether a reading still belongs to a meal named before: it names the same or none, soon enough, and is not fasting. */
function isOfMeal(later: Candidate, named: Candidate): boolean {
  if (later.reading.isFasting || (later.key !== null && later.key !== named.key)) return false;
  const minutes = (later.time - named.time) / MINUTE;
  return minutes <= AFTER_MEAL_MINUTES.most && (later.key !== null || minutes >= AFTER_MEAL_MINUTES.least);
}

interface Episode {
  readonly key: string;
  readonly named: Candidate;
  readonly before: Candidate | null;
  highest: Candidate;
}

function episodes(sorted: readonly Candidate[]): Episode[] {
  const all: Episode[] = [];
  let previous: Candidate | null = null;
  for (const candidate of sorted) {
    const open = all.at(-1);
    if (open && isOfMeal(candidate, open.named)) {
      if (candidate.glucose > open.highest.glucose) open.highest = candidate;
    } else if (candidate.key !== null) {
      const isNear = previous && candidate.time - previous.time <= BEFORE_MEAL_HOURS * 60 * MINUTE;
      all.push({
        key: candidate.key,
        named: candidate,
        before: isNear ? previous : null,
        highest: candidate,
      });
    }
    previous = candidate;
  }
  return all;
}

const glucoseAt = ({ time, glucose }: GlucoseAt): GlucoseAt => ({ time, glucose });

function afterMeal({ named, before, highest }: Episode): AfterMeal {
  const { lastMeal, lastMealPantryItemId, lastMealPlanId } = named.reading;
  return {
    meal: (lastMeal ?? '').trim(),
    pantryItemId: lastMealPantryItemId,
    planId: lastMealPlanId,
    before: before && glucoseAt(before),
    after: glucoseAt(highest),
    change: before && highest.glucose - before.glucose,
  };
}

const highestFirst = (a: AfterMeal, b: AfterMeal) =>
  b.after.glucose - a.after.glucose || a.after.time - b.after.time;

/**
 * Glucose readings after meals beside what was eaten, the highest first and the same meal together. A reading counts
 * when it is not fasting and names a meal, or follows such a reading by 30 to 180 minutes and names no other.
 */
export function afterMeals(readings: readonly ReadingValues[]): MealGroup[] {
  const groups = new Map<string, AfterMeal[]>();
  for (const episode of episodes(glucoseReadings(readings))) {
    const group = groups.get(episode.key);
    if (group) group.push(afterMeal(episode));
    else groups.set(episode.key, [afterMeal(episode)]);
  }
  return [...groups.values()]
    .flatMap((group): MealGroup[] => {
      const each = group.sort(highestFirst);
      const [first] = each;
      const medianAfter = median(each.map(({ after }) => after.glucose));
      if (!first || medianAfter === null) return [];
      const { meal, pantryItemId, planId } = first;
      const medianChange = median(each.flatMap(({ change }) => (change === null ? [] : [change])));
      return [{ meal, pantryItemId, planId, times: each.length, medianAfter, medianChange, each }];
    })
    .sort(
      (a, b) =>
        (b.each[0]?.after.glucose ?? 0) - (a.each[0]?.after.glucose ?? 0) || a.meal.localeCompare(b.meal),
    );
}
