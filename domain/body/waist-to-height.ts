/**
 * Bands of the waist-to-height ratio for adults with a body mass index under 35, from NICE guideline CG189
 * (recommendation of 2022): 0.4 to 0.49 no increased risk, 0.5 to 0.59 increased, 0.6 and more further increased.
 */
const HEALTHY_FROM = 0.4;
const INCREASED_FROM = 0.5;
const HIGH_FROM = 0.6;

type WaistBand = 'low' | 'healthy' | 'increased' | 'high';

const CAVEAT =
  'A rough sign of fat around your organs: aim for a waist of half your height or less. It doesn’t work in pregnancy or with a body mass index of 35 or more, and it isn’t a diagnosis.';

/**
 * An adult's waist by height, both in the same unit, with its band and what it cannot judge. The band is taken from two
 * decimals, as the guideline prints it.
 */
export function waistToHeight(
  waist: number,
  height: number,
): { ratio: number; band: WaistBand; caveat: string } {
  const ratio = waist / height;
  return { ratio, band: bandOf(Math.round(ratio * 100) / 100), caveat: CAVEAT };
}

function bandOf(ratio: number): WaistBand {
  if (ratio < HEALTHY_FROM) return 'low';
  if (ratio < INCREASED_FROM) return 'healthy';
  return ratio < HIGH_FROM ? 'increased' : 'high';
}
