import type { PlanIngredient } from '#contract/meal-plans.ts';
import type { Units } from '#contract/profile.ts';
import { sentenceStart } from '../food-text/amount-text.ts';
import { extraFoods } from './additional-ingredients.ts';
import { AISLES } from './aisles.ts';
import { foodNameWords, isNamed } from './food-name-words.ts';
import { KETO_FOODS } from './keto-foods.ts';
import { scaledAmount, summedAmount } from './kitchen-amounts.ts';
import { pantryIngredients } from './pantry-ingredients.ts';
import { allIngredients, type PantryNow, type ReadablePlan } from './readable-plan.ts';
import { weightText } from './weight-text.ts';

export interface ShoppingItem {
  /** Stays the same while the list is made of the same plans, to remember what was ticked off. */
  readonly key: string;
  readonly name: string;
  /** Null where a plan of text alone names no amount. */
  readonly grams: number | null;
  /** As the list shows it: "3 tbsp (45 g)", "390 g"; null where nothing is known. */
  readonly amount: string | null;
  /** Titles of the plans it is for. */
  readonly plans: readonly string[];
}

export interface ShoppingAisle {
  readonly aisle: string;
  readonly items: readonly ShoppingItem[];
}

/** A plan on the list, and for how many. */
export interface ShoppedPlan {
  readonly plan: ReadablePlan;
  readonly servings?: number;
}

interface Need {
  readonly key: string;
  readonly name: string;
  readonly aisle: string;
  readonly grams: number | null;
  readonly measure: string | null;
  readonly plan: string;
}

/** The same for an ingredient of our kitchen and for its name in a text: "heavy-cream" and "Heavy cream". */
const keyOf = (ingredient: string | null, name: string) => foodNameWords(ingredient ?? name).join(' ');

function aisleOf(name: string): string {
  return KETO_FOODS.find((food) => isNamed(name, food.name))?.aisle ?? 'Other';
}

/** Amounts of one item over all plans, against what is there. */
class Stock {
  readonly #left: Map<number, number | null>;

  constructor(pantry: readonly PantryNow[]) {
    this.#left = new Map(
      pantry.map(({ id, amountAtHand }) => [id, amountAtHand == null ? null : amountAtHand / 10]),
    );
  }

  /** Grams that have to be bought; an item of which nobody said how much is there is taken to do. */
  lacking(id: number, grams: number): number {
    const left = this.#left.get(id);
    if (left === undefined) return grams;
    if (left === null) return 0;
    this.#left.set(id, Math.max(0, left - grams));
    return Math.max(0, grams - left);
  }
}

function needOf(one: PlanIngredient, { plan, servings = 1 }: ShoppedPlan, stock: Stock): Need[] {
  if (one.isStaple) return [];
  const wanted = one.grams * servings;
  const grams = one.pantryItemId === null ? wanted : stock.lacking(one.pantryItemId, wanted);
  if (grams === 0) return [];
  const measure = one.amount === null || grams < wanted ? null : scaledAmount(one.amount, servings);
  const { name, aisle, ingredient } = one;
  return [{ key: keyOf(ingredient, name), name, aisle, grams, measure, plan: plan.title }];
}

/** Keys of pantry items as the plans with dishes have them, so that a plan of text alone names the same item. */
function keysOfItems(plans: readonly ShoppedPlan[]): ReadonlyMap<number, string> {
  const used = plans.flatMap(({ plan: { plan } }) => (plan ? allIngredients(plan) : []));
  return new Map(
    used.flatMap(({ pantryItemId, ingredient, name }) =>
      pantryItemId === null ? [] : [[pantryItemId, keyOf(ingredient, name)] as const],
    ),
  );
}

function needsOf(
  shopped: ShoppedPlan,
  pantry: readonly PantryNow[],
  stock: Stock,
  keys: ReadonlyMap<number, string>,
): Need[] {
  const { plan } = shopped;
  if (plan.plan) return allIngredients(plan.plan).flatMap((one) => needOf(one, shopped, stock));
  const gone = pantryIngredients(plan, pantry).items.filter(({ isAvailable }) => !isAvailable);
  const named = [
    ...gone.map(({ id, name }) => ({ name, key: keys.get(id) ?? keyOf(null, name) })),
    ...extraFoods(plan, pantry).map((name) => ({ name, key: keyOf(null, name) })),
  ];
  return named.map(({ name, key }) => ({
    key,
    name,
    aisle: aisleOf(name),
    grams: null,
    measure: null,
    plan: plan.title,
  }));
}

function itemOf(key: string, needs: readonly Need[], unit: Units['food']): ShoppingItem {
  const weighed = needs.filter((need) => need.grams !== null);
  const grams = weighed.length > 0 ? weighed.reduce((sum, need) => sum + (need.grams ?? 0), 0) : null;
  const measure = summedAmount(weighed.map((need) => need.measure));
  const weight = grams === null ? null : weightText(grams, unit);
  return {
    key,
    name: sentenceStart(needs[0]?.name ?? ''),
    grams,
    amount: measure !== null && weight !== null ? `${measure} (${weight})` : weight,
    plans: [...new Set(needs.map(({ plan }) => plan))],
  };
}

const ORDER: readonly string[] = AISLES;

/** Aisles that nobody knows come last. */
const place = (aisle: string) => (ORDER.includes(aisle) ? ORDER.indexOf(aisle) : ORDER.length);

/**
 * What has to be bought for one or several plans, by the aisles of a shop: extras, foods that are no longer in the
 * pantry, and what is lacking where the pantry knows its amounts. The same food of several dishes is one line.
 */
export function shoppingList(
  plans: readonly ShoppedPlan[],
  pantry: readonly PantryNow[],
  unit: Units['food'],
): ShoppingAisle[] {
  const stock = new Stock(pantry);
  const keys = keysOfItems(plans);
  const needs = plans.flatMap((plan) => needsOf(plan, pantry, stock, keys));
  const byKey = Map.groupBy(needs, ({ key }) => key);
  const aisles = Map.groupBy(byKey, ([, [first]]) => first?.aisle ?? 'Other');
  return [...aisles]
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([aisle, entries]) => ({ aisle, items: entries.map(([key, all]) => itemOf(key, all, unit)) }));
}

/** The list as text, to copy or share; what was ticked off has a mark. */
export function shoppingListText(aisles: readonly ShoppingAisle[], ticked: ReadonlySet<string>): string {
  const line = ({ key, name, amount }: ShoppingItem) =>
    `${ticked.has(key) ? '[x]' : '[ ]'} ${name}${amount === null ? '' : `: ${amount}`}`;
  return aisles.map(({ aisle, items }) => [aisle.toUpperCase(), ...items.map(line)].join('\n')).join('\n\n');
}
