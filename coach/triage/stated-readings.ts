import { type GlucoseUnit, glucoseToMg } from '#domain/glucose.ts';
import { labToMmol } from '#domain/lab-units.ts';
import { isOfRecentDays, isSetAside } from '#domain/symptoms/context.ts';

/** Body readings a text states. Glucose in mg/dL, ketones in mmol/L, as the person's own or a close one's. */
export type StatedReadings = {
  glucose: number[];
  ketones: number[];
  a1c: number[];
  fastingGlucose: boolean;
  /** Only told of days or weeks ago. */
  ofRecentDays: boolean;
};

/** Blood ketone meters end at 8; a larger number was read in mg/dL, on a urine strip or not. */
const KETONE_MMOL_MOST = 10;
/** Urine strips end at 160 mg/dL. */
const KETONE_MG_MOST = 160;

const NUMBER = String.raw`(?<![\d:./-])(\d{1,4}(?:[.,]\d)?)(?![\d:/]|\.\d|-\d(?!\d)|,\d|'?s\b| ?(?:g\b|grams?|carbs?|net|lbs?|pounds?|kg|kilos?|%|percent|ppm|h\b|hrs?\b|hours?|days?|weeks?|months?|years?|yrs?|minutes?|mins?|kcal|cal|units?|mcg|ml|cups?|x\b|am\b|pm\b|mg\b(?!\/)|times|points?|people|steps|bpm|yo\b))`;
const UNIT = String.raw`\s?(mmol(?:s|\/l)?|mg\/?dl|mg per dl)?`;
const GAP = String.raw`(?:(?!ketone|bhb|a1c|pressure|carb|net|insulin|protein|resting|heart|pulse|bmi|weigh|scale|cholest|ldl|triglyc|calorie)[^.?!\d]){0,36}?`;
const METER = `(?<!ketone |mojo |acetone |breath |keto )(?:meter|glucometer|monitor|libre|dexcom|finger ?(?:stick|prick))(?: (?:just |now )?(?:says|said|reads|read|shows|showed|at|was|is|of))?`;
const GLUCOSE_WORD = String.raw`(?:blood sugars?|blood glucose|glucose|(?<!of |added |grams |no |low |g |less |much |total )\bsugars?(?! alcohol| free|-free| content| per)|\bbg\b|fasting(?! for| \d+ ?h| insulin)|fbs|cgm|random sugar|${METER}|(?<!ketone |scale |pressure )readings? (?:of|was|were|is|are|have been|at)|my (?:numbers|levels))`;

const GLUCOSE_AFTER = new RegExp(
  `${GLUCOSE_WORD}${GAP}${NUMBER}(?:\\s?(?:to|-)\\s?(\\d{2,3}))?${UNIT}`,
  'gd',
);
/** "..., 61 and 57", "... and 318 now": more values of the same kind. */
const MORE = new RegExp(
  `^[^.?!\\d]{0,14}?(?:,|\\band\\b|\\bthen\\b|\\bto\\b|\\bnow\\b|\\bor\\b)(?:(?!ketone|bhb|carb|calor|weigh|down|lost)[^.?!\\d]){0,12}?${NUMBER}${UNIT}`,
  'd',
);
const GLUCOSE_BEFORE = new RegExp(
  `${NUMBER}${UNIT}(?: (?:fasting|blood|random))*\\s(?:sugar|glucose)\\b(?! (?:per|free))`,
  'gd',
);
const GLUCOSE_UNIT = new RegExp(
  `${NUMBER}\\s?(mmol(?:\\/l)?|mg\\/?dl)(?![^.?!]{0,12}(?:ketone|bhb|ldl|hdl|chol|trig))`,
  'gd',
);
const GLUCOSE_JUDGED =
  /\b(?:(?:is|under|with)\s(\d{2,3})\s(?:too (?:low|high)|dangerous|and shaking|and shaky)(?! (?:of|for a) )|(?:shaky|jittery|sweaty|dizzy|trembling) (?:with|at) (?:a )?(\d{2,3})\b(?! ?(?:kg|lbs?|pounds|years)))/dg;
