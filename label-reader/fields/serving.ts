import type { LabelLine } from '../layout/label-lines.ts';

export type Serving = {
  /** As printed. */
  size: string | null;
  /** Grams; millilitres for drinks. */
  grams: number | null;
  perContainer: number | null;
};

const SIZE =
  /(?:serv(?:ing|\.)?\s*s[il1]ze?|serving|portion(?:sgr[oö](?:ß|ss|b)e)?|taille de (?:la )?portion|tama[nñ]o de (?:la )?(?:porci[oó]n|raci[oó]n)|porzione|portiegrootte|por[cç][aã]o)\b\s*[^\p{L}\p{N}(]*(.*)$/iu;
/** Canadian labels print "Per 1/2 cup (125 mL)" under the title. */
const PER = /^\W*(?:per|pour|pro|je|por)\s+((?!100\b|serv|port|cont)[\d½¼¾⅓⅔].*)$/i;
const COUNT_AFTER =
  /(?:servings?|portions?|porciones|raciones|porzioni|porties|por[cç][oõ]es)\s*(?:per|par|por|pro|per)?\s*(?:container|package|packet|pack|pkg|emballage|r[eé]cipient|contenant|envase|confezione|verpakking|embalagem|packung)?[^\d]{0,14}(\d+(?:[.,]\d+)?)/i;
const COUNT_BEFORE = /(\d+(?:[.,]\d+)?)\s*(?:servings?|portions?|porciones|raciones)\s*(?:per|par|por|pro)?/i;

function toNumber(text: string): number | null {
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** Grams or millilitres within a serving text; the amount in brackets counts most. */
export function servingGrams(size: string): number | null {
  const tidy = size.replace(/(\d)\s*[gq9]\)/g, '$1g)');
  const inBrackets = /\(([^)]*)\)?/.exec(tidy)?.[1] ?? '';
  for (const text of [inBrackets, tidy]) {
    const match = /(\d+(?:[.,]\d+)?)\s*(?:g|gr|ml)(?![a-z])/i.exec(text);
    const value = match?.[1] ? toNumber(match[1]) : null;
    if (value !== null && value > 0) return value;
  }
  return null;
}

/** Text to the right in the same printed row. */
function besideText(line: LabelLine, lines: readonly LabelLine[]): string {
  return lines
    .filter(
      (other) =>
        other !== line &&
        other.left > line.right - line.height &&
        Math.abs(other.v - line.v) < 0.6 * line.height,
    )
    .filter((other) => other.left - line.right < 12 * line.height)
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join(' ');
}

function cleanSize(text: string): string | null {
  const cut = text.replace(/\s*servings?\s*per\b.*$/i, '').trim();
  const open = cut.split('(').length;
  const closed = cut.split(')').length;
  const whole = open > closed ? `${cut})` : cut;
  return /\d/.test(whole) && whole.length <= 60 ? whole : null;
}

function findSize(lines: readonly LabelLine[]): string | null {
  const tries = lines.flatMap((line) => {
    if (
      /serv\w*\s*per\s*(cont|pack|pkg)|amount|quantity|per serving/i.test(line.text) &&
      !/size/i.test(line.text)
    )
      return [];
    const match = SIZE.exec(line.text) ?? PER.exec(line.text);
    if (!match) return [];
    const rest = match[1] ?? '';
    const size = cleanSize(/\d/.test(rest) ? rest : besideText(line, lines));
    return size ? [{ size, explicit: /s[il1]ze|tama|taille|gr[oö]/i.test(line.text) }] : [];
  });
  return (
    (tries.find(({ explicit }) => explicit) ?? tries.find(({ size }) => servingGrams(size) !== null))?.size ??
    null
  );
}

function findCount(lines: readonly LabelLine[]): number | null {
  for (const { text } of lines) {
    if (!/serving|portion|porcion|racion|porzion|portie|por[cç][oõ]es/i.test(text)) continue;
    const after = /per|par|por|pro|:|servings\s*(about)?\s*\d/i.test(text)
      ? COUNT_AFTER.exec(text.replace(/serv\w*\s*size.*$/i, ''))
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
  return { size, grams: size ? servingGrams(size) : null, perContainer: findCount(lines) };
}
