import { z } from 'zod';
import { ketoRating, macroBreakdown } from '#contract/nutrition.ts';
import type { PantryItem } from '#contract/pantry.ts';
import { fromTenths } from '#domain/pantry-values.ts';

const amount = z.number().nonnegative().nullable().catch(null);
const lines = z.array(z.string()).catch([]);

/** Any part that is missing or of another shape is taken as unknown; one bad part must not hide the others. */
const storedAnalysis = z.object({
  keto_score: amount,
  keto_rating: ketoRating.nullable().catch(null),
  calories: amount,
  net_carbs: amount,
  total_fat: amount,
  protein: amount,
  analysis: z.string().catch(''),
  recommendations: lines,
  macro_breakdown: macroBreakdown.nullable().catch(null),
});
export type StoredAnalysis = z.infer<typeof storedAnalysis>;

type Analyzed = Pick<
  PantryItem,
  'nutritionAnalysis' | 'calories' | 'netCarbs' | 'totalFat' | 'protein' | 'ketoScore'
>;

/**
 * The analysis stored with an item, or null where there is none. The item's own columns fill what the analysis
 * lacks and settle the score, so that card and panel agree.
 */
export function readStoredAnalysis(item: Analyzed): StoredAnalysis | null {
  if (!item.nutritionAnalysis) return null;
  const stored = storedAnalysis.parse(item.nutritionAnalysis);
  return {
    ...stored,
    keto_score: item.ketoScore ?? wholeScore(stored.keto_score),
    calories: stored.calories ?? item.calories,
    net_carbs: stored.net_carbs ?? fromTenths(item.netCarbs),
    total_fat: stored.total_fat ?? fromTenths(item.totalFat),
    protein: stored.protein ?? fromTenths(item.protein),
  };
}

/** Scores kept on a scale of 0 to 100 are brought to 0 to 10. */
export function wholeScore(score: number | null): number | null {
  if (score === null) return null;
  return Math.round(score > 10 ? Math.min(score, 100) / 10 : score);
}
