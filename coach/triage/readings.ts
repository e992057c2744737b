import { isSetAside, normaliseText, sentencesOf } from '#domain/symptoms/context.ts';

/** Body readings a text states. Glucose in mg/dL, ketones in mmol/L, as the person's own or a close one's. */
export type StatedReadings = { glucose: number[]; ketones: number[]; a1c: number[]; fastingGlucose: boolean };

const MG_PER_MMOL = 18.016; // grams per mole of glucose / 10
const KETONE_MG_PER_MMOL = 10.4; // grams per mole of beta-hydroxybutyrate / 10
/** Blood ketone meters end at 8; a larger number was read in mg/dL. */
const KETONE_MMOL_MOST = 10;

const NUMBER = String.raw`(?<![\d:./-])(\d{1,4}(?:[.,]\d)?)(?![\d:/]|\.\d|-\d(?!\d)|,\d| ?(?:g\b|grams?|carbs?|net|lbs?|pounds?|kg|%|percent|h\b|hrs?\b|hours?|days?|weeks?|months?|years?|yrs?|minutes?|mins?|kcal|cal|units?|mcg|ml|cups?|x\b|am\b|pm\b|mg\b(?!\/)|times))`;
const UNIT = String.raw`\s?(mmol(?:s|\/l)?|mg\/?dl|mg per dl)?`;
const GAP = String.raw`(?:(?!ketone|bhb|a1c|pressure|carb|net|insulin|protein|resting|heart|pulse|bmi)[^.?!\d]){0,28}?`;
const GLUCOSE_WORD = String.raw`(?:blood sugars?|blood glucose|glucose|(?<!of |added |grams |no |low |g )\bsugar|\bbg\b|fasting(?! for| \d+ ?h)|fbs|cgm|random sugar|meter (?:says|reads|shows))`;

const GLUCOSE_AFTER = new RegExp(`${GLUCOSE_WORD}${GAP}${NUMBER}(?:\\s?(?:to|-)\\s?(\\d{2,3}))?${UNIT}`, 'g');
const GLUCOSE_BEFORE = new RegExp(
  `${NUMBER}${UNIT}(?: (?:fasting|blood|random))*\\s(?:sugar|glucose)\\b`,
  'g',
);
const GLUCOSE_UNIT = new RegExp(
  `${NUMBER}\\s?(mmol(?:\\/l)?|mg\\/?dl)(?![^.?!]{0,12}(?:ketone|bhb|ldl|hdl|chol|trig))`,
  'g',
);
const GLUCOSE_JUDGED =
  /\b(?:is|under|with)\s(\d{2,3})\s(?:too (?:low|high)|dangerous|and shaking|and shaky)/g;
const GLUCOSE_WITH_KETONES = /(?<![\d:.])(\d{2,3})\s(?:with|and)\sketones/g;
const TWO_DAYS = /(?<![\d:.])([2-6]\d\d)\s(?:two|three|several) (?:days|times)/g;
const WORDED_SIXTIES = /\bin the (fifties|sixties)\b/;
const KETONE_AFTER = new RegExp(
  `(?:ketones?|bhb|ketosis)(?:(?!glucose|sugar|carb)[^.?!\\d]){0,30}?${NUMBER}${UNIT}`,
  'g',
);
const KETONE_BEFORE = new RegExp(`${NUMBER}${UNIT}\\s(?:blood )?(?:ketones?|bhb)`, 'g');
const A1C = /\b(?:hb)?a1c\b[^.?!\d]{0,20}(\d{1,2}(?:[.,]\d)?)/g;

/** Sentences that ask about numbers instead of reporting them. */
const ASKS_ABOUT_NUMBERS =
  /\bconvert\b|\bin (?:mmol|mg)\b|\bto (?:mmol|mg)|\b(?:normal|target|ideal|recommended) (?:range|level|number|value|blood|glucose|fasting|is)|\bshould (?:be|i aim)\b|\bmeans? (?:pre)?diabetes\b|\ba1c of\b/;

/** Readings stated in a text. Sentences that only ask what numbers mean, or convert them, are left out. */
export function statedReadings(text: string): StatedReadings {
  const readings: StatedReadings = { glucose: [], ketones: [], a1c: [], fastingGlucose: false };
  const lower = normaliseText(text).toLowerCase();
  const usesMmol = /mmol/.test(lower);
  for (const sentence of sentencesOf(lower)) {
    if (ASKS_ABOUT_NUMBERS.test(sentence) || isSetAside(sentence)) continue;
    collectKetones(sentence, readings);
    collectGlucose(sentence, usesMmol, readings);
    for (const match of sentence.matchAll(A1C)) readings.a1c.push(toNumber(match[1]));
    if (/\bfasting\b|\bmorning\b|\bfbs\b/.test(sentence)) readings.fastingGlucose = true;
  }
  return readings;
}

function collectKetones(sentence: string, readings: StatedReadings) {
  for (const pattern of [KETONE_AFTER, KETONE_BEFORE]) {
    for (const match of sentence.matchAll(pattern)) {
      const value = toNumber(match[1]);
      const isMg = match[2]?.startsWith('mg') || (match[2] === undefined && value > KETONE_MMOL_MOST);
      const mmol = isMg ? value / KETONE_MG_PER_MMOL : value;
      if (mmol > 0 && mmol <= 30) readings.ketones.push(mmol);
    }
  }
}

function collectGlucose(sentence: string, usesMmol: boolean, readings: StatedReadings) {
  const add = (raw: string | undefined, unit: string | undefined) => {
    if (raw === undefined) return;
    const value = glucoseInMg(toNumber(raw), unit, usesMmol);
    if (value !== null) readings.glucose.push(value);
  };
  for (const match of sentence.matchAll(GLUCOSE_AFTER)) {
    add(match[1], match[3]);
    add(match[2], match[3]);
  }
  for (const match of sentence.matchAll(GLUCOSE_BEFORE)) add(match[1], match[2]);
  if (!/ketone|bhb|ldl|hdl|cholest|triglycer/.test(sentence)) {
    for (const match of sentence.matchAll(GLUCOSE_UNIT)) add(match[1], match[2]);
  }
  for (const pattern of [GLUCOSE_JUDGED, GLUCOSE_WITH_KETONES, TWO_DAYS]) {
    for (const match of sentence.matchAll(pattern)) add(match[1], 'mg/dl');
  }
  const worded = WORDED_SIXTIES.exec(sentence)?.[1];
  if (worded && /sugar|glucose|bg\b/.test(sentence)) readings.glucose.push(worded === 'sixties' ? 65 : 55);
}

/**
 * Glucose in mg/dL, or null when the number cannot be one. Without a unit, 20 to 35 is mmol/L only if mmol is
 * in use, and a whole number below 20 is taken for something else. */
function glucoseInMg(value: number, unit: string | undefined, usesMmol: boolean): number | null {
  const unitless = unit === undefined;
  if (unitless && value < 20 && Number.isInteger(value) && !usesMmol) return null;
  const isMmol = unitless ? value < 20 || (value <= 35 && usesMmol) : unit.startsWith('mmol');
  const mg = isMmol ? value * MG_PER_MMOL : value;
  return mg >= 18 && mg <= 1500 ? mg : null;
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}
