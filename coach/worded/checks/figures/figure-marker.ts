import { createHoldBack } from '../hold-back.ts';
import { fixedPart, type Stage, textPart } from '../part.ts';
import { FIGURE_MOST } from './extract-figures.ts';
import type { Figure } from './figure.ts';
import type { FigureLedger } from './figure-ledger.ts';
import { needsSource } from './needs-source.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { readFigure } from './read-figure.ts';
import { fillsTableCell } from './table-cell.ts';
import { TokenReader } from './token-reader.ts';

/** Stands behind a figure that no allowed text holds. */
export const NOT_FROM_SOURCES = ' *(not from my sources)*';

const DIGIT = /^[\p{Nd}½¼¾⅓⅔⅕⅛]/u;
const LETTER = /^\p{L}/u;
const IN_WORD = /[\p{L}\p{Nd}]$/u;
const WORDS = new Set(NUMBER_WORDS);
const BEGINNINGS = new Set(
  NUMBER_WORDS.flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1))),
);

/**
 * Marks each figure that must be vouched for and is not, once.
 * @param unchecked gets such figures as they are written
 */
export function createFigureMarker(ledger: FigureLedger, unchecked: string[]): Stage {
  const marked = new Set<string>();
  return createHoldBack((held, left, whole) => {
    if (!mayBegin(held, left, whole)) return { taken: 1, parts: [textPart(held.slice(0, 1))] };
    const reader = new TokenReader(held, whole);
    const read = readFigure(reader, 0, left);
    if (reader.short) return null;
    const taken = Math.max(1, read?.end ?? 1);
    const text = textPart(held.slice(0, taken));
    const figure = read?.figure;
    if (!figure) return { taken, parts: [text] };
    const needed = needsSource(figure, left) || fillsTableCell(left, held.slice(taken), whole);
    if (needed === null) return null;
    if (!needed || ledger.holds(figure, left)) return { taken, parts: [text] };
    const key = keyOf(figure);
    if (marked.has(key)) return { taken, parts: [text] };
    marked.add(key);
    unchecked.push(figure.text);
    return { taken, parts: [text, fixedPart(NOT_FROM_SOURCES)] };
  }, FIGURE_MOST);
}

function mayBegin(held: string, left: string, whole: boolean): boolean {
  if (DIGIT.test(held)) return true;
  if (!LETTER.test(held) || IN_WORD.test(left.slice(-1))) return false;
  const word = /^\p{L}+/u.exec(held)?.[0].toLowerCase() ?? '';
  return word.length < held.length || whole ? WORDS.has(word) : BEGINNINGS.has(word);
}

/** The same figure however it is written: "20 g" and "20 grams". */
function keyOf({ numbers, unit }: Figure): string {
  return `${numbers.map((readings) => readings[0]?.value).join('–')} ${unit?.name ?? ''}`;
}
