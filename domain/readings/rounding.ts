/** Rounds half away from zero as on paper: 1.005 gives 1.01 and 0.15 gives 0.2, whatever their binary form. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  // Twelve digits hold every reading exactly and drop the noise of binary arithmetic.
  const rounded = Math.round(Number((Math.abs(value) * scale).toPrecision(12))) / scale;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
