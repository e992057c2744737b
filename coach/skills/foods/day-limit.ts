import type { PersonalData } from '#contract/profile.ts';
import type { Allergy } from '#contract/profile-values.ts';
import { ALLERGEN_NAMES, allergensIn } from '#domain/allergens/allergens.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { healthContext } from '#domain/person/health-context.ts';
import { noKetoReason } from '#domain/targets/diet-stops.ts';
import { DEFAULT_NET_CARB_LIMIT } from '#domain/targets/net-carb-target.ts';
import type { Serving } from '#foods/serving.ts';

/** The day that portions are measured against. */
export interface DayLimit {
  readonly grams: number;
  /** The person set it themselves. */
  readonly own: boolean;
  /** Why keto waits for a clinician's word; portions are then not judged by the limit. */
  readonly stop: string | null;
  readonly allergies: readonly Allergy[];
}

/** The person's own limit, else the product's default. */
export function dayLimitOf(person: PersonalData | null): DayLimit {
  return {
    grams: person?.netCarbLimit ?? DEFAULT_NET_CARB_LIMIT,
    own: person?.netCarbLimit != null,
    stop: person ? noKetoReason(healthContext(person)) : null,
    allergies: person?.allergies ?? [],
  };
}

/** "your 30 g daily limit" or "a 20 g daily limit". */
export function dayText({ grams, own }: DayLimit): string {
  return `${own ? 'your' : 'a'} ${grams} g daily limit`;
}

/** Points out foods that hold what the person is allergic to, or null. Names tell little, so silence is no all-clear. */
export function allergyWarning(servings: readonly Serving[], { allergies }: DayLimit): string | null {
  const text = servings
    .flatMap(({ name, foods }) => [
      name,
      ...foods.map(
        ({ description, group }) => `${description} ${group.replace(/Dairy and Egg Products/, '')}`,
      ),
    ])
    .join(', ');
  const hit = allergensIn(text).filter(({ id }) => allergies.includes(id));
  if (hit.length === 0) return null;
  return `**Careful:** you listed ${listText(hit.map(({ id }) => ALLERGEN_NAMES[id]))} among your allergies, and this contains it.`;
}
