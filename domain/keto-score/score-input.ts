/** What the score looks at: amounts in one portion, in grams unless said. Null is unknown. */
export interface ScoreInput {
  readonly netCarbsG: number;
  /** Weight of the portion; for drinks the millilitres. */
  readonly portionGrams: number | null;
  readonly fatG: number | null;
  readonly proteinG: number | null;
  readonly energyKcal: number | null;
  readonly sugarsG: number | null;
  readonly addedSugarsG: number | null;
  /** Null where nothing is known about alcohol, as on labels. */
  readonly alcoholG: number | null;
}

/** Energy by 4-4-9-7 over net carbs, so that it rises with them; printed energy where a macro is unknown. */
export function energyOf(input: ScoreInput): number | null {
  const { netCarbsG, fatG, proteinG, alcoholG, energyKcal } = input;
  if (fatG !== null && proteinG !== null) return 9 * fatG + 4 * (proteinG + netCarbsG) + 7 * (alcoholG ?? 0);
  return energyKcal === null ? null : Math.max(energyKcal, 4 * netCarbsG);
}

/**
 * Ketogenic ratio of Woodyatt: (0.9 fat + 0.46 protein) / (net carbs + 0.58 protein + 0.1 fat).
 * Null when a macro is unknown or there is nothing to divide by.
 */
export function ketogenicRatio(
  fatG: number | null,
  proteinG: number | null,
  netCarbsG: number,
): number | null {
  if (fatG === null || proteinG === null) return null;
  const against = netCarbsG + 0.58 * proteinG + 0.1 * fatG;
  return against > 0 ? (0.9 * fatG + 0.46 * proteinG) / against : null;
}
