import type { HouseholdMeasure, IngredientGroup } from '#content/dishes/ingredient.ts';
import type { Allergy } from '#contract/profile-values.ts';
import type { Aisle } from '#domain/meal-plan-text/aisles.ts';
import type { Food } from '#domain/nutrition/food.ts';
import { foodNetCarbs } from '#domain/nutrition/food.ts';

/** Amounts in one gram of a food: kcal and grams. */
export interface PerGram {
  readonly kcal: number;
  /** The upper bound where fiber is unknown. */
  readonly netCarbs: number;
  readonly protein: number;
  readonly fat: number;
  readonly fiber: number;
}

/** One thing that can fill a slot: an ingredient of the kitchen or a food of the person's pantry. */
export interface KitchenFood {
  /** "egg" for an ingredient, "pantry:17" for a saved food. */
  readonly key: string;
  /** Id of the ingredient it is or stands for; null for a pantry food of a known kind but no known name. */
  readonly ingredient: string | null;
  /** As shops and cooks call it in lists: "Kerrygold butter", "eggs". */
  readonly name: string;
  /** As a step calls it: "butter", "eggs". */
  readonly inSteps: string;
  /** One of it, for amounts: "egg"; the same as `inSteps` for masses. */
  readonly one: string;
  readonly groups: readonly IngredientGroup[];
  readonly aisle: Aisle;
  readonly contains: ReadonlySet<Allergy>;
  readonly measures: readonly HouseholdMeasure[];
  /** Grams of one can, slice or tortilla by its label; null where the label counts none. */
  readonly labelPiece: number | null;
  readonly perGram: PerGram;
  /** USDA has no fiber for it, so its net carbs are an upper bound. */
  readonly isUpperBound: boolean;
  /** Grams of it that stand for one gram raw; null for what is not cooked yet or needs no cooking. */
  readonly cookedYield: number | null;
  /** Null for what is bought extra, and for staples. */
  readonly pantry: PantryShare | null;
  /** In every kitchen without being selected, as salt and water are. */
  readonly isStaple: boolean;
}

export interface PantryShare {
  readonly id: number;
  /** Grams that are there; null where nobody said. */
  readonly atHand: number | null;
  /** Days until it should be eaten, below zero when overdue; null where nobody said. */
  readonly daysLeft: number | null;
}

export function isUpperBound(food: Food): boolean {
  return food.fibreG === null && food.carbsG > 0;
}

/** A row of the USDA table as amounts per gram; unknown fiber counts as none, so net carbs are an upper bound. */
export function perGramOf(food: Food): PerGram {
  return {
    kcal: food.kcal / 100,
    netCarbs: foodNetCarbs(food).high / 100,
    protein: food.proteinG / 100,
    fat: food.fatG / 100,
    fiber: (food.fibreG ?? 0) / 100,
  };
}
