import { describe, expect, it } from 'vitest';
import { isOf, readWith, told } from '#tests/dishes/read-dish.ts';
import type { Dish, DishSlot } from './dish.ts';
import { loadDishes, slotCandidates } from './load-dishes.ts';

const dishes = loadDishes().filter(({ meals }) =>
  meals.some((meal) => meal === 'Lunch' || meal === 'Dinner'),
);
const complaints = (check: (dish: Dish) => string[]) =>
  dishes.flatMap((one) => check(one).map((words) => `${one.id}: ${words}`));

/** What no sentence about these foods may say; "{it}" is the food. */
const WRONG_OF: readonly (readonly [kinds: readonly string[], wrong: RegExp])[] = [
  [['tomato', 'cherry-tomato', 'lettuce', 'arugula'], /\bsticks|[Ss]have|[Gg]rate the \{it/],
  [['cherry-tomato'], /\b[Ss]lice the \{it|\b[Dd]ice the \{it/],
  [['grated-mozzarella'], /[Gg]rate|\bin slices|\bsliced\b|torn/],
  [['cottage-cheese', 'ricotta', 'cream-cheese', 'sour-cream'], /[Gg]rate|in slices|[Cc]rumble|[Cc]ube/],
  [['mozzarella', 'halloumi', 'brie', 'camembert'], /[Cc]rumble/],
  [['halloumi', 'feta', 'paneer', 'cottage-cheese'], /\bmelt/],
  [['vinegar', 'lime-juice', 'lemon-juice'], /[Ss]queeze (?:the|over)|wedge/],
  [['lemon', 'lime'], /(?:[Ss]prinkle with|[Ss]harpen with|[Ss]tir|[Mm]ix|[Aa]dd|[Pp]our) (?:in )?the \{it/],
  [
    ['salsa', 'tomato-sauce', 'passata', 'crushed-tomatoes', 'tomato-paste'],
    /[Ss]lice|[Dd]ice|[Cc]hop|[Cc]rush|pieces/,
  ],
  [['canned-tomatoes'], /[Ss]lice|[Dd]ice|[Hh]alve/],
  [
    ['chives', 'dill', 'parsley', 'basil', 'mint', 'cilantro'],
    /\b[Ff]ry\b|[Ss]often|[Ss]izzle|[Rr]oast|[Rr]ub/,
  ],
  [['butter', 'unsalted-butter'], /(?<!medium-)high heat|highest heat|smoking|very hot/],
  [['white-fish', 'salmon', 'trout', 'mackerel'], /\bstrips?\b|one bite|bite-size|small pieces|stirring/],
  [['shellfish'], /\bstrips?\b|one bite|bite-size|\bcubes?\b|half flat|slice the/i],
  [['mushroom'], /splash of water/],
  [['green-beans', 'asparagus', 'snow-peas'], /\b(?:cubes?|chunks|florets|[Dd]ice|[Ss]hred)\b/],
  [
    ['ground-beef', 'ground-pork', 'ground-turkey', 'ground-chicken', 'ground-lamb'],
    /[Ss]lice|\bCut\b|thin pieces/,
  ],
  [['deli-turkey', 'ham', 'smoked-salmon'], /[Dd]rain the \{it/],
  [['veal-cutlet'], /braise|[3-9] minutes per side|\b2 cm\b|[Bb]ake/],
  [['seed'], /[Cc]hop the \{it/],
  [['egg'], /in slices|\bcubes?\b/],
];

describe('steps of lunches and dinners', () => {
  it.each(WRONG_OF)('cut and cook %s as what they are', (kinds, wrong) => {
    expect(told(dishes, kinds, (sentence) => wrong.test(sentence))).toEqual([]);
  });

  it('leave nothing to the reader that the filling decides', () => {
    const LOOSE =
      /\bif (?:large|whole|thick|fresh|raw|it has|too large)\b|where needed|for (?:tender )?leaves, |firm(?:er)? (?:ones|vegetables)|\((?:squid|shrimp|chicken|pork|cubes|stewing|sausages|leave|only)\b|raw (?:shrimp|pork)/;
    expect(complaints(({ steps }) => steps.filter((step) => LOOSE.test(step)))).toEqual([]);
  });

  it('give times of one food, not a span over all that may fill the slot', () => {
    const spans = complaints(({ steps }) =>
      steps.flatMap((step) =>
        [...step.matchAll(/(\d+) to (\d+) minutes/g)]
          .filter(([, from, to]) => Number(to) > 2 * Number(from))
          .map(([span]) => span),
      ),
    );
    expect(spans).toEqual([]);
  });
});

/** Least minutes in the pan, the pot or the oven until they are done, and the most that leave them whole; ours. */
const MINUTES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'green-beans': [4, 70],
  cauliflower: [4, 60],
  'brussels-sprouts': [5, 60],
  eggplant: [4, 60],
  kale: [4, 60],
  'white-cabbage': [4, 60],
  spinach: [0.5, 8],
  zucchini: [2, 35],
  asparagus: [3, 20],
};

it.each(Object.entries(MINUTES))('%s is neither raw nor pulp', (vegetable, [least, most]) => {
  const cooked = /\b(?:fry|cook|boil|simmer|roast|bake|toss|steam|wilt|blanch)\b/i;
  const off = told(dishes, [vegetable], (sentence) => {
    if (!cooked.test(sentence) || /nearly|leaves/.test(sentence)) return false;
    const times = [...sentence.matchAll(/(\d+)(?: to (\d+))? minutes?/g)];
    const [, from, to] = times.at(-1) ?? [];
    return from !== undefined && (Number(from) < least || Number(to ?? from) > most);
  });
  expect(off).toEqual([]);
});

it('meat that is fried by the side is thin enough for its time, and the dish says how thin', () => {
  const THICK = ['chicken-breast', 'turkey-breast', 'pork-loin', 'pork-tenderloin', 'leg-of-lamb'];
  const unsaid = dishes.flatMap((dish) =>
    dish.slots.flatMap((slot) =>
      slotCandidates(slot)
        .filter(({ id }) => THICK.includes(id))
        .filter((food) => {
          const text = dish.steps.map((step) => readWith(step, slot.id, food)).join(' ');
          return /minutes per side/.test(text) && !/(?:mm|cm) \(|very thin|thin slices/.test(text);
        })
        .map(({ id }) => `${dish.id}: ${id}`),
    ),
  );
  expect(unsaid).toEqual([]);
});

/** Foods that fixed words may name only where every filling of a slot is one. */
const NAMED_FOODS: readonly (readonly [words: RegExp, kinds: readonly string[]])[] = [
  [/\bshrimp\b|\bprawns?\b/, ['shrimp']],
  [/\bsquid\b/, ['squid']],
  [/\bokra\b/, ['okra']],
  [/\bchicken\b/, ['chicken-thigh', 'poultry']],
  [/\bpork\b/, ['pork', 'cured-pork']],
  [/\bbacon\b/, ['bacon', 'turkey-bacon']],
  [
    /\bsausages?\b/,
    [
      'bratwurst',
      'pork-sausage',
      'italian-sausage',
      'turkey-sausage',
      'smoked-sausage',
      'beef-frankfurter',
      'pork-frankfurter',
      'chorizo',
      'fresh-chorizo',
    ],
  ],
  [/\bpoultry\b/, ['poultry']],
  [/\bthe fish\b/, ['white-fish', 'oily-fish', 'canned-fish']],
  [/\bthe cheese\b/, ['hard-cheese', 'soft-cheese', 'fresh-cheese']],
  [/\bthe tofu\b/, ['tofu']],
  [/\bthe meat\b/, ['beef', 'lamb', 'pork', 'poultry', 'cured-pork', 'snack-meat', 'organ-meat']],
  [/\bthe mushrooms\b/, ['mushroom']],
  [/\bthe tomatoes\b/, ['tomato', 'cherry-tomato', 'canned-tomatoes', 'crushed-tomatoes']],
  [/\bthe peppers\b/, ['green-bell-pepper', 'red-bell-pepper']],
  [/\bthe steak\b/, ['beef']],
  [/\b(?:egg )?yolks?\b|\bthe eggs?\b/, ['egg']],
  [/\bthe roots\b/, ['turnip', 'kohlrabi', 'radish', 'celery', 'fennel', 'celeriac']],
  [/\bbutter\b/, ['butter', 'unsalted-butter', 'ghee']],
];

it('fixed words name no food that the dish may do without', () => {
  const isAlways = (slot: DishSlot, kinds: readonly string[]) =>
    slotCandidates(slot).every((food) => kinds.some((kind) => isOf(food, kind)));
  const wrong = complaints(({ slots, steps }) =>
    steps.flatMap((step) => {
      const prefix = /^\[(\w+)\]/.exec(step)?.[1];
      const there = slots.filter(({ id, optional }) => !optional || id === prefix);
      const fixed = step.replace(/^\[\w+\] |<[^>]*>/g, '').replace(/\{\w+\}/g, '');
      return NAMED_FOODS.filter(
        ([words, kinds]) => words.test(fixed) && !there.some((slot) => isAlways(slot, kinds)),
      ).map(([words]) => `${words.source}: ${step}`);
    }),
  );
  expect(wrong).toEqual([]);
});
