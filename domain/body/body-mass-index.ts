/** Limits of the World Health Organization for adults, in kg per square metre. */
export const UNDERWEIGHT_BELOW = 18.5;
const OVERWEIGHT_FROM = 25;
const OBESITY_FROM = 30;

type BodyMassBand = 'underweight' | 'healthy' | 'overweight' | 'obesity';

const CAVEAT =
  'This number can’t tell muscle from fat, or show where your fat is. Risk starts at lower numbers for people with Asian, Middle Eastern or African family roots. It isn’t meant for children, pregnancy or very muscular people.';

/**
 * Body mass index: weight by the square of height, not rounded.
 * @param weight kg
 * @param height cm
 */
export function bodyMassIndex(weight: number, height: number): number {
  return weight / (height / 100) ** 2;
}

/** An adult's index with its band and what the index cannot see, to stand beside it. Units as above. */
export function bodyMass(
  weight: number,
  height: number,
): { index: number; band: BodyMassBand; caveat: string } {
  const index = bodyMassIndex(weight, height);
  return { index, band: bandOf(index), caveat: CAVEAT };
}

function bandOf(index: number): BodyMassBand {
  if (index < UNDERWEIGHT_BELOW) return 'underweight';
  if (index < OVERWEIGHT_FROM) return 'healthy';
  return index < OBESITY_FROM ? 'overweight' : 'obesity';
}
