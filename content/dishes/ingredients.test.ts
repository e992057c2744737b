import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Allergy } from '#contract/profile-values.ts';
import { allergensIn } from '#domain/allergens/allergens.ts';
import { AISLES } from '#domain/meal-plan-text/aisles.ts';
import { foodById } from '../foods/foods.ts';
import { ketoMarks } from '../foods/keto-marks.ts';
import { INGREDIENT_GROUPS, type Ingredient } from './ingredient.ts';
import { INGREDIENT_COLUMNS, ingredientById, loadIngredients, regionalNames } from './load-ingredients.ts';

const ingredients = loadIngredients();

/** USDA has no fiber for these, so all their carbohydrate counts as net carbs. */
const UNKNOWN_FIBER = [
  'balsamic-vinegar',
  'coconut-milk',
  'egusi',
  'halloumi',
  'lambs-lettuce',
  'lemongrass',
  'tempeh',
  'turkey-bacon',
];

/** Where the table's contents are not the words of name and description, with the reason. */
const ALLERGENS_BEYOND_WORDS: Record<string, readonly Allergy[]> = {
  'pork-sausage': ['wheat', 'gluten_cereals', 'sulphites'], // rusk and E223 in British ones
  'beef-sausage': ['wheat', 'gluten_cereals', 'sulphites'],
  'sausage-meat': ['wheat', 'gluten_cereals', 'sulphites'],
  'beef-jerky': ['soy', 'wheat', 'gluten_cereals'], // marinated in soy sauce
  gochujang: ['soy', 'wheat', 'gluten_cereals'],
  'curry-paste': ['crustaceans', 'fish'], // shrimp paste and fish sauce
  'masala-paste': ['mustard'],
  'oyster-sauce': ['soy', 'wheat', 'gluten_cereals'],
  shrimp: ['sulphites'], // keeps raw shrimp from turning black
  'grana-padano': ['egg'], // lysozyme
  mayonnaise: ['egg', 'mustard'],
  'ranch-dressing': ['milk', 'egg'],
  'low-carb-tortilla': ['gluten_cereals'],
  'low-carb-bread': ['wheat', 'gluten_cereals'],
  'salad-kit': ['milk', 'egg', 'fish', 'wheat', 'gluten_cereals'], // of a Caesar salad, croutons and dressing
  'caesar-dressing': ['milk', 'egg', 'fish'],
  hummus: ['sesame'],
  'protein-shake': ['milk'],
  'blue-cheese-dressing': ['egg'],
  kimchi: ['fish', 'crustaceans'], // fish sauce and salted shrimp
  'plant-mince': ['soy', 'wheat', 'gluten_cereals'], // textured soy, and wheat gluten in many makes
  'seaweed-snack': ['sesame'], // roasted in sesame oil
  'protein-bar': ['milk', 'soy', 'peanuts', 'tree_nuts'],
  'keto-cookie': ['milk', 'egg', 'tree_nuts'],
  'keto-ice-cream': ['egg'],
  'dill-pickle': ['mustard'], // seeds in the jar
  'sun-dried-tomatoes': ['sulphites'],
  'dark-chocolate': ['milk', 'soy'], // lecithin, and milk of the same line
  'curry-powder': ['mustard'],
  mustard: ['sulphites'], // Dijon is made with wine
  horseradish: ['sulphites'],
  'soy-sauce': ['gluten_cereals'], // the wheat in it
  worcestershire: ['fish', 'gluten_cereals'], // anchovies and malt vinegar
  pesto: ['milk', 'tree_nuts'],
  'wine-vinegar': ['sulphites'],
  'balsamic-vinegar': ['sulphites'],
  'chicken-broth': ['celery'],
  'chicken-stock': ['celery'],
  'beef-broth': ['celery'],
  'beef-stock': ['celery'],
  merguez: ['sulphites'], // E223 keeps its color
  'vegetable-broth': ['celery'],
  'fish-stock': ['celery'],
  'red-wine': ['sulphites'],
  'white-wine': ['sulphites'],
};

/** Words of name and description that mean no allergen there. */
const WORDS_WITHOUT_ALLERGEN: Record<string, readonly Allergy[]> = {
  'coconut-milk': ['tree_nuts'], // "Nuts, coconut milk": why not is said at the loader
  'coconut-cream': ['tree_nuts'],
  'desiccated-coconut': ['tree_nuts'],
  'coconut-flakes': ['tree_nuts'],
  'fresh-coconut': ['tree_nuts'],
  'oyster-mushrooms': ['molluscs'],
  tahini: ['milk'], // "sesame butter"
};

