import type { FigureCase } from './figure-case.ts';
import { COUNTED_FOODS, NAMED_FOODS } from './food-names.ts';
import { pick } from './random.ts';
import { readUsdaTable, type UsdaRow } from './usda-table.ts';

type Asked = { readonly words: string; readonly name: string; readonly of: (row: UsdaRow) => number | null };

function cell(row: UsdaRow, column: string): number | null {
  const text = row[column] ?? '';
  return text === '' ? null : Number(text);
}

function netCarbs(row: UsdaRow): number | null {
  const carbs = cell(row, 'carbs_g');
  const fiber = cell(row, 'fibre_g');
  return carbs === null || fiber === null ? null : Math.max(0, carbs - fiber);
}

/** What is asked, and per 100 g by the table's columns. */
const NUTRIENTS: readonly Asked[] = [
  { words: 'net carbs', name: 'g net carbs', of: netCarbs },
  { words: 'carbs', name: 'g net carbs', of: netCarbs },
  { words: 'calories', name: 'kcal', of: (row) => cell(row, 'kcal') },
  { words: 'protein', name: 'g protein', of: (row) => cell(row, 'protein_g') },
  { words: 'fat', name: 'g fat', of: (row) => cell(row, 'fat_g') },
  { words: 'fiber', name: 'g fiber', of: (row) => cell(row, 'fibre_g') },
  { words: 'potassium', name: 'mg potassium', of: (row) => cell(row, 'potassium_mg') },
  { words: 'magnesium', name: 'mg magnesium', of: (row) => cell(row, 'magnesium_mg') },
];

const PHRASINGS: readonly ((nutrient: string, food: string) => string)[] = [
  (nutrient, food) => `How much ${nutrient} is in ${food}?`,
  (nutrient, food) => `how many ${nutrient} are in ${food}`,
  (nutrient, food) => `${food} ${nutrient}?`,
  (nutrient, food) => `What is the ${nutrient} content of ${food}?`,
  (nutrient, food) => `tell me the ${nutrient} in ${food} please`,
  (nutrient, food) => `I had ${food} for lunch, how much ${nutrient} was that?`,
  (nutrient, food) => `hi, could you tell me how much ${nutrient} ${food} has`,
];

type Portion = { readonly text: (name: string) => string; readonly grams: number };

const WEIGHTS: readonly ((random: () => number) => Portion)[] = [
  (random) => {
    const grams = 10 + Math.round(random() * 59) * 5;
    return { text: (name) => `${grams} g of ${name}`, grams };
  },
  (random) => {
    const grams = 20 + Math.round(random() * 330);
    return { text: (name) => `${grams}g ${name}`, grams };
  },
  (random) => {
    const ounces = 1 + Math.round(random() * 9);
    return { text: (name) => `${ounces} ounces of ${name}`, grams: ounces * 28.35 };
  },
];

/** An ounce of a drink is a fluid ounce, so these are weighed in grams. */
const DRINKS = new Set(['01077', '09206', '14096']);

/** Portions by the table's own measure, where that is a plain cup or spoon. */
function householdPortion(row: UsdaRow, random: () => number): Portion | null {
  const stated = /^(\d*\.?\d+) (cup|tbsp)(?:$|,| )(?!.*whipped)/.exec(row.serving_desc ?? '');
  const grams = cell(row, 'serving_g');
  if (!stated?.[1] || !stated[2] || grams === null) return null;
  const [, amount, unit] = stated;
  const one = grams / Number(amount);
  const [text, count] = pick(
    [
      ['half a', 0.5],
      ['a', 1],
      ['2', 2],
      ['1 1/2', 1.5],
      ['three', 3],
    ] as const,
    random,
  );
  const plural = count > 1 && unit === 'cup' ? 's' : '';
  return { text: (name) => `${text} ${unit}${plural} of ${name}`, grams: one * count };
}

/** The printed number has one decimal below 20 and none from there on; milligrams and kcal have none. */
function rounding(value: number, unit: string): number {
  return unit.startsWith('g') && value < 20 ? 0.05 : 0.5;
}

function figureCase(row: UsdaRow, food: string, grams: number, random: () => number): FigureCase | null {
  const nutrient = pick(NUTRIENTS, random);
  const per100 = nutrient.of(row);
  if (per100 === null) return null;
  const value = (per100 * grams) / 100;
  const portion = grams >= 20 ? Math.round(grams) : Math.round(grams * 10) / 10;
  return {
    kind: 'food',
    question: pick(PHRASINGS, random)(nutrient.words, food),
    figures: [
      { value, within: rounding(value, nutrient.name), unit: nutrient.name },
      { value: portion, within: 0.5, unit: 'g' },
    ],
    words: [row.description ?? ''],
  };
}

function countedCase(rows: ReadonlyMap<string, UsdaRow>, random: () => number): FigureCase | null {
  const [one, many, id, grams] = pick(COUNTED_FOODS, random);
  const count = 1 + Math.floor(random() * 4);
  const row = rows.get(id);
  return row ? figureCase(row, count === 1 ? one : `${count} ${many}`, grams * count, random) : null;
}

function namedCase(rows: ReadonlyMap<string, UsdaRow>, random: () => number): FigureCase | null {
  const [name, id] = pick(NAMED_FOODS, random);
  const row = rows.get(id);
  if (!row) throw new Error(`No food ${id} for ${name}`);
  const household = random() < 0.5 ? householdPortion(row, random) : null;
  const weight = pick(DRINKS.has(id) ? WEIGHTS.slice(0, 2) : WEIGHTS, random);
  const portion = household ?? weight(random);
  return figureCase(row, portion.text(name), portion.grams, random);
}

/** Questions about foods in portions, with values from the table's file. */
export function foodCases(count: number, random: () => number): FigureCase[] {
  const rows = readUsdaTable();
  const cases: FigureCase[] = [];
  while (cases.length < count) {
    const next = random() < 0.2 ? countedCase(rows, random) : namedCase(rows, random);
    if (next) cases.push(next);
  }
  return cases;
}
