import type { ShownUnits } from '../../health-values/measure-units.ts';
import type { Interval } from '../../numbers/interval.ts';
import { changeRangeText, changeText } from '../measure-text.ts';
import type { Measure } from '../reading-values.ts';
import type { Trend } from './trend.ts';

const DAYS_PER_WEEK = 7;

/**
 * In what a change over time is told: over months the change of a week is smaller than a meter shows. Months and years
 * are those of the calendar on average; the days at which they begin are ours.
 */
const PACES = [
  { fromDays: 0, days: DAYS_PER_WEEK, per: 'a week' },
  { fromDays: 60, days: 365.25 / 12, per: 'a month' },
  { fromDays: 540, days: 365.25, per: 'a year' },
] as const;

type Paced = Pick<Trend, 'spanDays'> & { readonly perWeek: number; readonly interval: Interval };

const times = ({ low, high }: Interval, factor: number): Interval => ({
  low: low * factor,
  high: high * factor,
});

const paceOf = (spanDays: number) => PACES.findLast(({ fromDays }) => spanDays >= fromDays) ?? PACES[0];

/** Whether rounding left something to tell: two different ends, and none of them nothing. */
function tells(measure: Measure, { low, high }: Interval, units: ShownUnits): boolean {
  const ends = [changeText(measure, low, units), changeText(measure, high, units)];
  return ends[0] !== ends[1] && !ends.includes(changeText(measure, 0, units));
}

/**
 * A clear change as "by about 3.5 mg/dL a week (likely 2.9 to 3.8 mg/dL)": by the week, the month or the year, as long
 * as the readings span; where that rounds to figures which do not differ, over the whole span.
 */
export function clearChangeWords(
  measure: Measure,
  { spanDays, perWeek, interval }: Paced,
  units: ShownUnits,
): string {
  const say = (days: number, per: string) => {
    const factor = days / DAYS_PER_WEEK;
    const range = times(interval, factor);
    const isTold = tells(measure, range, units);
    const likely = isTold ? changeRangeText(measure, range, units) : 'close to that';
    const change = changeText(measure, perWeek * factor, units);
    return {
      text: `by about ${change} ${per} (likely ${likely})`,
      isTold,
      isNothing: change === changeText(measure, 0, units),
    };
  };
  const pace = paceOf(spanDays);
  const usual = say(pace.days, pace.per);
  const inAll = say(spanDays, 'in all');
  if (usual.isTold || (!inAll.isTold && !usual.isNothing)) return usual.text;
  return inAll.text;
}

/** What may lie behind no clear change, as "a fall of up to 0.4 mg/dL a week or a rise of up to 0.2 mg/dL"; null where nothing is left of it. */
export function unclearChangeWords(
  measure: Measure,
  { spanDays, interval }: Omit<Paced, 'perWeek'>,
  units: ShownUnits,
): string | null {
  const { days, per } = paceOf(spanDays);
  const { low, high } = times(interval, days / DAYS_PER_WEEK);
  const [down, up, none] = [low, high, 0].map((change) => changeText(measure, change, units));
  if (down === none) return up === none ? null : `a rise of up to ${up} ${per}`;
  const fall = `a fall of up to ${down} ${per}`;
  return up === none ? fall : `${fall} or a rise of up to ${up}`;
}
