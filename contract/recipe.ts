import { z } from 'zod';
import { estimate, RECIPE_LINES_MOST, RECIPE_TEXT_MOST } from './diary.ts';

/** An ingredient a line, and how much it makes: "Serves 4", "Cooked weight 900 g". */
export const readRecipeRequest = z.object({
  text: z
    .string('Paste or type a recipe')
    .trim()
    .min(1, 'Paste or type a recipe')
    .max(RECIPE_TEXT_MOST, `Please use at most ${RECIPE_TEXT_MOST} characters`)
    .refine(
      (text) => text.split('\n').length <= RECIPE_LINES_MOST,
      `Please use at most ${RECIPE_LINES_MOST} lines: just the ingredients are enough`,
    ),
});

/** kcal for energy, g for all others; null where the tables do not know it. */
export const recipeValues = z.object({
  energy: estimate.nullable(),
  fat: estimate.nullable(),
  saturates: estimate.nullable(),
  totalCarbs: estimate.nullable(),
  netCarbs: estimate.nullable(),
  fibre: estimate.nullable(),
  sugars: estimate.nullable(),
  protein: estimate.nullable(),
  salt: estimate.nullable(),
});
export type RecipeValues = z.infer<typeof recipeValues>;
export type RecipeValue = keyof RecipeValues;
export const RECIPE_VALUES = recipeValues.keyof().options;

/** A food that a line may mean, in the amount that was said. */
export const recipeChoice = z.object({
  name: z.string(),
  sourceName: z.string(),
  grams: estimate,
  values: recipeValues,
});
export type RecipeChoice = z.infer<typeof recipeChoice>;

export const recipeLine = z.object({
  /** As it was written. */
  text: z.string(),
  /** False where no food of the tables is called so: the choices are then the nearest, and none is meant yet. */
  isKnown: z.boolean(),
  /** "To taste": nobody said how much, and it is not counted in. */
  isByTaste: z.boolean(),
  /** What was meant first, then what else may have been. */
  choices: z.array(recipeChoice),
  /** What cooks alike with fewer net carbs, instead of the first choice. */
  swap: recipeChoice.nullable(),
});
export type RecipeLine = z.infer<typeof recipeLine>;

export const readRecipe = z.object({
  /** What the dish is called; null where the recipe does not say. */
  title: z.string().nullable(),
  lines: z.array(recipeLine),
  /** Null where the recipe does not say. */
  portions: z.number().nullable(),
  /** Grams of the finished dish; null where the recipe does not say. */
  cookedGrams: z.number().nullable(),
});
export type ReadRecipe = z.infer<typeof readRecipe>;

/** What a photo of a recipe says, a printed row a line. */
export const recipePhotoAnswer = z.object({ text: z.string() });
