import type { PlotSpec } from './plot-spec.ts';

/** Share of the span that is left free above and below the data. */
const AIR = 0.08;
/** Where all values are the same, the axis shows this share of it around. */
const SPAN_LEAST = 0.1;

/** Least and greatest value on the axis: the data, the values it must show, and some air; never below zero. */
export function valueRange(
  spec: Pick<PlotSpec, 'points' | 'line' | 'least' | 'most' | 'cutAbove'>,
): [least: number, most: number] {
  let least = spec.least ?? Number.POSITIVE_INFINITY;
  let most = spec.most ?? Number.NEGATIVE_INFINITY;
  const take = (value: number) => {
    const shown = spec.cutAbove === null ? value : Math.min(value, spec.cutAbove);
    least = Math.min(least, shown);
    most = Math.max(most, shown);
  };
  for (const { value } of spec.points) take(value);
  for (const { value } of spec.line?.points ?? []) take(value);
  if (least > most) return [0, 1];
  const span = Math.max(most - least, most * SPAN_LEAST, Number.MIN_VALUE);
  const middle = (least + most) / 2;
  const from = Math.min(least, middle - span / 2) - span * AIR;
  return [Math.max(0, from), Math.max(most, middle + span / 2) + span * AIR];
}
