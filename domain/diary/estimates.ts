import { type DIARY_VALUES, type DiaryValues, ENTRY_MOST, type Estimate } from '#contract/diary.ts';

const tidy = (value: number) => Math.round(value * 100) / 100;

/** A value known exactly. */
export const certain = (value: number): Estimate => ({
  value: tidy(value),
  low: tidy(value),
  high: tidy(value),
});

/** An estimate times a factor that is not negative. */
export const times = ({ value, low, high }: Estimate, factor: number): Estimate => ({
  value: tidy(value * factor),
  low: tidy(low * factor),
  high: tidy(high * factor),
});

/** Sum of estimates; the range is as wide as if all erred alike. */
export const total = (all: readonly Estimate[]): Estimate =>
  all.reduce(
    (sum, one) => ({
      value: tidy(sum.value + one.value),
      low: tidy(sum.low + one.low),
      high: tidy(sum.high + one.high),
    }),
    certain(0),
  );

/** True where an entry can hold each of them: none is negative, too large or no number. */
export const areStorable = (all: readonly (Estimate | null)[]): boolean =>
  all.every((one) => one === null || (one.low >= 0 && one.high <= ENTRY_MOST));

const eachValue = (estimateOf: (name: (typeof DIARY_VALUES)[number]) => Estimate | null): DiaryValues => ({
  netCarbs: estimateOf('netCarbs'),
  totalCarbs: estimateOf('totalCarbs'),
  energy: estimateOf('energy'),
  protein: estimateOf('protein'),
  fat: estimateOf('fat'),
});

/** Values of `factor` times the amount. */
export const timesValues = (values: DiaryValues, factor: number): DiaryValues =>
  eachValue((name) => values[name] && times(values[name], factor));

/** Sums of what is known; an unknown value adds nothing, so whoever shows a sum tells how many are unknown. */
export const totalValues = (all: readonly DiaryValues[]): DiaryValues =>
  eachValue((name) => total(all.flatMap((values) => values[name] ?? [])));
