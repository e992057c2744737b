import type { Figure } from './figure.ts';
import { NUMBER_WORDS } from './numbers.ts';
import { readFigure } from './read-figure.ts';
import { TokenReader } from './token-reader.ts';

/** What may begin a figure: a digit or fraction, or a number word that no letter precedes. */
const START = new RegExp(
  `[\\p{Nd}½¼¾⅓⅔⅕⅛]|(?<![\\p{L}\\p{Nd}])(?:${NUMBER_WORDS.join('|')})(?![\\p{L}\\p{Nd}])`,
  'giu',
);
/** No figure is longer. */
export const FIGURE_MOST = 80;
/** Text before a figure that says what it is of. */
export const LEFT_MOST = 200;

export type PlacedFigure = { readonly figure: Figure; readonly left: string };

/** All figures of a text, each with the text before it. */
export function extractFigures(text: string): PlacedFigure[] {
  const found: PlacedFigure[] = [];
  let place = 0;
  for (;;) {
    START.lastIndex = place;
    const start = START.exec(text)?.index;
    if (start === undefined) return found;
    const left = text.slice(Math.max(0, start - LEFT_MOST), start);
    const read = readFigure(new TokenReader(text.slice(start, start + FIGURE_MOST), true), 0, left);
    if (read?.figure) found.push({ figure: read.figure, left });
    place = start + Math.max(1, read?.end ?? 1);
  }
}
