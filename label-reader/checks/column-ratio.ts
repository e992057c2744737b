import { NUTRIENT_NAMES, type NutrientName } from '#contract/nutrition.ts';
import { trueValueInterval } from '#domain/nutrition/label-rounding.ts';
import type { Draft } from './check-parts.ts';
import type { Amount } from './draft-field.ts';

/** Slack beside the rounding of both columns, as a share. */
const SLACK = 0.03;
/** Nutrients that must agree before a ratio counts as known. */
const MIN_VOTES = 3;

function agrees(name: NutrientName, here: Amount, there: Amount, ratio: number): boolean {
  const a = trueValueInterval(here, name, 'printed');
  const b = trueValueInterval(there, name, 'printed');
  return a.low <= b.high * ratio * (1 + SLACK) && a.high >= b.low * ratio * (1 - SLACK);
}

/**
 * Factor from the other column to this one: the one that most nutrients agree on, as serving weight per 100.
 * Null where too few agree.
 */
export function columnRatio(here: Draft, there: Draft): number | null {
  const names = NUTRIENT_NAMES.filter((name) => here[name] && there[name]);
  const ratios = names.flatMap((name) => {
    const [a, b] = [here[name]?.value ?? 0, there[name]?.value ?? 0];
    return a > 0 && b > 0 ? [a / b] : [];
  });
  let best: { ratio: number; votes: number } | null = null;
  for (const ratio of ratios) {
    const votes = names.filter((name) => {
      const [a, b] = [here[name], there[name]];
      return a && b && b.value > 0 && agrees(name, a, b, ratio);
    }).length;
    if (!best || votes > best.votes) best = { ratio, votes };
  }
  return best && best.votes >= MIN_VOTES && best.votes > names.length / 2 ? best.ratio : null;
}

/** Whether a value goes with the same nutrient of the other column. */
export function fitsRatio(
  name: NutrientName,
  candidate: Amount,
  there: Draft,
  ratio: number,
): boolean | null {
  const other = there[name];
  return other ? agrees(name, candidate, other, ratio) : null;
}
