import type { Estimate } from '#contract/diary.ts';

/** Numbers are written as English writes them, like the words around them. */
let numbers: Intl.NumberFormat | undefined;

/** Below 10 with a tenth, above whole. */
export function amountWords(value: number): string {
  numbers ??= new Intl.NumberFormat('en');
  return numbers.format(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
}

/** "4.5 g", and where it is not exact "4.5 g (3 to 6)". */
export function estimateWords({ value, low, high }: Estimate, unit: 'g' | 'kcal' = 'g'): string {
  const [from, to] = [amountWords(low), amountWords(high)];
  return from === to ? `${amountWords(value)} ${unit}` : `${amountWords(value)} ${unit} (${from} to ${to})`;
}

export const netCarbWords = (netCarbs: Estimate | null): string =>
  netCarbs ? `${estimateWords(netCarbs)} net carbs` : 'net carbs not known';

/** What is left of a limit of net carbs, in g, said so that it holds at both ends of the range. */
export function leftWords({ low, high }: Estimate, limit: number): string {
  if (low > limit) return `over by ${fromTo(low - limit, high - limit)}`;
  if (high > limit)
    return `up to ${amountWords(limit - low)} g left, or already over by ${amountWords(high - limit)} g`;
  return `${fromTo(limit - high, limit - low)} left`;
}

function fromTo(from: number, to: number): string {
  const [least, most] = [amountWords(from), amountWords(to)];
  return least === most ? `${least} g` : `${least} to ${most} g`;
}
