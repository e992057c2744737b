import rows from '#content/starter-foods/rows.json' with { type: 'json' };
import {
  STARTER_CATEGORIES,
  type StarterCategory,
  type StarterFood,
} from '#content/starter-foods/starter-foods.ts';
import type { StarterRow } from '#content/starter-foods/starter-rows.ts';
import { type FoodPortion, netCarbsInPortion } from '#domain/nutrition/food.ts';

/** What the table says of a food, for its usual portion. */
export interface TableFigures {
  id: string;
  /** The table's own wording. */
  description: string;
  portion: FoodPortion;
  /** grams of net carbs: total carbohydrate less fiber, as the table counts fiber inside it */
  netCarbs: number;
  /** True where the table does not know the fiber, so that nothing was taken off. */
  netCarbsAtMost: boolean;
}

/** A food of the list; without figures where the table has no such food. */
export interface ShownFood {
  name: string;
  figures: TableFigures | null;
}

export type ShownCategory = Pick<StarterCategory, 'title' | 'tip'> & { foods: readonly ShownFood[] };

const ROWS: ReadonlyMap<string, StarterRow> = new Map(rows.map((row) => [row.id, row]));

/** The table's household measure; a food that has none is told by 100 g, as the table itself does. */
const NO_MEASURE: FoodPortion = { text: '100 g', grams: 100 };

function figuresOf({ id, portion }: StarterFood): TableFigures | null {
  const row = id === null ? undefined : ROWS.get(id);
  if (!row) return null;
  const { text, grams } = row.serving ?? NO_MEASURE;
  const usual = portion ? { text: portion.text, grams: grams * portion.measures } : { text, grams };
  return {
    id: row.id,
    description: row.description,
    portion: usual,
    netCarbs: netCarbsInPortion(row, usual.grams),
    netCarbsAtMost: row.fibreG === null && row.carbsG > 0,
  };
}

/** All eight categories with their figures. */
export const SHOWN_CATEGORIES: readonly ShownCategory[] = STARTER_CATEGORIES.map(({ title, tip, foods }) => ({
  title,
  tip,
  foods: foods.map((food) => ({ name: food.name, figures: figuresOf(food) })),
}));

/** The least of a bar that shows; below half of it the number is "under 0.1 g". */
const SHOWN_STEP_G = 0.1;

/** "2.9 g", "under 0.1 g", "at most 1.6 g". */
export function netCarbsText({ netCarbs, netCarbsAtMost }: TableFigures): string {
  if (netCarbs > 0 && netCarbs < SHOWN_STEP_G / 2) return `under ${SHOWN_STEP_G} g`;
  return `${netCarbsAtMost ? 'at most ' : ''}${Number(netCarbs.toFixed(1))} g`;
}

export interface FoodFilter {
  /** Words that name, category or the table's wording must hold, all of them. */
  search: string;
  /** Leaves out what has more than 1 g of net carbs in its portion, and what is unknown. */
  lowestOnly: boolean;
}

const LOWEST_MOST_G = 1;

/** The categories with the foods that pass; a category without any is left out. */
export function filterCategories({ search, lowestOnly }: FoodFilter): ShownCategory[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const passes = ({ name, figures }: ShownFood, title: string) => {
    if (lowestOnly && (figures === null || figures.netCarbs > LOWEST_MOST_G)) return false;
    const text = `${name} ${figures?.description ?? ''} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return SHOWN_CATEGORIES.map((category) => ({
    ...category,
    foods: category.foods.filter((food) => passes(food, category.title)),
  })).filter(({ foods }) => foods.length > 0);
}

export const countFoods = (categories: readonly ShownCategory[]): number =>
  categories.reduce((sum, { foods }) => sum + foods.length, 0);
