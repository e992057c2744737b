const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

/** Millilitres of a US measure: 21 CFR 101.9(b)(5)(viii). */
const MILLILITRES = { cup: 240, tbsp: 15, tsp: 5 } as const;

export type HouseholdMeasure =
  | { kind: 'volume'; millilitres: number }
  /** Ounces by weight or by volume: labels often leave out the "fl". */
  | { kind: 'ounces'; ounces: number };

const MEASURE =
  /(?<!\d)(\d+\s+\d\/\d|\d+\s*[½¼¾⅓⅔]|\d+\/\d|[½¼¾⅓⅔]|\d+(?:[.,]\d+)?)\s*(fl\.?\s*oz|oz|cups?|tbsp|tablespoons?|tsp|teaspoons?)(?![a-z])/i;

function toCount(text: string): number {
  return text
    .replace(/([½¼¾⅓⅔])/g, ' $1')
    .trim()
    .split(/\s+/)
    .reduce((sum, part) => {
      const [top, bottom] = part.split('/');
      return sum + (FRACTIONS[part] ?? Number((top ?? '').replace(',', '.')) / Number(bottom ?? 1));
    }, 0);
}

/** The first cup, spoon or ounce measure of a serving text, or null where there is none. */
export function householdMeasure(size: string): HouseholdMeasure | null {
  const [, amount = '', unit = ''] = MEASURE.exec(size) ?? [];
  const count = toCount(amount);
  if (!(count > 0) || !Number.isFinite(count)) return null;
  if (/oz/i.test(unit)) return { kind: 'ounces', ounces: count };
  const each = /^c/i.test(unit)
    ? MILLILITRES.cup
    : /^t(b|able)/i.test(unit)
      ? MILLILITRES.tbsp
      : MILLILITRES.tsp;
  return { kind: 'volume', millilitres: count * each };
}
