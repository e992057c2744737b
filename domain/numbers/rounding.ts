/** Lifts a half that binary arithmetic left a hair too low; far below the last digit of any reading. */
const NUDGE = 1 + 1e-12;

/** Rounds half away from zero as on paper: 1.005 gives 1.01 and 0.15 gives 0.2, whatever their binary form. */
export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.round(Math.abs(value) * scale * NUDGE) / scale;
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
