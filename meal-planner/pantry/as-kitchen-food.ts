import type { HouseholdMeasure, Ingredient } from '#content/dishes/ingredient.ts';
import { ADDED_FOODS, LABELED_FOODS } from '#content/foods/added-foods.ts';
import { foodById } from '#content/foods/foods.ts';
import { type CalendarDay, daysBetween } from '#domain/dates/calendar-day.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { spokenName } from '../kitchen/kitchen.ts';
import {
  isUpperBound,
  type KitchenFood,
  type PantryShare,
  type PerGram,
  perGramOf,
} from '../kitchen/kitchen-food.ts';
import { isFreshFlesh, isVegetable } from '../options/plate.ts';
import type { PantryFood } from '../plan-request.ts';
import { isRaw } from './cooked-words.ts';
import type { FoundIngredient } from './find-ingredient.ts';
import { saysCondensed, saysSmoked } from './food-forms.ts';
import { labelAllergens } from './label-allergens.ts';
import { labelPiece } from './label-piece.ts';
import { isWithoutLabel, labelGaps, labelValues } from './label-values.ts';
import { canBe, cookedYield } from './likeness.ts';
import { ownName } from './own-name.ts';
import { type PantryReading, unusable } from './pantry-reading.ts';
import { piecesNamed } from './pieces-named.ts';

interface Values {
  readonly perGram: PerGram;
  readonly isUpperBound: boolean;
}

/** By the food's row where it was added from the table, else by its label; null where something is missing. */
export function ownValues(item: PantryFood): Values | null {
  const row = item.foodId === null ? undefined : foodById(item.foodId);
  if (row) return { perGram: perGramOf(row), isUpperBound: isUpperBound(row) };
  const perGram = labelValues(item);
  return perGram && { perGram, isUpperBound: false };
}

const shareOf = (
  { id, productName, amountAtHand, useBy }: PantryFood,
  measures: readonly HouseholdMeasure[],
  today: CalendarDay,
): PantryShare => ({
  id,
  atHand: amountAtHand === null ? piecesNamed(productName, measures) : amountAtHand / 10,
  daysLeft: useBy === null ? null : daysBetween(today, useBy),
});

const CUT_UP =
  /\b(?:shredded|grated|crumbled|diced|chopped|minced|paste|puree|florets|frozen|string cheese|cheese ?strings?|cheese sticks?)\b/i;
const WHOLE = new Set(['slice', 'piece', 'small piece', 'large piece', 'ball', 'stalk', 'leaf', 'clove']);

/** What the food is counted by: what was grated is in no slices. */
function measuresOf(item: PantryFood, { measures }: KitchenFood, piece: HouseholdMeasure | null) {
  const fitting = CUT_UP.test(item.productName) ? measures.filter(({ unit }) => !WHOLE.has(unit)) : measures;
  return piece ? [piece, ...fitting.filter(({ unit }) => unit !== piece.unit)] : fitting;
}

/** The ingredient with the item's own name, values, allergens and amount. */
function foodOf(
  item: PantryFood,
  ingredient: Ingredient,
  extra: KitchenFood,
  isCooked: boolean,
  today: CalendarDay,
): KitchenFood {
  const values: Values = ownValues(item) ?? extra;
  const piece = labelPiece(item);
  // What stands in the plan is the cup of stock, and a packet makes litres of it.
  const isMadeUp = ingredient.groups.includes('broth') && saysCondensed(item.productName.toLowerCase());
  return {
    ...extra,
    ...ownName(item, ingredient, isCooked),
    key: `pantry:${item.id}`,
    name: isMadeUp ? `stock made of ${item.productName}` : item.productName,
    contains: new Set([...extra.contains, ...labelAllergens(item)]),
    perGram: values.perGram,
    isUpperBound: values.isUpperBound,
    measures: measuresOf(item, extra, piece),
    labelPiece: piece?.grams ?? null,
    cookedYield: isCooked ? cookedYield(values.perGram, extra.perGram) : null,
    pantry: { ...shareOf(item, extra.measures, today), ...(isMadeUp && { atHand: null }) },
  };
}

/** Whether the table holds one make of it alone: a bar, a cookie. */
const isPackaged = ({ food }: Ingredient) => LABELED_FOODS.some(({ id }) => id === food);

/** Sweeteners and tortillas are not in the USDA table. */
const tableOf = ({ food }: Ingredient) =>
  ADDED_FOODS.some(({ id }) => id === food) ? 'our table' : 'the USDA table';

const COOKED_ROW = /\b(?:cooked|roasted|baked|broiled|braised|fried|boiled|steamed|microwaved)\b/;

/**
 * Whether the item was added from a row of the cooked food under a name that says nothing of cooking: what somebody
 * calls "bacon" lies raw in the fridge, though tables tell of it as it is eaten.
 */
const isNamedRaw = ({ foodId }: PantryFood, found: FoundIngredient, ingredient: Ingredient) =>
  found.sure &&
  !found.saysCooked &&
  isRaw(ingredient) &&
  COOKED_ROW.test(foodById(foodId ?? '')?.description ?? '');

const COOKED_SERVING = /\b(?:cooked|fried|grilled|roasted)\b/i;