/** Least and most grams of one measure; a cup of 237 ml weighs at most what dense purees do. */
const SANE_GRAMS: Record<Ingredient['measures'][number]['unit'], readonly [number, number]> = {
  piece: [0.5, 550],
  'small piece': [5, 300],
  'large piece': [10, 600],
  cup: [8, 280],
  tbsp: [1.5, 20],
  tsp: [0.5, 6.5],
  slice: [2, 80],
  clove: [2, 6],
  stalk: [5, 200],
  leaf: [0.1, 40],
  fillet: [3, 220],
  can: [80, 450],
  strip: [8, 40],
  sprig: [0.1, 3],
  handful: [5, 60],
  scoop: [20, 45],
  ball: [80, 250],
  sheet: [1, 5],
  pinch: [0.05, 0.3],
};

function foodOf({ id, food }: Ingredient) {
  const row = foodById(food);
  if (!row) throw new Error(`${id} names food ${food}, which the foods table lacks`);
  return row;
}

function gramsOf(entry: Ingredient, unit: Ingredient['measures'][number]['unit']): number | null {
  return entry.measures.find((measure) => measure.unit === unit)?.grams ?? null;
}

const PLURAL_S = /s$/;
const namesOf = ({ name, plural, words }: Ingredient) =>
  new Set([name, plural ?? name, ...words].map((word) => word.toLowerCase().replace(PLURAL_S, '')));

describe('the table of ingredients', () => {
  it('has the columns that the reader expects, in every line', () => {
    const table = readFileSync(new URL('./ingredients.tsv', import.meta.url), 'utf8').trimEnd();
    const [header, ...lines] = table.split('\n').map((line) => line.split('\t'));
    expect(header).toEqual([...INGREDIENT_COLUMNS]);
    expect(lines.filter((cells) => cells.length !== INGREDIENT_COLUMNS.length)).toEqual([]);
    expect(ingredients).toHaveLength(lines.length);
    expect(ingredients.length).toBeGreaterThan(220);
  });

  it('has each id once, and finds by it', () => {
    expect(new Set(ingredients.map(({ id }) => id)).size).toBe(ingredients.length);
    expect(ingredientById('butter')).toMatchObject({ name: 'butter', contains: ['milk'] });
    expect(ingredientById('bread')).toBeUndefined();
  });

  it('gives each name to one ingredient, and words in lower case', () => {
    const owner = new Map<string, string>();
    const shared = ingredients.flatMap((entry) =>
      [...namesOf(entry)].filter((word) => {
        const taken = owner.has(word);
        owner.set(word, entry.id);
        return taken;
      }),
    );
    expect(shared).toEqual([]);
    const words = ingredients.flatMap((entry) => entry.words);
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });

  it('uses every group and every aisle', () => {
    const groups = new Set(ingredients.flatMap((entry) => entry.groups));
    expect(INGREDIENT_GROUPS.filter((group) => !groups.has(group))).toEqual([]);
    const aisles = new Set(ingredients.map(({ aisle }) => aisle));
    expect(AISLES.filter((aisle) => !aisles.has(aisle))).toEqual([]);
  });

  it('names a kind that a kitchen uses for every keto food of the marks but spirits', () => {
    const known = new Set(ingredients.flatMap((entry) => [...namesOf(entry)]));
    const missing = ketoMarks().filter(({ name, keto }) => {
      const parts = name
        .toLowerCase()
        .replace(/ \(.*\)/, '')
        .split(', ');
      const spellings = [parts.join(', '), [...parts].reverse().join(' '), parts[0] ?? ''];
      return keto && !spellings.some((spelling) => known.has(spelling.replace(PLURAL_S, '')));
    });
    expect(missing.map(({ name }) => name)).toEqual(['Spirits 80 proof']);
  });
});

