import type { TokenReader } from './token-reader.ts';
import { PERCENT, type Unit, unitNamed, unitOfWord, unitOver } from './units.ts';

type UnitRead = { readonly unit: Unit; readonly end: number };

/** Words that may stand between a number and its unit. */
const FILLERS = /^(?:net|total|full|whole|extra|more|fewer|less|additional|or|so|of|digestible|percentage)$/i;
const FILLERS_MOST = 2;

/** A measure of the body, after which "30 in" means inches. */
const OF_THE_BODY = /\b(?:waist|height|tall|hips?|around the middle)\b[^.\n]{0,40}$/i;

/**
 * The unit behind a number: "g", "-gram", " net carbs", "mg/dL", "°F", "% ".
 * @param left text before the number
 */
export function readUnit(reader: TokenReader, end: number, left: string): UnitRead | null {
  const plus = reader.at(end) === '+' ? end + 1 : end;
  const sign = readSign(reader, plus);
  if (sign) return sign;
  let place = reader.behindBlanks(plus);
  if (/^[-‑]$/.test(reader.at(place)) && !/[^\S\n]$/.test(reader.text.slice(0, place))) place += 1;
  for (let fillers = 0; fillers <= FILLERS_MOST; fillers += 1) {
    const word = reader.at(place);
    const unit = wordUnit(reader, place, word, left);
    if (unit) return over(reader, unit);
    if (!FILLERS.test(word)) return null;
    place = reader.behindBlanks(place + word.length);
  }
  return null;
}

function wordUnit(reader: TokenReader, place: number, word: string, left: string): UnitRead | null {
  const end = place + word.length;
  if (/^in$/i.test(word)) {
    return OF_THE_BODY.test(left) ? { unit: unitOfWord('inch') ?? unitNamed('in'), end } : null;
  }
  if (/^(?:fl|fluid)$/i.test(word)) return fluidOunces(reader, end);
  if (/^(?:per|por|pour)$/i.test(word)) return perCent(reader, end);
  if (/^(?:degrees?|deg)$/i.test(word)) return degrees(reader, reader.behindBlanks(end));
  const unit = unitOfWord(word);
  return unit ? { unit, end } : null;
}

function readSign(reader: TokenReader, end: number): UnitRead | null {
  const place = reader.at(end) === ' ' ? end + 1 : end;
  const sign = reader.at(place);
  if (/^[%٪％]$/.test(sign)) return { unit: PERCENT, end: place + 1 };
  if (sign === '°' || sign === 'º') return degrees(reader, reader.behindBlanks(place + 1));
  if (sign === '℃' || sign === '℉') return { unit: unitNamed(sign === '℃' ? '°C' : '°F'), end: place + 1 };
  if (/^[″”]$/.test(sign) && place === end)
    return { unit: unitOfWord('inch') ?? unitNamed('in'), end: place + 1 };
  return null;
}

function degrees(reader: TokenReader, place: number): UnitRead | null {
  const scale = reader.at(place);
  const name = /^(?:f|fahrenheit)$/i.test(scale) ? '°F' : '°C';
  const named = /^(?:f|fahrenheit|c|celsius)$/i.test(scale);
  return { unit: unitNamed(name), end: named ? place + scale.length : place };
}

function fluidOunces(reader: TokenReader, end: number): UnitRead | null {
  const dot = reader.at(end) === '.' ? end + 1 : end;
  const place = reader.behindBlanks(dot);
  const word = reader.at(place);
  if (!/^(?:oz|ounces?)$/i.test(word)) return null;
  return { unit: unitOfWord('floz') ?? unitNamed('fl oz'), end: place + word.length };
}

/** "5 per cent", "5 por ciento", "5 pour cent". */
function perCent(reader: TokenReader, end: number): UnitRead | null {
  const place = reader.behindBlanks(end);
  const word = reader.at(place);
  return /^(?:cento?|ciento)$/i.test(word) ? { unit: PERCENT, end: place + word.length } : null;
}

/** "mg" and "/dL" or "per kg" together make one unit. */
function over(reader: TokenReader, { unit, end }: UnitRead): UnitRead {
  const next = reader.at(end);
  if (next === '/') return below(reader, unit, end, end + 1);
  if (!/^[^\S\n]/.test(next)) return { unit, end };
  const place = end + next.length;
  if (reader.at(place) === '/') return below(reader, unit, end, reader.behindBlanks(place + 1));
  // "1.6 g of protein per kg" is per kg, though only "1.6 g" is marked.
  const behind = reader.isWord(place, 'of') ? behindProtein(reader, place + 2) : place;
  if (behind === null || !reader.isWord(behind, 'per')) return { unit, end };
  const combined = below(reader, unit, end, reader.behindBlanks(behind + 3));
  return behind === place ? combined : { unit: combined.unit, end };
}

function behindProtein(reader: TokenReader, place: number): number | null {
  const noun = reader.behindBlanks(place);
  return reader.isWord(noun, 'protein') ? reader.behindBlanks(noun + 'protein'.length) : null;
}

function below(reader: TokenReader, unit: Unit, end: number, place: number): UnitRead {
  const word = reader.at(place);
  const combined = unitOver(unit, word);
  return combined ? { unit: combined, end: place + word.length } : { unit, end };
}
