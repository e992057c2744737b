import type { MealResponse } from '#domain/experiments/meal-responses.ts';
import { type MealVerdict, SAME_WITHIN } from '#domain/experiments/meal-verdict.ts';
import { numberText, type ShownMeasure, withUnit } from '#domain/readings/shown-measure.ts';

type Foods = MealResponse['foods'];

/** "Oatmeal, milk" */
export const foodsText = (foods: Foods): string => foods.map(({ name }) => name).join(', ');

export const timesText = (times: number): string => (times === 1 ? 'eaten once' : `eaten ${times} times`);

/** The mean change an hour after, with its sign and unit. */
export function riseText(shown: ShownMeasure, times: readonly { readonly rise: number }[]): string {
  const rise = times.reduce((sum, one) => sum + one.rise, 0) / Math.max(1, times.length);
  return `${rise < 0 ? '−' : '+'}${withUnit(shown, numberText(shown, Math.abs(rise)))}`;
}

/** What the readings allow to say of two meals. */
export function verdictText(
  verdict: MealVerdict,
  shown: ShownMeasure,
  [first, second]: readonly [Foods, Foods],
): string {
  if (verdict.kind === 'cannot tell') return cannotTell(verdict.more, first, second);
  if (verdict.kind === 'about the same')
    return `About the same: they differ by less than ${withUnit(shown, numberText(shown, SAME_WITHIN))}.`;
  const [less, than] = verdict.kind === 'first less' ? [first, second] : [second, first];
  const [near, far] = [Math.abs(verdict.low), Math.abs(verdict.high)].toSorted((a, b) => a - b);
  const range = `${numberText(shown, near ?? 0)} to ${withUnit(shown, numberText(shown, far ?? 0))}`;
  return `${only(less, than)} raised your glucose less, by ${withUnit(shown, numberText(shown, Math.abs(verdict.difference)))} (${range}).`;
}

/** The foods that the other meal has not, else all. */
function only(foods: Foods, other: Foods): string {
  const own = foods.filter(({ key }) => other.every((one) => one.key !== key));
  return own.length > 0 ? foodsText(own) : foodsText(foods);
}

function cannotTell(
  more: { readonly first: number; readonly second: number } | null,
  first: Foods,
  second: Foods,
): string {
  if (!more) return 'Cannot tell: they differ too little for what your readings stray.';
  const needed = [
    more.first > 0 ? `${only(first, second)} ${more.first} more` : null,
    more.second > 0 ? `${only(second, first)} ${more.second} more` : null,
  ].filter((one) => one !== null);
  return `Cannot tell yet: ${needed.join(' and ')} ${more.first + more.second === 1 ? 'time' : 'times'}.`;
}
