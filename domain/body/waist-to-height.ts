/**
 * Bands of the waist-to-height ratio for adults with a body mass index under 35, from NICE guideline CG189
 * (recommendation of 2022): 0.4 to 0.49 no increased risk, 0.5 to 0.59 increased, 0.6 and more further increased.
 */
const HEALTHY_FROM = 0.4;
const INCREASED_FROM = 0.5;
const HIGH_FROM = 0.6;

export type WaistBand = 'low' | 'healthy' | 'increased' | 'high';

/** What the ratio cannot judge, to stand beside it. */
export const WAIST_CAVEAT =
  'A rough sign of fat around the organs: half your height or less is the aim. It does not hold in pregnancy or with a body mass index of 35 or more, and it is no diagnosis.';

/** Waist by height, both in the same unit, not rounded. */
export function waistToHeight(waist: number, height: number): number {
  return waist / height;
}

/** Band of a ratio, which is judged with two decimals as the guideline prints it. */
export function waistBand(ratio: number): WaistBand {
  const printed = Math.round(ratio * 100) / 100;
  if (printed < HEALTHY_FROM) return 'low';
  if (printed < INCREASED_FROM) return 'healthy';
  return printed < HIGH_FROM ? 'increased' : 'high';
}
