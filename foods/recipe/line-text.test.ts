import { expect, test } from 'vitest';
import { lineTexts } from './line-text.ts';

const said = (line: string) => lineTexts(line).map((one) => one.said);
const noted = (line: string) =>
  lineTexts(line).map(({ note }) => note && `${note.text}${note.isOfEach ? ' each' : ''}`);

test.each([
  ['2 T. olive oil', '2 tbsp olive oil'],
  ['1½ t salt', '1 1/2 tsp salt'],
  ['3 c. rolled oats', '3 cup rolled oats'],
  ['1 qt. buttermilk', '1 quart buttermilk'],
  ['2 dl cream', '200 ml cream'],
  ['1 heaping tsp baking soda', '1 tsp baking soda'],
  ['pinch of nutmeg', '1 pinch of nutmeg'],
  ['tiny pinch of nutmeg', '1 pinch of nutmeg'],
  ['a few twists of pepper', '1 pinch pepper'],
  ['thumb-sized piece of ginger', '1 piece ginger'],
  ['2-inch piece fresh ginger', '1 piece fresh ginger'],
  ['juice of 2 limes', '2 lime juice'],
  ['grated zest of half an orange', '1/2 orange zest'],
  ['1 lemon, juiced', '1 lemon juice'],
  ['Glaze: 2 tbsp honey', '2 tbsp honey'],
])('%s is %s', (line, one) => expect(said(line)).toEqual([one]));

test.each([
  ['2 tbsp oil for frying', '2 tbsp oil'],
  ['1 cup broth, plus more as needed', '1 cup broth'],
  ['3 tbsp hot sauce (such as Cholula)', '3 tbsp hot sauce'],
])('what no longer names the food goes: %s', (line, one) => expect(said(line)).toEqual([one]));

test.each([
  ['2 eggs plus 1 egg yolk', ['2 eggs', '1 egg yolk']],
  ['1 tbsp cornstarch mixed with 2 tbsp water', ['1 tbsp cornstarch', '2 tbsp water']],
  ['1 tsp each cumin, paprika and oregano', ['1 tsp cumin', '1 tsp paprika', '1 tsp oregano']],
  ['1 cup plus 2 tbsp sugar', ['1 cup sugar', '2 tbsp sugar']],
  ['100 g butter, plus 20 g for the tin', ['100 g butter', '20 g butter']],
  ['3 tbsp lime juice + zest of 1 lime', ['3 tbsp lime juice', '1 lime zest']],
  ['half and half', ['half and half']],
])('%s names %j', (line, all) => expect(said(line)).toEqual(all));

test.each([
  ['1 (14 oz) can beans', '14 oz each'],
  ['2 x 400g tins beans', '400g each'],
  ['3 chicken breasts (6 oz each)', '6 oz each'],
  ['1 cup (120 g) rye flour', '120 g'],
  ['1 cup (4 oz / 113 g) cheese', '113 g'],
  ['1 cabbage, about 2 lb', '2 lb'],
  ['1 hen, 4 to 5 lb', '4 to 5 lb'],
  ['6 eggs (from a 700 g carton)', null],
  ['1 cup rice (rinsed)', null],
])('a weight beside the amount: %s', (line, note) => expect(noted(line)).toEqual([note]));
