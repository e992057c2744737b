import type { ReadingFields } from '#contract/health-readings.ts';
import type { GlucoseUnit } from '../../health-values/glucose.ts';
import {
  FIELD_OF,
  LABEL_OF,
  limitWords,
  storedValue,
  UNITS_OF,
  type WaistUnit,
  type WeightUnit,
} from '../../health-values/measure-units.ts';
import { asMeterShows, METER_WORD_MEANS, type MeterWords } from '../meter-word.ts';
import { meterWordsOf } from './quick-entry-meter.ts';
import { type Assigned, isTaken, type OwnUnits, waysToRead } from './quick-entry-numbers.ts';
import { type Token, tokensOf } from './quick-entry-tokens.ts';
import { readWords } from './quick-entry-words.ts';

export interface QuickEntryUnits {
  readonly glucoseUnit: GlucoseUnit;
  readonly weightUnit?: WeightUnit;
  readonly waistUnit?: WaistUnit;
}

/** How a typed line is understood. Nothing is to be stored while there is a question or an error. */
export interface QuickEntry {
  /** As stored: mg/dL, mmol/L, kg, cm. Fields that the line does not name are left out. */
  readonly fields: Partial<ReadingFields>;
  /** Words and numbers that say nothing we know, as typed. */
  readonly ignored: readonly string[];
  /** What the meter showed instead of a number. It cannot be stored, and what it warns of must be said. */
  readonly meter: MeterWords;
  /** What was assumed, each a sentence. */
  readonly notices: readonly string[];
  /** What is wrong, each a sentence. */
  readonly errors: readonly string[];
  /** What has to be settled first. */
  readonly question: QuickQuestion | null;
}

export interface QuickQuestion {
  readonly text: string;
  /** Each with the line that says it plainly, to be put in place of what was typed. */
  readonly choices: readonly { readonly label: string; readonly entry: string }[];
}

const LABEL_WORDS =
  /\b(?:glucose|gluc?|(?:blood )?sugar|bgl?|bs|ketones?|kets?|bhb|k|weight|weighed|weigh|wt|waist|gki)\b/gi;

/** The line without its numbers, units and names of measures. */
function wordsOf(text: string, tokens: readonly Token[]): string {
  const numbers = tokens.filter((token) => token.kind === 'number').sort((a, b) => b.start - a.start);
  const bare = numbers.reduce((line, { start, end }) => `${line.slice(0, start)} , ${line.slice(end)}`, text);
  return bare.replace(LABEL_WORDS, ' , ').replace(/\d[\d.,:]*\s*(?:[a-z]+)?/gi, ' , ');
}

function questionAbout(tokens: readonly Token[], ways: readonly Assigned[][], words: string): QuickQuestion {
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.value] : []));
  const asked =
    numbers.length === 1 ? `What is ${numbers[0]}?` : `Which number is which: ${numbers.join(', ')}?`;
  if (ways.length === 0)
    return { text: `${asked} Please spell it out, like “glucose 98 ketones 1.2”.`, choices: [] };
  const rest = words.replace(/[^\p{L}'-]+/gu, ' ').trim();
  const choices = ways.map((way) => {
    const label = way
      .map(({ measure, number, unit }) => `${LABEL_OF[measure]} ${number.value} ${unit}`)
      .join(', ');
    return {
      label,
      entry: `${label
        .toLowerCase()
        .replace(/mg\/dl/g, 'mg/dL')
        .replace(/mmol\/l/g, 'mmol/L')} ${rest}`.trim(),
    };
  });
  return { text: asked, choices };
}

function noticesFor(assigned: readonly Assigned[], tokens: readonly Token[], own: GlucoseUnit): string[] {
  const names = tokens.flatMap((token) => (token.kind === 'label' ? [token.measure] : []));
  const isBeyond = tokens.some(({ kind }) => kind === 'beyond');
  const empty = names.filter((name) => !isBeyond && !assigned.some(({ measure }) => measure === name));
  const assumed = assigned.flatMap(({ measure, number, unit }) => {
    if (measure === 'glucose' && number.unit === null && unit !== own) {
      return [`We read ${number.value} as glucose in ${unit}, not ${own}.`];
    }
    const isLone = assigned.length === 1 && names.length === 0 && number.unit === null;
    return isLone && measure === 'ketones' ? [`We read ${number.value} as ketones.`] : [];
  });
  return [...assumed, ...empty.map((name) => `We didn’t find a number for ${name}.`)];
}

function errorFor({ measure, number, unit }: Assigned): string {
  const [usual = unit] = UNITS_OF[measure];
  const words = limitWords(measure, UNITS_OF[measure].includes(unit) ? unit : usual);
  return `${LABEL_OF[measure]} must be ${words}; you typed ${number.value}${number.unit ? ` ${unit}` : ''}.`;
}

function readValues(assigned: readonly Assigned[]): { fields: Partial<ReadingFields>; errors: string[] } {
  const fields: Partial<ReadingFields> = {};
  const errors: string[] = [];
  for (const one of assigned) {
    const value = isTaken(one) ? storedValue(one.measure, one.number.value, one.unit) : null;
    if (fields[FIELD_OF[one.measure]] !== undefined) errors.push(`You typed ${one.measure} twice.`);
    else if (value === null) errors.push(errorFor(one));
    else fields[FIELD_OF[one.measure]] = value;
  }
  return { fields, errors };
}

/**
 * Reads a line like "98 1.2 fasting" or "5,4 / 1,1 after lunch". Which number is which is taken from names, units and
 * from what a value can be; where more than one reading is possible it asks.
 */
export function parseQuickEntry(typedText: string, units: QuickEntryUnits): QuickEntry {
  const text = asMeterShows(typedText);
  const own: OwnUnits = { weightUnit: 'kg', waistUnit: 'cm', ...units };
  const tokens = tokensOf(text);
  const ways = waysToRead(tokens, own);
  const [only = []] = ways;
  const assigned = ways.length === 1 ? only : [];
  const { fields, errors } = readValues(assigned);
  const rest = wordsOf(text, tokens);
  const words = readWords(rest);
  const notices = ways.length === 1 ? noticesFor(assigned, tokens, own.glucoseUnit) : [];
  if (/\bgki\b/i.test(text))
    notices.push('You can skip the GKI: we calculate it from your glucose and ketones.');
  const typed = (kind: 'other' | 'unclear' | 'beyond') =>
    tokens.flatMap((token) => (token.kind === kind ? [token.text] : []));
  const unclear = typed('unclear').map((piece) => `We can’t read “${piece}” as a number.`);
  return {
    fields: { ...fields, ...words.fields },
    ignored: [...typed('other'), ...words.ignored],
    meter: meterWordsOf(
      tokens,
      assigned.map(({ measure }) => measure),
    ),
    notices,
    errors: [...errors, ...unclear, ...(typed('beyond').length > 0 ? [METER_WORD_MEANS] : [])],
    question: ways.length === 1 ? null : questionAbout(tokens, ways, rest),
  };
}
