import { describe, expect, it } from 'vitest';
import type { Dish, DishSlot } from './dish.ts';
import type { Ingredient } from './ingredient.ts';
import { loadDishes, slotCandidates } from './load-dishes.ts';

/** Breakfasts, desserts and snacks alone; what is lunch or dinner too is held by the tests beside this one. */
const dishes = loadDishes().filter(
  ({ meals }) => !meals.some((meal) => meal === 'Lunch' || meal === 'Dinner'),
);
const complaints = (check: (dish: Dish) => string[]) =>
  dishes.flatMap((one) => check(one).map((words) => `${one.id}: ${words}`));

const isOf = ({ id, groups }: Ingredient, kind: string) => id === kind || groups.some((one) => one === kind);
const accepts = (slot: DishSlot, kind: string) => slotCandidates(slot).some((food) => isOf(food, kind));

/** The sentences about the slot with the words for this filling. */
function sentencesFor({ steps }: Dish, slot: DishSlot, food: Ingredient): string[] {
  return steps
    .map((step) =>
      step.replace(/<([^:>]*): ([^>]*)>/g, (choice, of: string, all: string) => {
        if (of !== slot.id) return choice.replace(/\{\w+\}/g, '');
        const ways = all.split(' | ').map((way) => (way.includes(' = ') ? way.split(' = ') : [null, way]));
        const found = ways.find(([kinds]) => kinds?.split(' ').some((kind) => isOf(food, kind)) ?? true);
        return found?.[1] ?? '';
      }),
    )
    .flatMap((step) => step.split(/(?<=[.;]) /))
    .filter((words) => words.includes(`{${slot.id}}`));
}

const SPICES_TO_CUT = ['garlic', 'ginger', 'jalapeno', 'red-chili', 'green-chili', 'chipotle'];