describe('the foods behind the ingredients', () => {
  it('have their fiber known, but for the listed ones', () => {
    const unknown = ingredients.filter((entry) => foodOf(entry).fibreG === null);
    expect(unknown.map(({ id }) => id).sort()).toEqual(UNKNOWN_FIBER);
  });

  it('are not sweetened where a plain one is meant', () => {
    const sweetened = ingredients.filter((entry) =>
      /(?<!un)(?<!not )sweetened|candied|syrup|glazed/i.test(foodOf(entry).description),
    );
    expect(sweetened.map(({ id }) => id)).toEqual([]);
  });

  it('are raw where the ingredient is raw meat or fish', () => {
    const raw = new Set(['beef', 'lamb', 'poultry', 'organ-meat', 'white-fish', 'oily-fish']);
    const cooked = ingredients.filter(
      (entry) => entry.groups.some((group) => raw.has(group)) && !/\braw\b/.test(foodOf(entry).description),
    );
    expect(cooked.map(({ id }) => id)).toEqual([
      'beef-sausage', // SR28 has raw sausages of pork alone, "unprepared"
      'rotisserie-chicken',
      'smoked-salmon',
      'kipper',
      'salt-cod',
    ]);
  });

  it('name the allergens that the table holds, but for the listed differences', () => {
    const beyond: Record<string, Allergy[]> = {};
    const without: Record<string, Allergy[]> = {};
    for (const entry of ingredients) {
      const read = allergensIn(`${entry.name}. ${foodOf(entry).description}`).map(({ id }) => id);
      const more = entry.contains.filter((allergy) => !read.includes(allergy));
      const less = read.filter((allergy) => !entry.contains.includes(allergy));
      if (more.length > 0) beyond[entry.id] = more;
      if (less.length > 0) without[entry.id] = less;
    }
    expect(beyond).toEqual(ALLERGENS_BEYOND_WORDS);
    expect(without).toEqual(WORDS_WITHOUT_ALLERGEN);
  });
});

describe('the household measures', () => {
  it('weigh what such a measure can weigh, each unit once', () => {
    const odd = ingredients.flatMap(({ id, measures }) => [
      ...measures
        .filter(({ unit, grams }) => grams < SANE_GRAMS[unit][0] || grams > SANE_GRAMS[unit][1])
        .map(({ unit, grams }) => `${id}: ${unit} ${grams}`),
      ...(new Set(measures.map(({ unit }) => unit)).size < measures.length ? [`${id}: a unit twice`] : []),
    ]);
    expect(odd).toEqual([]);
  });

  it('agree among themselves: 16 tablespoons to a cup, three teaspoons to a tablespoon, small before large', () => {
    const ratios = [
      ['cup', 'tbsp', 11, 21],
      ['tbsp', 'tsp', 2.4, 3.6],
      ['piece', 'small piece', 1.1, 3],
      ['large piece', 'piece', 1.1, 3],
    ] as const;
    const odd = ingredients.filter((entry) =>
      ratios.some(([more, less, least, most]) => {
        const [large, small] = [gramsOf(entry, more), gramsOf(entry, less)];
        return large !== null && small !== null && (large / small < least || large / small > most);
      }),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it("are the table's own where it weighs the same measure", () => {
    const differing = ingredients.filter((entry) => {
      const { serving } = foodOf(entry);
      const unit = /^1 (cup|tbsp|tsp|slice|fillet)(?:, (?:ground|leaves))?$/.exec(
        serving?.text.replace('tablespoon', 'tbsp') ?? '',
      )?.[1];
      const ours = entry.measures.find((measure) => measure.unit === unit);
      return ours !== undefined && ours.grams !== serving?.grams;
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });
});

describe('regional names', () => {
  const names = [...regionalNames()].map(([id, { same, near }]) => [id, [...same, ...near]] as const);

  it('are of foods that dishes are cooked from, each once for a food', () => {
    expect(names.map(([id]) => id).filter((id) => !ingredientById(id))).toEqual([]);
    const all = names.flatMap(([, words]) => words);
    expect(names.flatMap(([, words]) => words.filter((word, at) => words.indexOf(word) !== at))).toEqual([]);
    expect(all.filter((word) => word !== word.toLowerCase() || word.length < 2)).toEqual([]);
  });

  it('never call a food what another is called in English', () => {
    const english = new Map(
      ingredients.flatMap(({ id, name, words }) => [name, ...words].map((one) => [one, id])),
    );
    const taken = names.flatMap(([id, words]) => words.filter((word) => (english.get(word) ?? id) !== id));
    expect(taken).toEqual([]);
  });
});
