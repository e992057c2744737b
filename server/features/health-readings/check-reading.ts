import { and, eq } from 'drizzle-orm';
import type { ReadingFields } from '#contract/health-readings.ts';
import { EARLIEST_READING, FUTURE_TOLERANCE_MINUTES } from '#contract/reading-values.ts';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/client.ts';
import { savedMealPlans } from '../../database/schema/meals.ts';
import { pantryItems } from '../../database/schema/pantry.ts';
import { AppError } from '../../errors.ts';
import type { SentName } from './read-submission.ts';

export function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** @throws AppError invalid_input for a time in the future by the server's clock, or before there were meters */
export function checkReadingTime(clock: Clock, time: Date, sentName: SentName): void {
  const latest = clock.now().getTime() + FUTURE_TOLERANCE_MINUTES * 60_000;
  const field = sentName('readingTime');
  if (time.getTime() > latest) throw refusal(field, 'A reading cannot be in the future');
  if (time.getTime() < Date.parse(EARLIEST_READING)) {
    throw refusal(field, `A reading cannot be from before ${EARLIEST_READING.slice(0, 4)}`);
  }
}

type MealLinks = Partial<Pick<ReadingFields, 'lastMealPantryItemId' | 'lastMealPlanId'>>;

/**
 * What a reading links to must be the person's own; it is held until the transaction ends.
 * @throws AppError invalid_input, the same for what belongs to somebody else and for what does not exist
 */
export async function checkMealLinks(
  db: Queries,
  userId: number,
  links: MealLinks,
  sentName: SentName,
): Promise<void> {
  if (typeof links.lastMealPantryItemId === 'number') {
    const owned = await db
      .select({ id: pantryItems.id })
      .from(pantryItems)
      .where(and(eq(pantryItems.id, links.lastMealPantryItemId), eq(pantryItems.userId, userId)))
      .for('key share');
    if (owned.length === 0) {
      throw refusal(sentName('lastMealPantryItemId'), 'This food is no longer in your pantry');
    }
  }
  if (typeof links.lastMealPlanId === 'number') {
    const owned = await db
      .select({ id: savedMealPlans.id })
      .from(savedMealPlans)
      .where(and(eq(savedMealPlans.id, links.lastMealPlanId), eq(savedMealPlans.userId, userId)))
      .for('key share');
    if (owned.length === 0) {
      throw refusal(sentName('lastMealPlanId'), 'This plan is no longer in your saved meals');
    }
  }
}
