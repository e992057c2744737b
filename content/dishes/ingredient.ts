import { z } from 'zod';
import { ALLERGIES } from '#contract/profile-values.ts';
import { AISLES } from '#domain/meal-plan-text/aisles.ts';

/** What dishes ask for when any food of a kind will do, written "@cheese" in a slot. */
export const INGREDIENT_GROUPS = [
  'beef',
  'lamb',
  'pork',
  'cured-pork',
  'poultry',
  'organ-meat',
  'game',
  'white-fish',
  'oily-fish',
  'canned-fish',
  'shellfish',
  'egg',
  'tofu',
  'hard-cheese',
  'soft-cheese',
  'fresh-cheese',
  'yogurt',
  'cream',
  'plant-milk',
  'cooking-fat',
  'dressing-oil',
  'leafy-green',
  'cabbage',
  'salad-vegetable',
  'cooking-vegetable',
  'mushroom',
  'onion',
  'sea-vegetable',
  'berry',
  'fruit',
  'citrus',
  'avocado',
  'olive',
  'nut',
  'seed',
  'nut-butter',
  'nut-flour',
  'coconut',
  'cocoa',
  'sweetener',
  'protein-powder',
  'baking-aid',
  'fresh-herb',
  'spice',
  'condiment',
  'sauce',
  'vinegar',
  'broth',
  'pickle',
  'snack-meat',
  'crisp',
  'ready-snack',
  'flatbread',
  'noodle',
  'drink',
  /** Beside others: no slot takes it but by its name, for it is cooked like nothing else. */
  'by-name',
] as const;
export type IngredientGroup = (typeof INGREDIENT_GROUPS)[number];

/** One household measure: "cup" of 30 g. */
export const householdMeasure = z.object({
  unit: z.enum([
    'piece',
    'small piece',
    'large piece',
    'cup',
    'tbsp',
    'tsp',
    'slice',
    'clove',
    'stalk',
    'leaf',
    'fillet',
    'can',
    'strip',
    'sprig',
    'handful',
    'scoop',
    'ball',
    'sheet',
    'pinch',
  ]),
  grams: z.number().positive().max(2000),
});
export type HouseholdMeasure = z.infer<typeof householdMeasure>;

/** A food that dishes are cooked from. Its nutrition is the row of the foods table, by weight as bought or as stated. */
export const ingredient = z.object({
  id: z.string().regex(/^[a-z][a-z-]*[a-z]$/),
  /** As a recipe writes it in the singular or as a mass: "egg", "butter". */
  name: z.string().min(2),
  /** For things that are counted: "eggs"; null for masses. */
  plural: z.string().nullable(),
  /** Number of the row in the USDA table. */
  food: z.string().regex(/^\d{5}$/),
  groups: z.array(z.enum(INGREDIENT_GROUPS)).min(1),
  aisle: z.enum(AISLES),
  /** Allergens it has by its nature. */
  contains: z.array(z.enum(ALLERGIES)),
  measures: z.array(householdMeasure),
  /** Further names under which a pantry holds it, lower case. */
  words: z.array(z.string().min(2)),
});
export type Ingredient = z.infer<typeof ingredient>;
