import { describe, expect, test } from 'vitest';
import { readRecipe as answer } from '#contract/recipe.ts';
import { recipeSums } from '#domain/recipe/recipe-sums.ts';
import { readRecipe } from './read-recipe.ts';

const RECIPE = `For the dough:
- 200 g almond flour
2) 4 large eggs
• ½ cup butter, melted
1 (14 oz) can diced tomatoes
salt to taste

Serves 8`;

test('lines are ingredients with the foods they mean; headings and the yield are none', () => {
  const { lines, portions, cookedGrams } = readRecipe(RECIPE);
  expect(lines.map(({ choices: [first] }) => first?.name)).toEqual([
    expect.stringMatching(/almond/i),
    expect.stringMatching(/egg/i),
    expect.stringMatching(/butter/i),
    expect.stringMatching(/tomato/i),
    expect.stringMatching(/salt/i),
  ]);
  expect(lines.map(({ isByTaste }) => isByTaste)).toEqual([false, false, false, false, true]);
  expect([portions, cookedGrams]).toEqual([8, null]);
});

describe('grams', () => {
  test.each([
    ['200 g almond flour', 200],
    ['4 large eggs', 200],
    ['1/2 cup butter', 113.5],
    ['1 (14 oz) can diced tomatoes', 397],
    ['2 tbsp olive oil', 27],
    ['1 lb ground beef', 453.6],
    ['1 gallon whole milk', 3904],
    ['3 eggs', 150],
    ['an onion', 110],
  ])('%s', (line, grams) => {
    const value = readRecipe(line).lines[0]?.choices[0]?.grams.value ?? 0;
    expect(Math.abs(value - grams)).toBeLessThanOrEqual(grams * 0.06);
  });
});

test.each([
  ['Makes 12', 12, null],
  ['Servings: 4', 4, null],
  ['Cooked weight: 900 g', null, 900],
  ['Yield: 1.2 kg', null, 1200],
  ['Cooked weight 1000000 g', null, null],
])('%s', (line, portions, cookedGrams) => {
  expect(readRecipe(`2 eggs\n${line}`)).toMatchObject({ portions, cookedGrams });
  expect(readRecipe(`2 eggs\n${line}`).lines).toHaveLength(1);
});

test('the first line names the dish where only the others say amounts', () => {
  expect(readRecipe('Banana bread\n2 eggs\n100 g butter')).toMatchObject({
    title: 'Banana bread',
    lines: [{ text: '2 eggs' }, { text: '100 g butter' }],
  });
  expect(readRecipe('butter\neggs\nflour')).toMatchObject({ title: null });
});

test('what nobody knows is said, with what comes nearest', () => {
  const [line] = readRecipe('3 flumpernickels').lines;
  expect(line?.isKnown).toBe(false);
});

test.each([
  ['200 g all-purpose flour', /almond flour/, 154],
  ['100 g sugar', /erythritol/, 100],
  ['100 g white rice, dry', /cauliflower/, 300],
  ['1 cup cooked white rice', /cauliflower/, 158],
])('%s could be swapped', (line, name, grams) => {
  const [
    {
      choices: [first],
      swap,
    } = { choices: [], swap: null },
  ] = readRecipe(line).lines;
  expect(swap?.name).toMatch(name);
  expect(Math.abs((swap?.grams.value ?? 0) - grams)).toBeLessThanOrEqual(grams * 0.1);
  expect(swap?.values.netCarbs?.value).toBeLessThan((first?.values.netCarbs?.value ?? 0) / 3);
});

test('what has few carbs needs no swap', () => {
  for (const line of ['4 eggs', '200 g almond flour', '2 tbsp olive oil', '100 g broccoli'])
    expect(readRecipe(line).lines[0]?.swap, line).toBeNull();
});

describe('sums', () => {
  const taken = readRecipe('100 g butter\n100 g water').lines.flatMap(({ choices: [first] }) => first ?? []);

  test('per portion and per 100 g of what goes in', () => {
    const { per100, perPortion, grams } = recipeSums(taken, { portions: 4, cookedGrams: null });
    expect(grams.value).toBe(200);
    expect(per100?.fat?.value).toBeCloseTo(40.6, 0);
    expect(perPortion.fat?.value).toBeCloseTo(20.3, 0);
  });

  test('a weighed dish counts by its weight', () => {
    expect(recipeSums(taken, { portions: 1, cookedGrams: 100 }).per100?.fat?.value).toBeCloseTo(81, 0);
  });

  test('a value that one ingredient does not know is not known of the dish', () => {
    const [first] = taken;
    if (!first) throw new Error('No butter');
    const unknown = { ...first, values: { ...first.values, sugars: null } };
    expect(recipeSums([first, unknown], { portions: 1, cookedGrams: null }).perPortion.sugars).toBeNull();
  });
});

