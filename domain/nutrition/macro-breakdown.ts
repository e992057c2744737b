import type { MacroBreakdown } from '#contract/nutrition.ts';

/** Largest-remainder rounding: whole percents that add to exactly 100. */
function wholePercents(shares: readonly number[]): number[] {
  const floors = shares.map(Math.floor);
  const missing = 100 - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) floors[index] = (floors[index] ?? 0) + 1;
  return floors;
}

/**
 * Shares of energy from fat (9 kcal/g), protein (4) and net carbs (4), whole percents adding to 100.
 * Null when one of the three is unknown or there is no energy to share.
 */
export function macroBreakdown(
  fatG: number | null,
  proteinG: number | null,
  netCarbsG: number | null,
): MacroBreakdown | null {
  if (fatG === null || proteinG === null || netCarbsG === null) return null;
  const energy = [9 * fatG, 4 * proteinG, 4 * netCarbsG];
  const total = energy.reduce((sum, part) => sum + part, 0);
  if (total <= 0) return null;
  const [fat = 0, protein = 0, carbs = 0] = wholePercents(energy.map((part) => (100 * part) / total));
  return { fat_percentage: fat, protein_percentage: protein, carb_percentage: carbs };
}
