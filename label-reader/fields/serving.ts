import { servingAmount } from '#domain/nutrition/serving-amount.ts';
import type { LabelLine } from '../layout/label-lines.ts';

export type Serving = {
  /** As printed. */
  size: string | null;
  /** Grams; millilitres for drinks. */
  grams: number | null;
  perContainer: number | null;
};

const SIZE =
  /(?:serv(?:ing|\.)?\s*s[il1]ze?|serving|portion(?:sgr[oö](?:ß|ss|b)e)?|taille de (?:la )?portion|tama[nñ]o de (?:la )?(?:porci[oó]n|raci[oó]n)|porzione|portiegrootte|por[cç][aã]o)(?![\p{L}])[^\p{L}\p{N}(]*(.*)/isu;
/** Canadian labels print "Per 1/2 cup (125 mL)" under the title. */
const PER = /^\W*(?:per|pour|pro|je|por)\s+((?!100\s?(?:g|ml|\b)|serv|port|cont)[\d½¼¾⅓⅔].*)$/i;
const COUNT_AFTER =
  /(?:servings?|portions?|porciones|raciones|porzioni|porties|por[cç][oõ]es)\s{0,5}(?:per|par|por|pro)?\s{0,5}(?:container|package|packet|pack|pkg|emballage|r[eé]cipient|contenant|envase|confezione|verpakking|embalagem|packung)?[^\d]{0,14}(\d+(?:[.,]\d+)?)/i;
const COUNT_BEFORE =
  /(?<!\d)(\d+(?:[.,]\d+)?)\s*(?:servings?|portions?|porciones|raciones)\s*(?:per|par|por|pro)?/i;

function toNumber(text: string): number | null {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** Text right below, as narrow panels print it; a second line where brackets stay open. */
function belowText(line: LabelLine, lines: readonly LabelLine[]): string {
  const below = lines
    .filter(
      (other) => other.v > line.v + 0.4 * line.height && Math.abs(other.left - line.left) < 1.5 * line.height,
    )
    .sort((a, b) => a.v - b.v);
  const [first, second] = below;
  if (!first || first.names.length > 0 || first.v - line.v > 2 * line.height) return '';
  const open = first.text.includes('(') && !first.text.includes(')');
  return open && second && second.v - first.v < 2 * line.height ? `${first.text} ${second.text}` : first.text;
}

/** Text to the right in the same printed row. */
function besideText(line: LabelLine, lines: readonly LabelLine[]): string {
  const row = lines
    .filter((other) => other !== line && other.names.length === 0 && !/%|\d\s*mg/.test(other.text))
    .filter((other) => other.left > line.right - line.height)
    .filter((other) => Math.abs(other.v - line.v) < 0.6 * line.height)
    .sort((a, b) => a.left - b.left);
  const taken: LabelLine[] = [];
  for (const other of row) {
    const last = taken.at(-1);
    if (other.left - (last ?? line).right > (last ? 2.5 : 12) * line.height) break;
    taken.push(other);
  }
  return taken.map(({ text }) => text).join(' ');
}

/** Where the amount begins: a number, with "about" before it or not. */
const AMOUNT_START = /(?:(?:about|approx\.?|env(?:iron)?\.?|ca\.?)\s*|(?<!\s)\s*)[\d½¼¾⅓⅔]/i;

const MEASURE_WORD = String.raw`cups?|tbsps?|tablespoons?|tsps?|teaspoons?|bars?|cans?|pots?|fl\.?\s*oz|oz|packages?|pizzas?`;
/** A whole number run into its fraction: no label prints "11/4" for what is 1 1/4. */
const RUN_TOGETHER = /(?<![\d/.,])([1-9])([123457])\/([23468])(?!\d)/g;
/** "14cup": the stroke of a fraction is lost where number and unit stand without a space. */
const STROKE_LOST = new RegExp(
  String.raw`(?<![\d/.,])([1-7])([23468])(?=(?:${MEASURE_WORD})(?![\p{L}]))`,
  'iu',
);
/**
 * "/4 cup", or "4 cup" where several would be "4 cups": what stood above the stroke was not read, and 1 and 3 are both
 * common.
 */
const TOP_LOST =
  /^\W*(?:\/\s*\d\s*[\p{L}.]+|[23468]\s?(?:cup|can|bar|pot|package|pizza|tablespoon|teaspoon)(?!\p{L}))\s*/iu;
/** "cups 41g)" or "cup 125 mL/par": the bracket was not read. */
const BRACKET_LOST = new RegExp(
  String.raw`((?:${MEASURE_WORD})\.?)\s{0,3}\(?(\d+(?:[.,]\d+)?\s?(?:g|ml))(?![\p{L}\d])\)?`,
  'iu',
);

/** A serving text with its fractions as they were printed; what cannot be told is left out rather than guessed. */
export function withFractions(text: string): string {
  return text
    .replace(RUN_TOGETHER, (all, whole, top, bottom) =>
      Number(top) < Number(bottom) ? `${whole} ${top}/${bottom}` : all,
    )
    .replace(STROKE_LOST, (all, top, bottom) => (Number(top) < Number(bottom) ? `${top}/${bottom} ` : all))
    .replace(/(\d\/[23468])(?=\p{L})/u, '$1 ')
    .replace(TOP_LOST, '')
    .replace(BRACKET_LOST, '$1 ($2)');
}

function cleanSize(text: string): string | null {
  const from = text.search(AMOUNT_START);
  if (from < 0) return null;
  const start = text[from - 1] === '/' ? from - 1 : from;
  const tail = /(?<!\s)\s*(servings?\s*per|per\s*100|por[cç]|servings?:).*$/is;
  let cut = withFractions(text.slice(start).replace(tail, '').trim());
  // Of a measure that was lost, the weight beside it is left.
  cut = cut.replace(/^\(([^()]+)\)$/, '$1');
  if (!/\d|[½¼¾⅓⅔]/.test(cut)) return null;
  // What follows the brackets is another text beside the panel.
  const close = cut.indexOf(')');
  if (close > 0) cut = cut.slice(0, close + 1);
  if (cut.includes('(') && close < 0) cut = `${cut})`;
  // Narrow print runs a word and its brackets together.
  const spaced = cut.replace(/(?<=\S)\(/, ' (');
  return spaced.length <= 50 ? spaced : null;
}

function findSize(lines: readonly LabelLine[]): string | null {
  const tries = lines.flatMap((line) => {
    if (
      /serv\w{0,12}\s*per\s*(cont|pack|pkg)|amount|quantity|per serving/i.test(line.text) &&
      !/size/i.test(line.text)
    )
      return [];
    const match = SIZE.exec(line.text) ?? PER.exec(line.text);
    if (!match) return [];
    const rest = match[1] ?? '';
    const size = cleanSize(/\d/.test(rest) ? rest : besideText(line, lines) || belowText(line, lines));
    return size ? [{ size, explicit: /s[il1]ze|tama|taille|gr[oö]/i.test(line.text) }] : [];
  });
  return (
    (tries.find(({ explicit }) => explicit) ?? tries.find(({ size }) => servingAmount(size) !== null))
      ?.size ?? null
  );
}

function findCount(lines: readonly LabelLine[]): number | null {
  for (const { text } of lines) {
    if (!/serving|portion|porcion|racion|porzion|portie|por[cç][oõ]es/i.test(text)) continue;
    const after = /per|par|por|pro|:|servings\s*(?:about\s*)?\d/i.test(text)
      ? COUNT_AFTER.exec(text.replace(/serv\w{0,12}\s*size.*$/is, ''))
      : null;
    const before = COUNT_BEFORE.exec(text);
    const count = before?.[1] ?? after?.[1];
    const value = count ? toNumber(count) : null;
    if (value !== null && value > 0 && value <= 500) return value;
  }
  return null;
}

/** Serving size and count from the panel's head. */
export function readServing(lines: readonly LabelLine[]): Serving {
  const size = findSize(lines);
  return { size, grams: size ? (servingAmount(size)?.value ?? null) : null, perContainer: findCount(lines) };
}