test('what was done to an ingredient does not make it another', () => {
  expect(readRecipe('1 stick butter, melted').lines[0]).toMatchObject({ isKnown: true });
});

/** What the only line of a recipe is taken for. */
const meantBy = (line: string) => {
  const [read] = readRecipe(line).lines;
  return read?.isKnown ? read.choices[0] : undefined;
};

test.each([
  ['1 tsp pepper', /^Spices, pepper, black/],
  ['2 cups elbow macaroni', /^Pasta, dry/],
  ['1 tbsp vegetable shortening', /shortening/i],
  ['250 ml boiling water', /water/i],
  ['1 lb unsalted butter, cold and cubed', /^Butter, without salt/],
  ['200 g butter, without salt', /^Butter, without salt/],
  ['6 boneless, skinless chicken thighs', /chicken.*thigh.*meat only, raw/i],
  ['1 cup heavy or whipping cream', /^Cream, fluid/],
  ['400 ml chicken or vegetable stock', /chicken broth/i],
  ['3 tbsp butter or margarine', /^Butter/],
  ['1 onion, finely chopped', /^Onions, raw/],
  ['beef, flank, steak 500 g', /flank/i],
  ['200 g Mandelmehl', /almond/i],
  ['1 cup Acmo bread flour', /bread/i],
  ['700 g beef mince (12% fat)', /90% lean/],
  ['1 lb ground turkey, 93% lean', /turkey.*93% lean/i],
  ['2 egg yolks', /^Egg, yolk, raw/],
])('%s', (line, name) => expect(meantBy(line)?.name).toMatch(name));

test.each(['200 g lupin flour', '1 cup dragon berries', '2 tbsp mascarpine', '1 tbsp wobbly powder'])(
  '%s is asked about, and not taken for something like it',
  (line) => expect(meantBy(line)).toBeUndefined(),
);

test.each([
  ['1 (14 oz) can tomato sauce', 397],
  ['2 x 400 g tins chickpeas', 800],
  ['1 cup (112 g) almond flour', 112],
  ['1 cabbage, about 2 lb', 907],
  ['2 T. brown sugar', 27.5],
  ['4 garlic cloves', 12],
  ['juice of 2 lemons', 90],
  ['3 bay leaves', 0.6],
])('%s weighs %i g', (line, grams) => {
  expect(Math.abs((meantBy(line)?.grams.value ?? 0) - grams)).toBeLessThanOrEqual(grams * 0.1);
});

test('a recipe as it is pasted: title, headings, notes, two foods in a line, what is by taste, the method', () => {
  const { title, portions, lines } = readRecipe(`GRANDMA'S 10-MINUTE DUMPLINGS
Serves 6
Prep 10 min

Dough
2 cups flour, plus more for dusting
1 tsp each salt and sugar

Spicy butter
100 g butter, plus 20 g for the pan
2 eggs + 1 yolk
salt & freshly ground pepper
parsley

Method
1. Mix 2 cups flour with 1 cup milk.`);
  expect([title, portions]).toEqual(["GRANDMA'S 10-MINUTE DUMPLINGS", 6]);
  expect(lines.map(({ text, isByTaste }) => (isByTaste ? `(${text})` : text))).toEqual([
    '2 cups flour, plus more for dusting',
    '1 tsp salt',
    '1 tsp sugar',
    '100 g butter',
    '20 g butter',
    '2 eggs',
    '1 yolk',
    '(salt & freshly ground pepper)',
    '(parsley)',
  ]);
  expect(lines.every(({ isKnown, isByTaste }) => isKnown || isByTaste)).toBe(true);
});

test('where no line says an amount, each is one of its kind', () => {
  expect(readRecipe('butter\neggs\nflour').lines.some(({ isByTaste }) => isByTaste)).toBe(false);
});

test.each(['1000000 g flour', '99999 g sugar', '99999 lb salt', `${'9'.repeat(400)} g rice`])(
  'the amount of "%s" is not understood',
  (line) => {
    const read = readRecipe(`2 eggs\n${line}`);
    expect(answer.parse(read).lines).toMatchObject([{ isKnown: true }, { isKnown: false, choices: [] }]);
  },
);
