import type { MealCategory } from '#contract/meal-plans.ts';
import type { PersonalData } from '#contract/profile.ts';
import type { Allergy } from '#contract/profile-values.ts';
import { ALLERGEN_NAMES } from '#domain/allergens/allergens.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { dislikedAs } from './dislikes.ts';
import { areEatenTogether, type KeptApart, keptApart, styleObjection } from './eating-style.ts';

export interface Objection {
  readonly limit: 'allergies' | 'dislikes' | 'eating_style';
  /** For the person: "you are allergic to milk". */
  readonly reason: string;
}

/** What a person does not eat. */
export interface Diet {
  objectionTo(food: KitchenFood): Objection | null;
  /** To what contains these, known as a food or not. */
  allergyTo(contains: ReadonlySet<Allergy>): Objection | null;
  /** Whether the foods, each eaten, may be in one dish. */
  areEatenTogether(foods: readonly KitchenFood[]): boolean;
  /** What of the day the dish must be kept apart from; null for most. */
  keptApart(meal: MealCategory, foods: readonly KitchenFood[]): KeptApart | null;
}

/** Allergies, dislikes and eating style of the profile. */
export function dietOf(
  { allergies, dislikes, eatingStyle }: Pick<PersonalData, 'allergies' | 'dislikes' | 'eatingStyle'>,
  kitchen: Kitchen,
): Diet {
  const byId = new Map(kitchen.ingredients.map((one) => [one.id, one]));
  const disliked = dislikedAs(dislikes, (food) => {
    const ingredient = food.ingredient === null ? undefined : byId.get(food.ingredient);
    const known = ingredient ? [ingredient.name, ...ingredient.words] : [];
    return food.pantry ? [food.name, ingredient?.name ?? ''] : known;
  });
  const known = new Map<KitchenFood, Objection | null>();

  function allergyTo(contains: ReadonlySet<Allergy>): Objection | null {
    const hit = allergies.find((one) => contains.has(one));
    return hit ? { limit: 'allergies', reason: `you are allergic to ${ALLERGEN_NAMES[hit]}` } : null;
  }

  function judge(food: KitchenFood): Objection | null {
    const allergy = allergyTo(food.contains);
    if (allergy) return allergy;
    const style = styleObjection(eatingStyle, food);
    if (style !== null) return { limit: 'eating_style', reason: `you ${style}` };
    const word = disliked(food);
    return word === null ? null : { limit: 'dislikes', reason: `you don’t like ${word}` };
  }

  return {
    allergyTo,
    keptApart: (meal, foods) => keptApart(eatingStyle, meal, foods),
    areEatenTogether: (foods) => areEatenTogether(eatingStyle, foods),
    objectionTo(food) {
      const before = known.get(food);
      if (before !== undefined) return before;
      const objection = judge(food);
      known.set(food, objection);
      return objection;
    },
  };
}