const RANGING = /\bi(?:'m| am) ranging (?:from )?(\d{2,3})(?:\s?(?:to|-)\s?(\d{2,3}))?/dg;
const GLUCOSE_WITH_KETONES = /(?<![\d:.])(\d{2,3})\s(?:with|and)\sketones/dg;
const TWO_DAYS = /(?<![\d:.])([2-6]\d\d)\s(?:two|three|several) (?:days|times)/dg;
const IN_THE_SIXTIES =
  /\bin the (?:(?:low|mid|high|upper) )?(?:(forties|fifties|sixties)|([4-9]0|[1-4]\d0)'?s)\b/;
const TENS: Readonly<Record<string, number>> = { forties: 40, fifties: 50, sixties: 60 };
const KETONE_AFTER = new RegExp(
  `(?:ketones?|bhb|ketosis|keto-?mojo)(?:(?!glucose|sugar|carb|above|over|between|below)[^.?!\\d]){0,30}?${NUMBER}${UNIT}`,
  'g',
);
const KETONE_BEFORE = new RegExp(`${NUMBER}${UNIT}\\s(?:blood )?(?:ketones?|bhb)`, 'g');
const A1C = /\b(?:hb)?a1c\b[^.?!\d]{0,20}(\d{1,2}(?:[.,]\d)?)/g;
/** "from 300 down to 110": only where it arrived is a reading. */
const FROM_TO =
  /\bfrom (?:about |around )?\d{1,3}(?:[.,]\d)?\s?(?:mmol\S*|mg\S*|%)?\s?(?:all the way )?(?:down |up )?to (?=(?:about |around )?\d)/g;

/** Sentences that ask about numbers instead of reporting them. */
const ASKS_ABOUT_NUMBERS =
  /\bconvert\b|\bin (?:mmol|mg)\b|\bto (?:mmol|mg)|\b(?:normal|target|ideal|recommended|optimal) (?:range|level|number|value|blood|glucose|fasting|is)|\bshould (?:be|i aim)\b|\bmeans? (?:pre)?diabetes\b|\ba1c of\b|\b(?:goal|aim|target) (?:is|of)\b/;

/** Ranges such as "55 to 60" name values that were seen; "from 300 to 110" is a way gone. */
const FROM_TO_IS_RANGE = /\brang(?:e|es|ing|ed) from\b/;

/**
 * Readings stated in a text. Sentences that only ask what numbers mean, or convert them, are left out.
 * @param sentences lower-case sentences
 * @param usesMmol whether the person was seen to use mmol/L before; only then a bare 20 to 35 is mmol/L
 */
export function statedReadings(sentences: readonly string[], usesMmol: boolean): StatedReadings {
  const readings: StatedReadings = {
    ...{ glucose: [], ketones: [], a1c: [] },
    ...{ fastingGlucose: false, ofRecentDays: false },
  };
  const mmol = usesMmol || sentences.some((sentence) => sentence.includes('mmol'));
  for (const raw of sentences) {
    if (!/\d|forties|fifties|sixties/.test(raw) || ASKS_ABOUT_NUMBERS.test(raw) || isSetAside(raw)) continue;
    const sentence = FROM_TO_IS_RANGE.test(raw) ? raw : raw.replace(FROM_TO, '');
    const before = readings.glucose.length + readings.ketones.length;
    collectKetones(sentence, readings);
    collectGlucose(sentence, mmol, readings);
    const isNews = readings.glucose.length + readings.ketones.length > before;
    if (isNews) readings.ofRecentDays = isOfRecentDays(sentence);
    for (const match of sentence.matchAll(A1C)) readings.a1c.push(toNumber(match[1]));
    if (/\bfasting\b|\bmornings?\b|\bfbs\b/.test(sentence)) readings.fastingGlucose = true;
  }
  return readings;
}

/** The unit somebody has used, by their earlier words or their profile. */
export function usesMmol(earlier: readonly string[], unit: GlucoseUnit | undefined): boolean {
  return unit === 'mmol/L' || earlier.some((text) => /mmol/i.test(text));
}

function collectKetones(sentence: string, readings: StatedReadings) {
  for (const pattern of [KETONE_AFTER, KETONE_BEFORE]) {
    for (const match of sentence.matchAll(pattern)) {
      const value = toNumber(match[1]);
      const isMg = match[2]?.startsWith('mg') || (match[2] === undefined && value > KETONE_MMOL_MOST);
      if (isMg && value > KETONE_MG_MOST) continue;
      const mmol = isMg ? labToMmol('ketones', value) : value;
      if (mmol > 0 && mmol <= 30) readings.ketones.push(mmol);
    }
  }
}

function collectGlucose(sentence: string, mmol: boolean, readings: StatedReadings) {
  // Several patterns may see the same number: where it stands keeps it one reading.
  const found = new Map<number, number>();
  const add = (raw: string | undefined, unit: string | undefined, at: number | undefined) => {
    if (raw === undefined || at === undefined || found.has(at)) return;
    const value = glucoseInMg(toNumber(raw), unit, mmol);
    if (value !== null) found.set(at, value);
  };
  const addAll = (
    pattern: RegExp,
    unitOf: (match: RegExpMatchArray) => string | undefined,
    groups: number[],
  ) => {
    for (const match of sentence.matchAll(pattern)) {
      for (const group of groups) add(match[group], unitOf(match), match.indices?.[group]?.[0]);
      if (pattern === GLUCOSE_AFTER) addMore(sentence, match.index + match[0].length, match[3], add);
    }
  };
  addAll(GLUCOSE_AFTER, (match) => match[3], [1, 2]);
  addAll(GLUCOSE_BEFORE, (match) => match[2], [1]);
  if (!/ketone|bhb|ldl|hdl|cholest|triglycer/.test(sentence)) addAll(GLUCOSE_UNIT, (match) => match[2], [1]);
  for (const pattern of [GLUCOSE_JUDGED, RANGING, GLUCOSE_WITH_KETONES, TWO_DAYS]) {
    addAll(pattern, () => 'mg/dl', [1, 2]);
  }
  readings.glucose.push(...found.values());
  const worded = IN_THE_SIXTIES.exec(sentence);
  if (worded && /sugar|glucose|bg\b|cgm|readings?/.test(sentence)) {
    readings.glucose.push((TENS[worded[1] ?? ''] ?? Number(worded[2])) + 5);
  }
}

/** Values that go on in the same breath, three at most. */
function addMore(
  sentence: string,
  from: number,
  unit: string | undefined,
  add: (raw: string | undefined, unit: string | undefined, at: number | undefined) => void,
) {
  let start = from;
  for (let count = 0; count < 3; count++) {
    const more = MORE.exec(sentence.slice(start));
    const at = more?.indices?.[1]?.[0];
    if (!more || at === undefined) return;
    if (toNumber(more[1]) >= 20 || more[2] !== undefined || more[1]?.includes('.')) {
      add(more[1], more[2] ?? unit, start + at);
    }
    start += more[0].length;
  }
}

/**
 * Glucose in mg/dL, or null when the number cannot be one. Without a unit, 20 to 35 is mmol/L only if mmol is
 * in use, and a whole number below 20 is taken for something else.
 */
function glucoseInMg(value: number, unit: string | undefined, mmol: boolean): number | null {
  const unitless = unit === undefined;
  if (unitless && value < 20 && Number.isInteger(value) && !mmol) return null;
  const isMmol = unitless ? value < 20 || (value <= 35 && mmol) : unit.startsWith('mmol');
  const mg = isMmol ? glucoseToMg(value) : value;
  return mg >= 18 && mg <= 1500 ? mg : null;
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}
