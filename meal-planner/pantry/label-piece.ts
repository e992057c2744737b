import type { HouseholdMeasure } from '#content/dishes/ingredient.ts';
import type { PantryFood } from '../plan-request.ts';
import { weightIn } from './serving-weight.ts';

/** A serving as it is eaten ("2 cooked slices") is none to count raw food by. */
const COUNTED_SERVING =
  /^\s*(\d{1,2})\s+(?:(?!cooked|fried|grilled|roasted)\w{1,20}\s+)?(can|slice|strip|tortilla|wrap|egg|bar|stick|cookie)s?\b/i;

const UNIT_OF: Readonly<Record<string, HouseholdMeasure['unit']>> = {
  can: 'can',
  slice: 'slice',
  strip: 'strip',
  tortilla: 'piece',
  wrap: 'piece',
  egg: 'piece',
  bar: 'piece',
  stick: 'piece',
  cookie: 'piece',
};

/** What the label says that one weighs: "1 can drained (113 g)" is a can of 113 g. Null where it counts nothing. */
export function labelPiece({ servingSize }: Pick<PantryFood, 'servingSize'>): HouseholdMeasure | null {
  const [, count, noun] = COUNTED_SERVING.exec(servingSize ?? '') ?? [];
  const weight = weightIn(servingSize ?? '');
  const unit = UNIT_OF[noun?.toLowerCase() ?? ''];
  if (unit === undefined || weight === null || !(Number(count) > 0)) return null;
  return { unit, grams: weight / Number(count) };
}
