import type { PlanType } from '#contract/meal-plans.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';
import { alikeKeys } from '../options/alike.ts';
import { isEgg, isFreshFlesh } from '../options/plate.ts';
import { mainId, mainVegetable, roomForExtras, type SoFar } from '../options/weigh-option.ts';
import type { ChosenDish } from '../solving/day-problem.ts';
import type { KeptDish, Setting } from './setting.ts';

const count = (times: Map<string, number>, id: string | null) => {
  if (id !== null) times.set(id, (times.get(id) ?? 0) + 1);
};

/** What the days planned so far have used. */
export class PlanState {
  readonly #left = new Map<string, number>();
  readonly #uses = new Map<string, number>();
  readonly #mains = new Map<string, number>();
  readonly #vegetables = new Map<string, number>();
  readonly #bought = new Set<string>();
  readonly #dishes = new Set<string>();
  #yesterday: ReadonlySet<string> = new Set();
  readonly #type: PlanType;
  readonly #selected: number;
  readonly #hasFreshFlesh: boolean;
  readonly #hasEggs: boolean;

  constructor({ foods, kept, isStockOpen, type }: Setting) {
    this.#type = type;
    this.#selected = foods.length;
    this.#hasFreshFlesh = foods.some(isFreshFlesh);
    this.#hasEggs = foods.some(isEgg);
    for (const { key, pantry } of foods) {
      if (pantry && pantry.atHand !== null && !isStockOpen) this.#left.set(key, pantry.atHand);
    }
    for (const one of kept) this.#keep(one);
  }

  /** Grams left of the food with this key. */
  readonly left = (key: string): number => this.#left.get(key) ?? Number.POSITIVE_INFINITY;

  /** Times the food was used. */
  uses(key: string): number {
    return this.#uses.get(key) ?? 0;
  }

  soFar(day: number): SoFar {
    const room = roomForExtras(this.#type, day, this.#selected, this.#bought);
    const used = new Set(this.#uses.keys());
    return {
      mains: this.#mains,
      vegetables: this.#vegetables,
      bought: this.#bought,
      roomForExtras: room,
      dishes: this.#dishes,
      yesterday: this.#yesterday,
      used,
      hasFreshFlesh: this.#hasFreshFlesh,
      hasEggs: this.#hasEggs,
    };
  }

  /** A day's dishes, in the order of the days. */
  addDay(dishes: readonly ChosenDish[]): void {
    for (const dish of dishes) this.#add(dish);
    this.#yesterday = new Set(dishes.flatMap(({ option }) => alikeKeys(option)));
  }

  #add({ option, grams }: ChosenDish): void {
    this.#dishes.add(option.dish.id);
    count(this.#mains, mainId(option));
    count(this.#vegetables, mainVegetable(option));
    for (const [at, { food }] of option.fillings.entries()) this.#use(food, grams[at] ?? 0);
  }

  #keep({ dish, foods }: KeptDish): void {
    this.#dishes.add(dish.dishId);
    const [most] = foods.toSorted(
      (a, b) => b.food.perGram.protein * b.grams - a.food.perGram.protein * a.grams,
    );
    count(this.#mains, most?.food.ingredient ?? null);
    for (const { food, grams } of foods) this.#use(food, grams);
  }

  #use({ key, pantry, isStaple }: KitchenFood, grams: number): void {
    if (!pantry && !isStaple) this.#bought.add(key);
    this.#uses.set(key, this.uses(key) + 1);
    const left = this.#left.get(key);
    if (left !== undefined) this.#left.set(key, Math.max(0, left - grams));
  }
}
