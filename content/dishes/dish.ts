import { z } from 'zod';

export const DISH_MEALS = ['Breakfast', 'Lunch', 'Dinner', 'Dessert', 'Snacks'] as const;

/** What a food does in the dish; a refusal names the role that is missing. */
export const SLOT_ROLES = [
  'protein',
  'fat',
  'vegetable',
  'fruit',
  'base',
  'liquid',
  'flavor',
  'topping',
] as const;
export type SlotRole = (typeof SLOT_ROLES)[number];

export const DISH_TAGS = [
  'vegetarian',
  'dairy-free',
  'nut-free',
  'egg-free',
  'pork-free',
  'quick',
  'one-pan',
  'freezer',
  'no-cook',
] as const;
export type DishTag = (typeof DISH_TAGS)[number];

/** Slots with a step that many plain dishes share. */
export const FINISHES = ['beside', 'spoonful', 'dip', 'eggside', 'heat', 'relish', 'melt', 'splash'] as const;

/** Parts of the world that season and cook with foods of their own. */
export const CUISINES = [
  'china',
  'korea',
  'japan',
  'southeast-asia',
  'india',
  'mexico',
  'mediterranean',
  'levant',
  'northern',
  'west-africa',
] as const;
export type Cuisine = (typeof CUISINES)[number];

const slotId = z.string().regex(/^[a-z][a-z0-9]*$/);
const grams = z.number().positive().max(1000);

/** One place in a dish. `accepts` names ingredients by id and groups by "@group", the most fitting first. */
export const dishSlot = z.object({
  id: slotId,
  role: z.enum(SLOT_ROLES),
  accepts: z.array(z.string().regex(/^@?[a-z][a-z-]*[a-z]$/)).min(1),
  /** Least, usual and most grams for one person. */
  grams: z.tuple([grams, grams, grams]).refine(([least, usual, most]) => least <= usual && usual <= most),
  /** The dish is still itself without it. */
  optional: z.boolean().default(false),
  /** Raw meat and fish take it only where they were cooked before: what remains of a roast. */
  cooked: z.boolean().optional(),
  /** It is never bought for this. */
  own: z.boolean().optional(),
});
export type DishSlot = z.infer<typeof dishSlot>;

/**
 * A dish for one person. Steps name slots in braces: "Melt {fat}"; a step that begins with "[id]" is left out when that
 * optional slot is empty. "<meat: poultry = 74 °C (165 °F) | 71 °C (160 °F)>" has words for what the slot holds, by
 * group or ingredient, the last for all else. The name may hold slots too: "{protein} with {greens}". Salt, pepper and
 * water are free.
 */
export const dish = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*[a-z0-9]$/),
  name: z.string().min(3).max(80),
  meals: z.array(z.enum(DISH_MEALS)).min(1),
  /** Meals of these that it makes only where nothing suits them better: chicken for breakfast, a cold plate for dinner. */
  lastFor: z.array(z.enum(DISH_MEALS)).default([]),
  /** Where it is at home; none for what anybody cooks. */
  cuisine: z.enum(CUISINES).optional(),
  /** What an advanced plan is made of sooner. */
  elaborate: z.boolean().default(false),
  /**
   * How well cooks like it for who has its foods: 2 is ordinary, from 3 on it is obvious. Two cooks marked all dishes from
   * 1 to 3; where others rated it for real kitchens, that moved it (training/planner/README.md).
   */
  appeal: z.number().min(-2).max(6).multipleOf(0.1),
  minutes: z.number().int().min(2).max(240),
  equipment: z.array(z.string().min(2)),
  /** What holds of the dish as it is usually filled, with the first food of every slot. */
  tags: z.array(z.enum(DISH_TAGS)),
  slots: z.array(dishSlot).min(1).max(12),
  /** What comes last, of `finishes.yaml`, where it is selected. */
  finishes: z.array(z.enum(FINISHES)).default([]),
  /** Up to 400 characters as they are read; a step that chooses words holds all of them. */
  steps: z.array(z.string().min(10).max(1000)).min(1).max(10),
});
export type Dish = z.infer<typeof dish>;
