import type { Figure, FigureRead } from './figure.ts';
import { nameWithDigits } from './names-with-digits.ts';
import { type ReadNumber, readDigits, readWords } from './numbers.ts';
import { readRatio } from './ratios.ts';
import type { TokenReader } from './token-reader.ts';
import { readUnit } from './unit-reader.ts';
import type { Unit } from './units.ts';

/** Joins the two ends of a range, or two amounts that share a unit. */
const JOINER = /^(?:[-–—‑−~]|to|and|or|until|through|bis|und|oder|et|ou|à|a|al|y|o|e|tot|en)$/i;

/**
 * What the digits or number words at a place say; null where neither begins there.
 * @param left text before the place, on the same line or further back
 */
export function readFigure(reader: TokenReader, place: number, left: string): FigureRead | null {
  const first = readDigits(reader, place);
  if (!first) return readWordFigure(reader, place);
  const name = nameWithDigits(reader, place, first, left);
  if (name !== null) return { figure: null, end: name };
  const ratio = readRatio(reader, place, first);
  if (ratio) return closed(reader, ratio);
  const second = readSecond(reader, first.end);
  const last = second ?? first;
  const unit = readUnit(reader, last.end, left);
  const end = unit?.end ?? last.end;
  if (unit && isSaying(reader, first, unit)) return { figure: null, end };
  return closed(reader, {
    end,
    figure: figureOf(reader, place, [first, ...(second ? [second] : [])], unit),
  });
}

/** "100% sure", "85% cocoa", "2% milk". */
const SHARE_OF_NAME =
  /^(?:pure|natural|grass|whole|organic|beef|sure|certain|cacao|cocoa|dark|chocolate|lean|milk|juice)$/i;

/** "24 hours a day" and "7 days a week" say how often; a share may belong to a name. They tell no amount. */
function isSaying(
  reader: TokenReader,
  first: ReadNumber,
  { unit, end }: { unit: Unit; end: number },
): boolean {
  const value = first.readings[0]?.value;
  const often = (unit.name === 'hour' && value === 24) || (unit.name === 'day' && value === 7);
  if (!often && unit.name !== '%') return false;
  const place = reader.behindBlanks(end);
  const next = reader.at(place) === '-' ? place + 1 : place;
  const word = reader.at(next);
  if (unit.name === '%') return SHARE_OF_NAME.test(word);
  if (!/^(?:a|per|each)$/i.test(word)) return false;
  return /^(?:day|week)$/i.test(reader.at(reader.behindBlanks(next + word.length)));
}

/** Words make a figure only with a unit: "twenty grams", not "three ideas". */
function readWordFigure(reader: TokenReader, place: number): FigureRead | null {
  const first = readWords(reader, place);
  if (!first) return null;
  const joined = readJoined(reader, first.end);
  const second = joined === null ? null : readWords(reader, joined);
  const unit = readUnit(reader, (second ?? first).end, '');
  if (!unit || isOneDay(first, unit.unit)) return { figure: null, end: first.end };
  const numbers = [first, ...(second ? [second] : [])];
  return closed(reader, { end: unit.end, figure: figureOf(reader, place, numbers, unit) });
}

/** "One day you will" and "one week at a time" tell no amount. */
function isOneDay(number: ReadNumber, unit: Unit): boolean {
  return number.readings[0]?.value === 1 && /^(?:day|week|month|year|second)$/.test(unit.name);
}

function figureOf(
  reader: TokenReader,
  place: number,
  numbers: readonly ReadNumber[],
  unit: { unit: Unit; end: number } | null,
): Figure {
  const end = unit?.end ?? numbers.at(-1)?.end ?? place;
  return {
    text: reader.text.slice(place, end).replace(/[*_`]+/g, ''),
    numbers: numbers.map(({ readings }) => readings),
    unit: unit?.unit ?? null,
    fraction: numbers.every(({ fraction }) => fraction),
  };
}

/** Marks of emphasis that close right behind belong to the figure. */
function closed(reader: TokenReader, { figure, end }: FigureRead): FigureRead {
  const marks = /^[*_`]+/.exec(reader.at(end))?.[0] ?? '';
  return { figure, end: end + marks.length };
}

function readSecond(reader: TokenReader, end: number): ReadNumber | null {
  const joined = readJoined(reader, end);
  return joined === null ? null : readDigits(reader, joined);
}

/** The place behind "to", "–" or the like; null where nothing joins. */
function readJoined(reader: TokenReader, end: number): number | null {
  const joiner = reader.behindBlanks(end);
  const word = reader.at(joiner);
  if (!JOINER.test(word)) return null;
  return reader.behindBlanks(joiner + word.length);
}