/** Protein of bacon in g per gram above which it was cooked: raw has 0.13, back bacon 0.20 (SR28 10123, 10130), cooked 0.34 to 0.39 (SR28 10860 to 10862). */
const FRIED_BACON = 0.27;

/** Whether the label tells of the serving as it is eaten, as those of bacon do ("2 cooked slices"), of a food sold raw. */
function isLabeledCooked(
  { servingSize }: PantryFood,
  found: FoundIngredient,
  ingredient: Ingredient,
  { protein }: PerGram,
): boolean {
  if (found.saysCooked || !isRaw(ingredient)) return false;
  return (
    COOKED_SERVING.test(servingSize ?? '') ||
    (ingredient.groups.includes('cured-pork') && protein > FRIED_BACON)
  );
}

const OF_MEAT = ['beef', 'lamb', 'pork', 'poultry', 'game'];

/** Smoked brisket and pork are done; smoked fish is a food of its own. */
const isSmokedMeat = ({ productName }: PantryFood, { groups }: Ingredient) =>
  groups.some((group) => OF_MEAT.includes(group)) &&
  !groups.includes('cured-pork') &&
  saysSmoked(productName.toLowerCase());

const IN_A_CAN = /\b(?:canned|tinned|cans?|tins?)\b/i;

/** Vegetables out of a can are soft: they are warmed and not fried until tender. */
const isCannedVegetable = ({ productName }: PantryFood, { groups }: Ingredient) =>
  IN_A_CAN.test(productName) && OF_CANS.some((group) => groups.includes(group));
const OF_CANS = ['leafy-green', 'cooking-vegetable', 'cabbage', 'mushroom'] as const;

/** Meat and poultry keep about three quarters of their weight when cooked (USDA Table of Cooking Yields for Meat and Poultry). */
const MEAT_YIELD = 0.75;

const perCooked = ({ kcal, netCarbs, protein, fat, fiber }: PerGram): PerGram => ({
  kcal: kcal / MEAT_YIELD,
  netCarbs: netCarbs / MEAT_YIELD,
  protein: protein / MEAT_YIELD,
  fat: fat / MEAT_YIELD,
  fiber: fiber / MEAT_YIELD,
});

/** Reads the item as the ingredient that was found, if its values can be those of the ingredient. */
export function asKitchenFood(
  item: PantryFood,
  found: FoundIngredient,
  { ingredient, extra }: { ingredient: Ingredient; extra: KitchenFood },
  today: CalendarDay,
): PantryReading {
  if (isNamedRaw(item, found, ingredient)) {
    const asBought = { ...foodOf(item, ingredient, extra, false, today), perGram: extra.perGram };
    return { kind: 'food', food: asBought, note: null };
  }
  const own = ownValues(item);
  const likened = {
    ingredient,
    expected: extra.perGram,
    isSure: found.sure,
    isUpperBound: extra.isUpperBound,
  };
  if (own && isLabeledCooked(item, found, ingredient, own.perGram) && canBe(own.perGram, likened, true)) {
    const asBought = { ...foodOf(item, ingredient, extra, false, today), perGram: extra.perGram };
    const note = `The label of ${item.productName} gives values for the cooked food, so we used those of raw ${spokenName(ingredient)} in the USDA table.`;
    return { kind: 'food', food: asBought, note };
  }
  const isCooked =
    isRaw(ingredient) &&
    (found.saysCooked || isSmokedMeat(item, ingredient) || isCannedVegetable(item, ingredient));
  if (own && !canBe(own.perGram, likened, isCooked)) {
    return unusable(found.sure ? 'values_odd' : 'unknown_food', own.perGram);
  }
  const food = foodOf(item, ingredient, extra, isCooked, today);
  if (own) return { kind: 'food', food, note: null };
  const lacks = labelGaps(item);
  if (lacks.length === 0) return unusable('values_odd');
  // The table may lend its values only where the name leaves no doubt which food it is, and makes do not differ.
  const isChangedByCooking = isCooked && !ingredient.groups.includes('egg');
  if (found.sure && isChangedByCooking && isFreshFlesh(food)) {
    const cooked = { ...food, perGram: perCooked(extra.perGram), cookedYield: MEAT_YIELD };
    const note = `${item.productName} has no label, so we counted it as raw ${spokenName(ingredient)} that lost a quarter of its weight in cooking.`;
    return { kind: 'food', food: cooked, note };
  }
  if (found.sure && isChangedByCooking && isVegetable(food)) {
    const note = `${item.productName} has no label, so we counted it as raw ${spokenName(ingredient)}, without anything it was cooked in.`;
    return { kind: 'food', food: { ...food, cookedYield: 1 }, note };
  }
  if (!found.sure || isChangedByCooking || isPackaged(ingredient))
    return { kind: 'unusable', why: 'values_unknown', values: null, lacks, ifKnown: food };
  if (isWithoutLabel(item)) return { kind: 'food', food, note: null, table: tableOf(ingredient) };
  const note = `The label of ${item.productName} gives no ${listText(lacks)}, so we used the values of ${spokenName(ingredient)} in ${tableOf(ingredient)}.`;
  return { kind: 'food', food, note };
}
