/** Conventions of ours: two tablespoons of milk, a teaspoon of sugar. */
const MILK = { count: 2, unit: 'tbsp' } as const;
const SUGAR = { count: 1, unit: 'tsp' } as const;

/** What goes into a coffee or tea where no amount is named; null for anything else. */
export function splashInto(drink: string, name: string): typeof MILK | typeof SUGAR | null {
  if (!/\b(?:coffee|tea|espresso)$/.test(drink)) return null;
  if (/\b(?:milk|cream|creamer|half)$/.test(name)) return MILK;
  return /\b(?:sugar|honey)$/.test(name) ? SUGAR : null;
}
