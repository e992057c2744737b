import type { Dish, DishSlot } from '#content/dishes/dish.ts';
import { ingredientById } from '#content/dishes/load-ingredients.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { isRaw } from '../pantry/cooked-words.ts';
import { saysSmoked } from '../pantry/food-forms.ts';
import { isFlesh } from '../person/eating-style.ts';

/** Work that cannot be done with what is cooked already. */
const NEEDS_RAW =
  /\b(?:shape|form|patt(?:y|ies)|meatballs?|roll(?:s|ed)? (?:in|up|the)|stuff|bread|coat|crust|marinate|dredge|wrap|knead|pound|sear|roast(?:ed)?|bake|baked|braised?|rare|skin[- ]side|poach(?:ed)?|raw)\b/i;

/** And with vegetables that are soft already. */
const NEEDS_FIRM =
  /\b(?:wash|stalks?|shred|grate|spiraliz|ribbons?|raw|crisp|rice-sized|size of rice|salad|slaw|toss)\b/i;

/** What is done is not stewed for an hour. */
const COOKED_MINUTES = 60;

const stepsWith = ({ steps }: Dish, { id }: DishSlot) => steps.filter((step) => step.includes(`{${id}}`));

const isRawHere = ({ ingredient }: KitchenFood) => {
  const known = ingredientById(ingredient ?? '');
  return known !== undefined && isRaw(known);
};

/** Cold smoke leaves meat raw: what is only called smoked is warmed through and never laid on a cold plate. */
const isDone = ({ cookedYield, name }: KitchenFood) =>
  cookedYield !== null && !saysSmoked(name.toLowerCase());

/** Bacon in cubes is not wound around anything. */
const CUT_UP =
  /\b(?:diced|cubed|cubes?|lardons?|bits|allumettes|cubetti|dadini|cubitos|taquitos|tärnat|tarnat|kostka)\b|würfel|blokjes|reepjes/i;
const NEEDS_STRIPS = /\b(?:wrap|wind|around)\b|\bLay the \{\w+\} over\b/i;

/** Nor are leaves peeled off a bag of slaw. */
const SHREDDED = /\b(?:slaw|coleslaw|shredded|chopped)\b/i;
const NEEDS_WHOLE = /\b(?:leaves|wedges|whole)\b/i;

/** Boned and skinned thighs have no skin to crisp, unless the steps have words for them. */
const NEEDS_SKIN = /\bskin[- ](?:up|side)|\b(?:under the|the) skin\b|\bbeside the bone\b/i;

/** Whether it was cut or boned for other dishes than this. */
function isCutForOthers(dish: Dish, slot: DishSlot, { name, ingredient, groups }: KitchenFood): boolean {
  const steps = () => stepsWith(dish, slot).join(' ');
  if (groups.includes('cured-pork')) return CUT_UP.test(name) && NEEDS_STRIPS.test(steps());
  if (groups.includes('cabbage')) return SHREDDED.test(name) && NEEDS_WHOLE.test(steps());
  if (ingredient !== 'boneless-chicken-thigh' || steps().includes(ingredient)) return false;
  return NEEDS_SKIN.test(dish.steps.join(' '));
}

/** Whether the steps can be done with the food as it lies in the pantry: cut up or not, raw or cooked. */
export const suitsDish = (dish: Dish, slot: DishSlot, food: KitchenFood): boolean =>
  !(slot.cooked && isRawHere(food) && !isDone(food)) &&
  suitsCooked(dish, slot, food) &&
  !isCutForOthers(dish, slot, food);

/** Whether a food that was cooked before can take a slot: warmed instead of cooked, in dishes where that makes sense. */
function suitsCooked(dish: Dish, slot: DishSlot, food: KitchenFood): boolean {
  if (food.cookedYield === null) return true;
  const steps = stepsWith(dish, slot).join(' ');
  if (food.groups.includes('egg')) return /boil/i.test(steps) && /boiled|hard[- ]cooked/i.test(food.name);
  if (dish.minutes > COOKED_MINUTES) return false;
  const words = `${dish.name} ${steps}`;
  return !NEEDS_RAW.test(words) && (isFlesh(food) || !NEEDS_FIRM.test(words));
}
