import type { KetoRating, KetoScore } from '#contract/nutrition.ts';
import { scoreTerms, tenth, type UnknownWeight } from './keto-score-terms.ts';
import type { ScoreInput } from './score-input.ts';

/** Changes with every change of the formula; stored with each score. */
export const KETO_SCORE_VERSION = '1.0';

/** Rating of a whole score, as the spec's badges have it. */
export function ratingOf(score: number): KetoRating {
  if (score >= 8) return 'excellent';
  if (score >= 6) return 'good';
  return score >= 4 ? 'moderate' : 'poor';
}

/** A score from 6 counts as keto friendly. */
export function isKetoFriendly(score: number): boolean {
  return score >= 6;
}

function assemble(input: ScoreInput, unknownWeight: UnknownWeight): KetoScore {
  const terms = scoreTerms(input, unknownWeight);
  const total = tenth(terms.reduce((sum, term) => sum + term.points, 0));
  const score = Math.min(10, Math.max(0, Math.round(total)));
  return {
    version: KETO_SCORE_VERSION,
    score,
    rating: ratingOf(score),
    friendly: isKetoFriendly(score),
    terms,
  };
}

/**
 * Keto score of one portion, 0 (sugar) to 10 (butter, eggs, fish). The terms add up to the score before it is
 * rounded and kept within 0 to 10. Calories and saturated fat take nothing off.
 * Where the portion's weight is unknown the score is the cautious one; null when the weight could change the
 * rating.
 */
export function scorePortion(input: ScoreInput): KetoScore | null {
  const dense = assemble(input, 'assume_dense');
  if (input.portionGrams) return dense;
  return assemble(input, 'assume_watery').rating === dense.rating ? dense : null;
}