/** What no sentence about these foods may say. Where a word may follow a choice for another slot, "{it}" is the food. */
const WRONG_OF: readonly (readonly [kinds: readonly string[], wrong: RegExp])[] = [
  [['radish', 'tomato', 'cherry-tomato', 'belgian-endive', 'arugula', 'lettuce'], /\bsticks|batons/],
  [['cherry-tomato', 'quail-egg'], /\b[Ss]lice the \{it|\b[Dd]ice the \{it/],
  [['grated-mozzarella'], /\b[Gg]rate\b|\bgrated\b|\bslices?\b|\bcubes\b/],
  [['cottage-cheese', 'ricotta', 'cream-cheese', 'sour-cream'], /\bgrated?\b|in slices|crumble|\bcubes\b/],
  [['mozzarella', 'halloumi', 'brie', 'camembert'], /[Cc]rumble/],
  [['lemon-juice', 'lime-juice', 'vinegar'], /[Ss]queeze|wedge/],
  [['lemon', 'lime'], /(?:[Ss]prinkle with|[Pp]our) the \{it/],
  [['seed', 'nut-flour', 'desiccated-coconut'], /[Cc]hop the \{it|\{it\}, (?:finely )?(?:chopped|ground)/],
  [
    ['spice', 'dried-thyme'],
    /\{it\}, (?:finely |very finely )?(?:cut|chopped|torn|crushed)|(?:Chop|Cut) the \{it/,
  ],
  [['chives'], /\b[Ff]ry\b|[Ss]often|\bminutes?\b/],
  [['gelatin'], /[Ss]prinkle/],
  [['butter', 'unsalted-butter'], /(?<!medium-)high heat|\bsmoke\b/],
  [['salsa', 'tomato-sauce', 'passata', 'crushed-tomatoes'], /[Ss]lice|[Dd]ice|in pieces|chopped/],
  [['smoked-sausage', 'beef-frankfurter', 'pork-frankfurter'], /74 °C/],
  [['celery'], /\bleaves\b|\brounds\b/],
  [['ham-steak', 'canadian-bacon', 'prosciutto'], /6 to 8 minutes/],
];

const isWrongOf = (food: Ingredient, kinds: readonly string[]) =>
  kinds.some((kind) => isOf(food, kind)) && !(kinds.includes('spice') && SPICES_TO_CUT.includes(food.id));

describe('steps fit each food that the slot accepts', () => {
  it.each(WRONG_OF)('%s', (kinds, wrong) => {
    const told = complaints((one) =>
      one.slots.flatMap((slot) =>
        slotCandidates(slot)
          .filter((food) => isWrongOf(food, kinds))
          .flatMap((food) =>
            sentencesFor(one, slot, food)
              .filter((words) => wrong.test(words.replaceAll(`{${slot.id}}`, '{it}')))
              .map((words) => `${food.id}: ${words}`),
          ),
      ),
    );
    expect(told).toEqual([]);
  });

  it('frozen spinach is thawed', () => {
    const frozen = complaints((one) =>
      one.slots
        .filter((slot) => accepts(slot, 'frozen-spinach'))
        .filter((slot) => !one.steps.some((step) => step.includes(`Thaw the {${slot.id}}`)))
        .map(({ id }) => id),
    );
    expect(frozen).toEqual([]);
  });

  it('no egg is taken from one: "one of the egg"', () => {
    expect(
      complaints(({ slots, steps }) =>
        slots
          .filter((slot) => accepts(slot, 'egg') && slot.grams[0] < 100)
          .flatMap(({ id }) => steps.filter((step) => step.includes(`one of the {${id}}`))),
      ),
    ).toEqual([]);
  });
});

describe('order of steps', () => {
  it('nothing is cooked once the dish is on the plate', () => {
    const late = complaints(({ steps }) => {
      const plated = steps.findIndex((step) => /\b(?:[Ss]lide|[Ss]erve|Eat)\b/.test(step));
      const after = plated < 0 ? [] : steps.slice(plated + 1);
      return after.filter((step) => /\b(?:fry|wilt|bake|simmer|boil|broil|roast|melt)\b/i.test(step));
    });
    expect(late).toEqual([]);
  });

  it('sweetness dissolves before the ice', () => {
    const late = complaints(({ steps }) => {
      const iced = steps.findIndex((step) => /over ice/.test(step));
      return iced < 0 ? [] : steps.slice(iced + 1).filter((step) => step.includes('{sweet}'));
    });
    expect(late).toEqual([]);
  });
});

const required = ({ slots }: Dish) => slots.filter(({ optional }) => !optional);
const isSweetener = ({ accepts: names }: DishSlot) => names.includes('@sweetener');
/** Ends of a meal that nobody sweetens. */
const OF_NUTS = ['nuts-and-cheese', 'handful-of-nuts'];
/** Sweet enough by themselves. */
const NEED_NO_SWEETENER = ['berry', 'dark-chocolate', 'keto-cookie', 'keto-ice-cream'];
const allAre = (slot: DishSlot, ...kinds: string[]) =>
  slotCandidates(slot).every((food) => kinds.some((kind) => isOf(food, kind)));

describe('what makes the dish is in it', () => {
  it('desserts are sweetened, or of berries, dark chocolate or cheese and nuts', () => {
    const bare = dishes.filter(
      (one) =>
        one.meals.includes('Dessert') &&
        !required(one).some(
          (slot) => isSweetener(slot) || NEED_NO_SWEETENER.some((kind) => allAre(slot, kind)),
        ) &&
        !OF_NUTS.includes(one.id),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('cocoa and unsweetened chocolate come with a sweetener', () => {
    const bitter = dishes.filter(
      (one) =>
        required(one).some(
          (slot) => accepts(slot, 'cocoa-powder') || accepts(slot, 'unsweetened-chocolate'),
        ) && !required(one).some(isSweetener),
    );
    expect(bitter.map(({ id }) => id)).toEqual([]);
  });

  it('a drink is made of what somebody has: coffee, tea and broth are not bought for it', () => {
    const bought = complaints((one) =>
      required(one)
        .filter((slot) => slot.grams[0] >= 100 && allAre(slot, 'drink', 'broth') && slot.role !== 'base')
        .map(({ id }) => id),
    );
    expect(bought).toEqual([]);
  });
});

/** Most grams of one portion, ours: a spoonful of oil for the pan, two of mayonnaise, two to three of chives. */
const MOST = { panFat: 16, mayonnaise: 30, chives: 8 };

describe('proportions', () => {
  const over = (kind: string, most: number, among: (dish: Dish) => boolean = () => true) =>
    complaints((one) =>
      one.slots
        .filter((slot) => among(one) && accepts(slot, kind) && slot.grams[2] > most)
        .map(({ id, grams }) => `${id} ${grams[2]} g`),
    );

  it('eggs are fried in a spoonful of fat', () => {
    const withEggs = ({ slots }: Dish) =>
      slots.some((slot) => slot.role === 'protein' && accepts(slot, 'egg'));
    expect(over('olive-oil', MOST.panFat, withEggs)).toEqual([]);
  });

  it('mayonnaise and chives stay with the food they are for', () => {
    expect(over('mayonnaise', MOST.mayonnaise)).toEqual([]);
    expect(over('chives', MOST.chives)).toEqual([]);
  });

  it('canned fish has at most two fifths of its weight in mayonnaise', () => {
    const rich = complaints(({ slots }) => {
      const fish = slots.find((slot) => slot.role === 'protein' && accepts(slot, 'canned-tuna'));
      return slots
        .filter((slot) => fish && slot !== fish && accepts(slot, 'mayonnaise'))
        .filter(({ grams }) => grams[2] > 0.4 * (fish?.grams[0] ?? 0))
        .filter(() => fish && !accepts(fish, 'ham'))
        .map(({ id }) => id);
    });
    expect(rich).toEqual([]);
  });
});
