import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { analyzeFacts } from '#domain/product-analysis/product-analysis.ts';

/** An empty card for a label that the person types. */
export function blankAnalysis(): NutritionAnalysis {
  return analyzeFacts(
    {
      productName: null,
      brand: null,
      servingSize: null,
      servingGrams: null,
      servingsPerContainer: null,
      column: 'per_serving',
      basis: {
        kind: 'unknown',
        reason: 'Tell us where the label is from, so we know if its carbs include fiber.',
      },
      nutrients: {},
      polyols: [],
      ingredients: null,
      warnings: [],
    },
    [],
  );
}
