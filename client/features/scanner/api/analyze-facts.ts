import type { AnalyzeFactsRequest } from '#contract/analyze-facts.ts';
import { type NutritionAnalysis, nutritionAnalysis } from '#contract/nutrition.ts';
import { api } from '../../../lib/api/api.ts';

/** POST /api/analyze-facts: an edited product computed by the server, which holds the foods table. */
export function analyzeFactsOnServer(
  analysis: NutritionAnalysis,
  signal: AbortSignal,
): Promise<NutritionAnalysis> {
  const body: AnalyzeFactsRequest = { analysis };
  return api.post('/api/analyze-facts', nutritionAnalysis, { body, signal });
}
