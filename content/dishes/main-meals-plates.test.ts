import { describe, expect, it } from 'vitest';
import { accepts, isOf } from '#tests/dishes/read-dish.ts';
import { foodById } from '../foods/foods.ts';
import type { Dish, DishSlot } from './dish.ts';
import type { Ingredient } from './ingredient.ts';
import { loadDishes, slotCandidates } from './load-dishes.ts';

const dishes = loadDishes().filter(({ meals }) =>
  meals.some((meal) => meal === 'Lunch' || meal === 'Dinner'),
);
const complaints = (check: (dish: Dish) => string[], among: readonly Dish[] = dishes) =>
  among.flatMap((one) => check(one).map((words) => `${one.id}: ${words}`));

const required = ({ slots }: Dish) => slots.filter(({ optional }) => !optional);
const allAre = (slot: DishSlot, ...kinds: string[]) =>
  slotCandidates(slot).every((food) => kinds.some((kind) => isOf(food, kind)));

describe('order of steps', () => {
  it('nothing is cooked once the dish is on the table', () => {
    const late = complaints(({ steps }) => {
      const plated = steps.findIndex((step) => /\b(?:[Ss]lide\b|Serve\b|, and serve|Eat\b)/.test(step));
      const after = plated < 0 ? [] : steps.slice(plated + 1);
      return after.filter((step) => /\b(?:fry|wilt|bake|simmer|boil|broil|roast|melt|soften)\b/i.test(step));
    });
    expect(late).toEqual([]);
  });

  it('garlic is fried before the meat returns, and nothing is told afterward that goes in first', () => {
    const late = complaints(({ steps }) => {
      const back = steps.findIndex((step) => /\b[Rr]eturn the \{/.test(step));
      const after = back < 0 ? [] : steps.slice(back + 1);
      return [
        ...after.filter((step) => /^\[(?:garlic|onion|ginger)\].*\b(?:fry|soften|sizzle)/.test(step)),
        ...steps.filter((step) =>
          /for the last (?:half )?minute|it goes in |goes in with the|Stir in [^.]* first\.$/.test(step),
        ),
      ];
    });
    expect(late).toEqual([]);
  });
});

/** What gives water a taste. */
const BASE_OF_SOUP = [
  'broth',
  'onion',
  'garlic',
  'miso',
  'kimchi',
  'pickle',
  'celery',
  'curry-powder',
  'ginger',
  'lemongrass',
];
const isTasty = (slot: DishSlot) => allAre(slot, ...BASE_OF_SOUP);

/** What makes a dish what its name says, by kinds of which one required slot must be full. */
const MADE_BY: readonly (readonly [name: RegExp, kinds: readonly string[]])[] = [
  [
    /\b(?:[Cc]urry|Masala|tikka|Keema|Palak|Butter chicken|kedgeree|Laksa)/,
    ['curry-powder', 'cumin', 'curry-paste', 'masala-paste'],
  ],
  [/\bTandoori/, ['curry-powder', 'paprika']],
  [/tzatziki|aioli|garlic|adobo|Bulgogi|Saganaki|Basque/i, ['garlic', 'garlic-powder', 'paprika']],
  [/goulash|paprikash/i, ['paprika']],
  [/\b(?:(?<!\{)chili|[Tt]aco|[Ff]ajitas|[Ee]nchilada)/, ['chili-powder', 'mild-chili', 'paprika']],
  [/stroganoff|cacciatore|patties with creamed|Swedish meatballs/i, ['onion']],
  [/Kofta|Stuffed/, ['cumin', 'coriander-seed', 'paprika']],
  [
    /stir-fry|Bibimbap|Sukiyaki|Kung pao|Fried rice|Soy-glazed/,
    ['tamari', 'soy-sauce', 'fish-sauce', 'oyster-sauce'],
  ],
  [/caper|piccata/i, ['capers']],
  [/Kung pao|Bibimbap|Bolognese|cacciatore|Coq au vin|Shakshuka|Shawarma|Picadillo|parmigiana/, ['garlic']],
  [/Kung pao|Palak|Butter chicken|Mapo|Steamed/, ['ginger']],
  [/tikka|Tandoori|coconut curry|Laksa|Masala|Keema|\{spinach\} curry|Spring roll/, ['ginger', 'garlic']],
  [/Kung pao|adobo|Souvlaki|Shawarma|[Ff]ajitas|Larb|Thai beef|Pad thai|Laksa/, ['citrus', 'vinegar']],
  [/Bibimbap/, ['sesame-oil', 'sesame-seeds']],
  [/Larb|Thai beef/, ['fresh-herb']],
  [/Larb|Pad thai|[Ff]ajitas|without beans|Spring roll/, ['onion']],
  [/Bolognese|cacciatore|Coq au vin|braised in|Saltimbocca/, ['fresh-herb', 'spice']],
  [/lemon\b|Schnitzel/i, ['lemon', 'lemon-juice', 'lemongrass', 'ginger']],
];

describe('what makes the dish is in it', () => {
  it('a soup is of more than water', () => {
    const watery = dishes.filter(
      (one) =>
        /\bsoup\b|chowder|\bstew\b/i.test(one.name) &&
        !/cold/i.test(one.name) &&
        !required(one).some(isTasty),
    );
    expect(
      watery
        .filter((one) => !required(one).some((slot) => accepts(slot, 'coconut-milk')))
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it.each(MADE_BY)('%s of %s', (name, kinds) => {
    const bare = dishes.filter(
      (one) => name.test(one.name) && !required(one).some((slot) => allAre(slot, ...kinds)),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

/** Most grams of one portion, ours: two spoons of oil for a pan, one for eggs, two of mayonnaise, two to three of chives. */
const MOST = { panFat: 28, panFatWithEggs: 16, mayonnaise: 32, chives: 8 };
const isPureFat = (slot: DishSlot) => allAre(slot, 'cooking-fat', 'dressing-oil', 'mayonnaise');

const proteinOf = ({ food }: Ingredient) => foodById(food)?.proteinG ?? 0;

describe('proportions', () => {
  const over = (most: number, counts: (slot: DishSlot, dish: Dish) => boolean) =>
    complaints((one) =>
      one.slots
        .filter((slot) => counts(slot, one) && slot.grams[2] > most)
        .map(({ id, grams }) => `${id} ${grams[2]} g`),
    );

  it('eggs are fried in a spoonful of fat, and nothing swims in it', () => {
    const eggsAlone = (one: Dish) =>
      required(one)
        .filter(({ role }) => role === 'protein')
        .every((slot) => allAre(slot, 'egg', 'hard-cheese', 'soft-cheese', 'fresh-cheese'));
    const ofEggs = (one: Dish) =>
      required(one).some((slot) => slot.role === 'protein' && allAre(slot, 'egg')) && eggsAlone(one);
    expect(over(MOST.panFatWithEggs, (slot, one) => ofEggs(one) && isPureFat(slot))).toEqual([]);
    expect(
      over(
        MOST.panFat,
        (slot) => isPureFat(slot) && !accepts(slot, 'butter') && !accepts(slot, 'mayonnaise'),
      ),
    ).toEqual([]);
  });

  it('mayonnaise and chives stay with the food they are for', () => {
    expect(over(MOST.mayonnaise, (slot) => accepts(slot, 'mayonnaise'))).toEqual([]);
    expect(over(MOST.chives, (slot) => accepts(slot, 'chives'))).toEqual([]);
  });

  it('canned fish has at most two fifths of its weight in mayonnaise', () => {
    const rich = complaints(({ slots }) => {
      const fish = slots.find(
        (slot) => slot.role === 'protein' && accepts(slot, 'canned-tuna') && !accepts(slot, 'ham'),
      );
      return slots
        .filter(
          (slot) =>
            fish && slot !== fish && accepts(slot, 'mayonnaise') && slot.grams[2] > 0.4 * fish.grams[0],
        )
        .map(({ id }) => id);
    });
    expect(rich).toEqual([]);
  });

  it('a dinner has the protein of one in its smallest portions', () => {
    const dinners = dishes.filter(
      ({ meals, lastFor }) => meals.includes('Dinner') && !lastFor.includes('Dinner'),
    );
    const meager = complaints((one) => {
      const least = required(one)
        .map((slot) =>
          Math.min(...slotCandidates(slot).map((food) => (proteinOf(food) * slot.grams[0]) / 100)),
        )
        .reduce((sum, grams) => sum + grams, 0);
      return least < 11 ? [`${least.toFixed(1)} g`] : [];
    }, dinners);
    expect(meager).toEqual([]);
  });

  it('the vegetable that a dinner is named after is a portion', () => {
    const small = complaints((one) =>
      required(one)
        .filter(
          ({ id }) => id === 'vegetable' && one.meals.includes('Dinner') && one.name.includes('{vegetable}'),
        )
        .filter(({ grams }) => grams[1] < 90)
        .map(({ grams }) => `${grams[1]} g`),
    );
    expect(small).toEqual([]);
  });
});

it('the same two foods from the pan are at most two dishes', () => {
  const pairs = new Map<string, Set<string>>();
  for (const one of dishes.filter(({ equipment }) =>
    equipment.every((name) => /frying pan|wok/.test(name)),
  )) {
    const own = required(one).filter((slot) => !isPureFat(slot));
    const [protein] = own.filter(({ role }) => role === 'protein');
    const [vegetable] = own.filter(({ role }) => role === 'vegetable');
    if (own.length !== 2 || !protein || !vegetable) continue;
    for (const food of slotCandidates(protein))
      for (const beside of slotCandidates(vegetable)) {
        const key = `${food.id} + ${beside.id}`;
        pairs.set(key, (pairs.get(key) ?? new Set()).add(one.id));
      }
  }
  expect(
    [...pairs].filter(([, ids]) => ids.size > 2).map(([key, ids]) => `${key}: ${[...ids].join(', ')}`),
  ).toEqual([]);
});
