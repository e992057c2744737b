import type { Dish, DishSlot } from '#content/dishes/dish.ts';
import type { Ingredient } from '#content/dishes/ingredient.ts';
import { slotCandidates } from '#content/dishes/load-dishes.ts';

/** A food is of a kind by its own id or by one of its groups. */
export const isOf = ({ id, groups }: Ingredient, kind: string): boolean =>
  id === kind || groups.some((one) => one === kind);

/** Whether the slot may hold such a food. */
export const accepts = (slot: DishSlot, kind: string): boolean =>
  slotCandidates(slot).some((food) => isOf(food, kind));

const CHOICE = /<([^:>]*): ([^>]*)>/g;

/** The step as it reads with this food in the slot; choices for other slots lose what they say of their own foods. */
export function readWith(step: string, slotId: string, food: Ingredient): string {
  return step.replace(CHOICE, (choice, of: string, all: string) => {
    const ways = all.split(' | ').map((way) => (way.includes(' = ') ? way.split(' = ') : [null, way]));
    if (of !== slotId) return choice.includes(`{${slotId}}`) ? (ways.at(-1)?.[1] ?? '') : '';
    const found = ways.find(([kinds]) => kinds?.split(' ').some((kind) => isOf(food, kind)) ?? true);
    return found?.[1] ?? '';
  });
}

/** The sentences that name the slot, with "{it}" for the food that fills it. */
export function sentencesFor({ steps }: Dish, slot: DishSlot, food: Ingredient): string[] {
  return steps
    .map((step) => readWith(step, slot.id, food))
    .flatMap((step) => step.split(/(?<=[.;]) /))
    .filter((words) => words.includes(`{${slot.id}}`))
    .map((words) => words.replaceAll(`{${slot.id}}`, '{it}'));
}

/** Every sentence of these dishes about a food of these kinds that the check objects to: "dish: food: sentence". */
export function told(
  dishes: readonly Dish[],
  kinds: readonly string[],
  objects: (sentence: string, food: Ingredient, dish: Dish) => boolean,
): string[] {
  return dishes.flatMap((dish) =>
    dish.slots.flatMap((slot) =>
      slotCandidates(slot)
        .filter((food) => kinds.some((kind) => isOf(food, kind)))
        .flatMap((food) =>
          sentencesFor(dish, slot, food)
            .filter((sentence) => objects(sentence, food, dish))
            .map((sentence) => `${dish.id}: ${food.id}: ${sentence}`),
        ),
    ),
  );
}
