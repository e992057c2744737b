import type { FigureRead } from './figure.ts';
import { type ReadNumber, readDigits } from './numbers.ts';
import type { TokenReader } from './token-reader.ts';
import { unitNamed } from './units.ts';

/** "4:1", "7/10", "7 out of 10", "120/80"; null where the number stands for itself. */
export function readRatio(reader: TokenReader, place: number, first: ReadNumber): FigureRead | null {
  const sign = reader.at(first.end);
  if (sign === ':' || sign === '/' || sign === '⁄') {
    const second = readDigits(reader, first.end + 1);
    return second && pair(reader, place, first, second, sign);
  }
  const of = outOf(reader, first.end);
  const second = of === null ? null : readDigits(reader, of);
  return second && pair(reader, place, first, second, '/');
}

/** The place behind " out of "; null where it does not follow. */
function outOf(reader: TokenReader, end: number): number | null {
  const place = reader.behindBlanks(end);
  if (reader.at(place).toLowerCase() !== 'out') return null;
  const of = reader.behindBlanks(place + 3);
  return reader.at(of).toLowerCase() === 'of' ? reader.behindBlanks(of + 2) : null;
}

function pair(
  reader: TokenReader,
  place: number,
  first: ReadNumber,
  second: ReadNumber,
  sign: string,
): FigureRead {
  const { end } = second;
  const text = reader.text.slice(place, end);
  const below = second.readings[0]?.value ?? Number.NaN;
  if (sign === ':') {
    const numbers = [first.readings, second.readings];
    return { end, figure: { text, numbers, unit: unitNamed(':'), fraction: false } };
  }
  if (below === 10 || below === 100) {
    return {
      end,
      figure: { text, numbers: [first.readings], unit: unitNamed(`/${below}`), fraction: false },
    };
  }
  return { end, figure: { text, numbers: [first.readings, second.readings], unit: null, fraction: false } };
}
