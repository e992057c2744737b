import type { MeasureUnit } from '../health-values/measure-units.ts';
import { LONGEST_TERM, plainText } from './plain-text.ts';

/** What a cell with a measure holds. */
export type NumberCell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number; readonly unit: MeasureUnit | null }
  /** A meter's word for beyond its range; it is no number. */
  | { readonly kind: 'high' | 'low' }
  | { readonly kind: 'unreadable' };

const NOTHING = /^(?:-+|–|—|n ?[/.]? ?a|na|nan|null|none|nil|keine?|aucun|ninguno|\.|\?)$/;
const HIGH = /^(?:hi|high|hoch|haut|alto|hoog|hog|hoy|wysoki|> ?\d.*)$/;
const LOW = /^(?:lo|low|niedrig|tief|bas|bajo|basso|baixo|laag|lag|lav|niski|< ?\d.*)$/;

const UNITS: readonly (readonly [RegExp, MeasureUnit])[] = [
  [/mg ?[/ ]? ?dl/, 'mg/dL'],
  [/mmol/, 'mmol/L'],
  [/(?:^|[^a-z])(?:kgs?|kilos?|kilogram\w{0,3})(?:$|[^a-z])/, 'kg'],
  [/(?:^|[^a-z])(?:lbs?|pounds?|libras?|livres?|pfund)(?:$|[^a-z])/, 'lb'],
  [/(?:^|[^a-z])(?:cms?|centimet\w{0,5}|zentimeter)(?:$|[^a-z])/, 'cm'],
  [/(?:^|[^a-z])(?:in|inch|inches|zoll|pouces?|pulgadas?|pollici|polegadas?)(?:$|[^a-z])|["″]$/, 'in'],
];

/** The unit named in a heading or cell; null where there is none. */
export function unitIn(text: string): MeasureUnit | null {
  const plain = plainText(text.slice(0, LONGEST_TERM).replace(/_/g, ' '));
  return UNITS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/**
 * Reads "98", "5,4", "98 mg/dL" or "82.4kg". Comma and point both begin the fraction: no value here reaches a
 * thousand, so neither can be a thousands sign. With both ("1.234,5") it is unreadable.
 */
export function readNumber(cell: string): NumberCell {
  if (cell.length > LONGEST_TERM) return { kind: 'unreadable' };
  const plain = plainText(cell);
  if (plain === '' || NOTHING.test(plain)) return { kind: 'empty' };
  if (HIGH.test(plain)) return { kind: 'high' };
  if (LOW.test(plain)) return { kind: 'low' };
  const [, digits, rest = ''] = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))(?!\d) ?(.*)$/.exec(plain) ?? [];
  if (digits === undefined) return { kind: 'unreadable' };
  const unit = rest === '' ? null : unitIn(rest);
  if (rest !== '' && (unit === null || /\d/.test(rest))) return { kind: 'unreadable' };
  return { kind: 'number', value: Number(digits.replace(',', '.')), unit };
}
