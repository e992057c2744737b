import { describe, expect, test } from 'vitest';
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
