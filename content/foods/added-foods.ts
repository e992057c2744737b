import type { Food } from '#domain/nutrition/food.ts';
import { DEFAULT_POLYOL_POLICY, US_POLYOL_KCAL } from '#domain/nutrition/polyols.ts';

const UNKNOWN = {
  sodiumMg: null,
  potassiumMg: null,
  magnesiumMg: null,
  cholesterolMg: null,
  waterG: null,
  alcoholG: null,
} as const;

/** A sweetener that is not taken for sugar: its carbohydrate is what of it counts as net carbs, per 100 g. */
const sweetener = (id: string, description: string, kcal: number, countedCarbsG: number): Food => ({
  id,
  description,
  group: 'Sweets',
  kcal,
  fatG: 0,
  saturatedFatG: 0,
  carbsG: countedCarbsG,
  fibreG: 0,
  sugarsG: 0,
  proteinG: 0,
  ...UNKNOWN,
  serving: null,
});

/** Values that a label prints, per 100 g; what of the carbohydrate is a sweetener that does not count is left out. */
const labeled = (
  id: string,
  description: string,
  group: string,
  [kcal, fatG, carbsG, fibreG, proteinG]: readonly [number, number, number, number, number],
): Food => ({
  id,
  description,
  group,
  kcal,
  fatG,
  saturatedFatG: null,
  carbsG,
  fibreG,
  sugarsG: null,
  proteinG,
  ...UNKNOWN,
  serving: null,
});

/**
 * Foods of a low-carb kitchen that SR28 lacks, numbered from 99001, which SR28 does not use. They are behind ingredients
 * of dishes, and the food search finds them.
 *
 * Erythritol: 0.2 kcal/g and no net carbs, as labels are read (`domain/nutrition/polyols.ts`). Allulose: 0.4 kcal/g, and
 * no sugar (FDA, guidance on the declaration of allulose, October 2020). Monk fruit is sold by the spoon as an extract
 * on erythritol, so it has erythritol's values; the extract has no calories (FDA, high-intensity sweeteners).
 * Tortilla: the label of one make (Mission Carb Balance, 42 g: 70 kcal, 3 g fat, 19 g carbohydrate, 17 g fiber, 5 g
 * protein); whoever selects another is planned with the label of theirs. Coconut flour and psyllium: labels of one make
 * each (Bob's Red Mill, 14 g: 60 kcal, 2 g fat, 8 g carbohydrate, 5 g fiber, 2 g protein; psyllium husk, 5 g: 18 kcal,
 * 4 g carbohydrate, all of it fiber). Guacamole: USDA FNDDS 2021-2023, 63409010.
 */
export const ADDED_FOODS: readonly Food[] = [
  sweetener(
    '99001',
    'Erythritol, granulated',
    100 * US_POLYOL_KCAL.erythritol,
    100 * DEFAULT_POLYOL_POLICY.counts.erythritol,
  ),
  sweetener('99002', 'Allulose, granulated', 40, 100 * DEFAULT_POLYOL_POLICY.allulose),
  sweetener(
    '99003',
    'Monk fruit extract with erythritol',
    100 * US_POLYOL_KCAL.erythritol,
    100 * DEFAULT_POLYOL_POLICY.counts.erythritol,
  ),
  {
    id: '99004',
    description: 'Tortillas, wheat, low carbohydrate',
    group: 'Baked Products',
    kcal: 167,
    fatG: 7.1,
    saturatedFatG: null,
    carbsG: 45.2,
    fibreG: 40.5,
    sugarsG: null,
    proteinG: 11.9,
    ...UNKNOWN,
    serving: { text: '1 tortilla', grams: 42 },
  },
  {
    ...labeled('99012', 'Coconut flour', 'Nut and Seed Products', [429, 14.3, 57.1, 35.7, 14.3]),
    serving: { text: '2 tbsp', grams: 14 },
  },
  {
    ...labeled('99013', 'Psyllium husk', 'Cereal Grains and Pasta', [360, 0, 80, 80, 0]),
    serving: { text: '1 tbsp', grams: 5 },
  },
  {
    ...labeled('99014', 'Guacamole', 'Vegetables and Vegetable Products', [155, 14.18, 8.45, 6.5, 1.95]),
    serving: { text: '2 tbsp', grams: 30 },
  },
];

/**
 * Packaged foods of which each make is another, with the label of one: they say what kind of food it is, and whoever
 * has another make is planned with the label of theirs. No search finds them, for nobody's bar is this one.
 *
 * Labels: Quest bar (60 g: 200 kcal, 8.4 g fat, 17 g carbohydrate without erythritol, 13 g fiber, 21 g protein), HighKey
 * mini cookies, Rebel ice cream, gimMe roasted seaweed, Miracle Noodle shirataki, Thai Kitchen red curry paste (16 g:
 * 10 kcal, 3 g carbohydrate), a gochujang (19 g: 40 kcal, 9 g carbohydrate, 1 g fiber, 1 g protein), a keto bread (28 g:
 * 35 kcal, 10 g carbohydrate, 9 g fiber; 4 g protein and 1.5 g fat make up the rest of its energy), a protein shake
 * (325 ml: 160 kcal, 3 g fat, 5 g carbohydrate, 3 g fiber, 30 g protein), a vanilla yogurt (150 g: 80 kcal, 2 g fat, 3 g
 * carbohydrate, 12 g protein). The salad kit is a Caesar salad without its
 * dressing (USDA FNDDS 2021-2023, 72116150).
 */
export const LABELED_FOODS: readonly Food[] = [
  labeled('99005', 'Protein bar, low carbohydrate', 'Snacks', [335, 14, 28.7, 22, 35]),
  labeled('99006', 'Cookies, low carbohydrate', 'Baked Products', [480, 43, 18, 11, 11]),
  labeled('99007', 'Ice cream, low carbohydrate', 'Sweets', [192, 18.5, 5.3, 3.4, 2.8]),
  labeled('99008', 'Seaweed, roasted in oil, snack', 'Snacks', [515, 40, 24, 20, 25]),
  labeled('99009', 'Noodles of konjac (shirataki)', 'Vegetables and Vegetable Products', [8, 0, 3.6, 3, 0]),
  labeled('99010', 'Curry paste', 'Spices and Herbs', [62, 0, 18.8, 0, 0]),
  labeled('99011', 'Gochujang, fermented chili paste', 'Spices and Herbs', [211, 0, 47.4, 5.3, 5.3]),
  labeled('99015', 'Bread, low carbohydrate', 'Baked Products', [125, 5.4, 35.7, 32.1, 14.3]),
  labeled('99016', 'Salad kit', 'Vegetables and Vegetable Products', [77, 3.41, 7.49, 1.8, 4]),
  labeled('99017', 'Protein shake, ready to drink', 'Beverages', [49, 0.9, 1.5, 0.9, 9.2]),
  labeled('99018', 'Yogurt of little sugar, vanilla', 'Dairy and Egg Products', [53, 1.3, 2, 0, 8]),
];
