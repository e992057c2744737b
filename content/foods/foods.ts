import { readFileSync } from 'node:fs';
import type { Food } from '#domain/nutrition/food.ts';
import { ADDED_FOODS, LABELED_FOODS } from './added-foods.ts';

const TABLE = new URL('./sr28.tsv', import.meta.url);

/** Column names of the table, in order; the schema test holds the file to them. */
export const FOOD_COLUMNS = [
  'ndb_no',
  'description',
  'food_group',
  'kcal',
  'fat_g',
  'sat_fat_g',
  'carbs_g',
  'fibre_g',
  'sugars_g',
  'protein_g',
  'sodium_mg',
  'potassium_mg',
  'magnesium_mg',
  'cholesterol_mg',
  'water_g',
  'alcohol_g',
  'serving_desc',
  'serving_g',
] as const;

/** An empty cell means that USDA has no value: unknown, not zero. */
function optional(cell: string | undefined): number | null {
  return cell === undefined || cell === '' ? null : Number(cell);
}

function required(cell: string | undefined, id: string): number {
  const value = optional(cell);
  if (value === null) throw new Error(`food ${id} of the foods table lacks a value it must have`);
  return value;
}

function parseFood(line: string): Food {
  const cells = line.split('\t');
  const [id = '', description = '', group = ''] = cells;
  const servingGrams = optional(cells[17]);
  return {
    id,
    description,
    group,
    kcal: required(cells[3], id),
    fatG: required(cells[4], id),
    saturatedFatG: optional(cells[5]),
    carbsG: required(cells[6], id),
    fibreG: optional(cells[7]),
    sugarsG: optional(cells[8]),
    proteinG: required(cells[9], id),
    sodiumMg: optional(cells[10]),
    potassiumMg: optional(cells[11]),
    magnesiumMg: optional(cells[12]),
    cholesterolMg: optional(cells[13]),
    waterG: optional(cells[14]),
    alcoholG: optional(cells[15]),
    serving: servingGrams === null ? null : { text: cells[16] ?? '', grams: servingGrams },
  };
}

let loaded: readonly Food[] | null = null;

/**
 * All 8,789 foods of the USDA National Nutrient Database for Standard Reference, Release 28 (public domain).
 * Read from disk on first use and kept.
 */
export function loadFoods(): readonly Food[] {
  loaded ??= readFileSync(TABLE, 'utf8').trimEnd().split('\n').slice(1).map(parseFood);
  return loaded;
}

let byId: ReadonlyMap<string, Food> | null = null;

/** The food with this number of SR28, or of the few foods that it lacks; undefined for none. */
export function foodById(id: string): Food | undefined {
  byId ??= new Map([...loadFoods(), ...ADDED_FOODS, ...LABELED_FOODS].map((food) => [food.id, food]));
  return byId.get(id);
}
