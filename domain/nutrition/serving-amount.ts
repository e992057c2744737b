/** A weight or volume within a serving text. */
export type ServingAmount = {
  /** Grams or millilitres, as `unit` tells; above 0. */
  value: number;
  unit: 'g' | 'ml';
};

const AMOUNT = /(?<!\d)(\d+(?:[.,]\d+)?)\s*(g|gr|ml)(?![a-z])/i;
/** A closing "g)" is often read as "9)" or "q)". */
const MISREAD_GRAM = /(\d)\s*[gq9]\)/g;

/** Grams or millilitres within a serving text; the amount in brackets counts most. Null where none is told. */
export function servingAmount(size: string): ServingAmount | null {
  const tidy = size.replace(MISREAD_GRAM, '$1g)');
  const inBrackets = /\(([^)]*)\)?/.exec(tidy)?.[1] ?? '';
  for (const text of [inBrackets, tidy]) {
    const [, digits = '', unit = ''] = AMOUNT.exec(text) ?? [];
    const value = Number(digits.replace(',', '.'));
    if (value > 0) return { value, unit: /ml/i.test(unit) ? 'ml' : 'g' };
  }
  return null;
}

/** The serving text without its weight or volume; null where nothing countable is left. */
export function withoutAmount(size: string): string | null {
  const tidy = size.replace(MISREAD_GRAM, '$1g)');
  const bracket = /(?<!\s)\s*\([^)]*\)?/.exec(tidy)?.[0] ?? '';
  const rest = AMOUNT.test(bracket) ? tidy.replace(bracket, ' ') : tidy.replace(AMOUNT, ' ');
  const text = rest
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\d½¼¾⅓⅔]/.test(text) ? text : null;
}
