import { A1C_LEAST, A1C_MOST } from '#domain/health-values/a1c.ts';
import { glucoseToMg } from '#domain/health-values/glucose.ts';
import { INSULIN_PMOL_PER_MICRO_UNIT } from '#domain/health-values/homa-ir.ts';
import { labToMg } from '#domain/health-values/lab-units.ts';
import { UNITLESS_INSULIN_MOST, UNITLESS_MMOL_BELOW } from '../homa-skill.ts';

export type LabName = 'a1c' | 'glucose' | 'insulin' | 'triglycerides' | 'hdl' | 'ldl';

/** A value, and what it was at an earlier test where the message tells. */
export type LabValue = { readonly value: number; readonly earlier: number | null };

/** Values of a blood test by name: A1C in percent, insulin in µU/mL, the others in mg/dL. */
export type LabValues = Readonly<Partial<Record<LabName, LabValue>>>;

type Kind = {
  name: RegExp;
  /** In the unit of `LabValues`; null where the number is none of this value, or its unit is open. */
  read(value: number, unit: string, typed: string): number | null;
};

const between = (value: number, least: number, most: number) =>
  value >= least && value <= most ? value : null;
const isMmol = (unit: string) => unit.startsWith('mm');

/** In mg/dL; laboratories of France print 1.14 g/L for 114. */
function glucoseIn(value: number, unit: string): number {
  if (unit === 'g/l') return value * 100;
  return isMmol(unit) || (unit === '' && value < UNITLESS_MMOL_BELOW) ? glucoseToMg(value) : value;
}

/** A lipid is in mmol/L up to `mmolMost`, in mg/dL from `mgLeast`, and in between only where a unit says which. */
const lipid =
  (substance: 'cholesterol' | 'triglycerides', mmolMost: number, mgLeast: number): Kind['read'] =>
  (value, unit) => {
    if (isMmol(unit) || (unit === '' && value <= mmolMost))
      return between(labToMg(substance, value), 8, 6000);
    return unit.startsWith('mg') || value >= mgLeast ? between(value, 8, 6000) : null;
  };

/** A1C in mmol/mol, as laboratories of Europe print it: a whole number. */
const IFCC = { least: 20, most: 195 } as const;

const KINDS: Readonly<Record<LabName, Kind>> = {
  a1c: {
    name: /\b(?:hb ?)?a1c\b/g,
    read: (value, unit, typed) =>
      value >= A1C_LEAST && value <= A1C_MOST && !isMmol(unit)
        ? value
        : /^\d+$/.test(typed) && value >= IFCC.least && value <= IFCC.most
          ? (value + 23.5) / 10.93
          : null,
  },
  glucose: {
    name: /\b(?:fasting (?:blood )?(?:glucose|sugars?)|(?:blood )?glucose|fb[gs]|fpg|glyc[ée]mie(?: à jeun)?|gli?c[eé]mia(?: (?:en ayunas|a digiuno|em jejum))?|nüchternzucker)(?![\p{L}])/gu,
    read: (value, unit) => between(glucoseIn(value, unit), 60, 400),
  },
  insulin: {
    name: /\b(?:fasting )?insulin\b(?! (?:resist|sensit|dose|inject|unit|pump))/g,
    read: (value, unit) =>
      unit.startsWith('p')
        ? between(value / INSULIN_PMOL_PER_MICRO_UNIT, 0.5, 300)
        : between(value, 0.5, unit === '' ? UNITLESS_INSULIN_MOST : 300),
  },
  triglycerides: { name: /\b(?:triglycerides?|trigs?|tgs?)\b/g, read: lipid('triglycerides', 15, 30) },
  hdl: { name: /(?<!non[ -])\bhdl\b/g, read: lipid('cholesterol', 4, 15) },
  ldl: { name: /\bldl\b/g, read: lipid('cholesterol', 12, 30) },
};

/** Behind the name of anything else begins what is not of the value before it. */
const OTHER_NAMES =
  /\b(?:non[ -]hdl|cholesterol|egfr|creatinine|al[tp]|ast|ggt|tsh|ferritin|vitamin|b12|uric|crp|blood pressure|bp|ketones?|weight|weigh|bmi|waist)\b/;
const NUMBER =
  /(?<![\d.,/])(\d{1,4}(?:[.,]\d{1,2})?)(?![\d/]|[.,]\d)\s{0,2}(%|mmol|mg|g\/l|pmol|[µμu]i?u|mi?u)?(?! ?(?:years?|yrs?|months?|weeks?|days?|hours?|pounds?|lbs?|kg|grams?|g|tablets?|times|points?)\b)/g;
/** A value of another day, beside the one that counts. */
const OF_BEFORE =
  /\b(?:last|previous(?:ly)?|before|earlier|was|were|from|used to|ago|back in|up from|down from|in (?:19|20)\d\d)\b[^,;\d]{0,20}$/;
const REACH = 60;

/** What a message tells of a blood test; a value that stands there twice without a "was" is left out. */
export function toldLabValues(message: string): LabValues {
  const text = message.toLowerCase().replace(/’/g, "'");
  const names = Object.entries(KINDS)
    .flatMap(([name, { name: pattern }]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        name: name as LabName,
        start: index,
        end: index + found.length,
      })),
    )
    .sort((a, b) => a.start - b.start);
  const found: Partial<Record<LabName, LabValue>> = {};
  for (const [index, { name, end }] of names.entries()) {
    if (found[name] !== undefined) continue;
    const next = names[index + 1]?.start ?? text.length;
    const value = valueIn(text.slice(end, Math.min(next, end + REACH)), KINDS[name]);
    if (value !== null) found[name] = value;
  }
  return found;
}

function valueIn(text: string, { read }: Kind): LabValue | null {
  const ends = [text.search(/[?!\n]|\.(?!\d)/), text.search(OTHER_NAMES)].filter((at) => at !== -1);
  const clause = text.slice(0, Math.min(...ends, text.length));
  const values = [...clause.matchAll(NUMBER)].flatMap((match) => {
    const typed = match[1] ?? '';
    const value = read(Number(typed.replace(',', '.')), match[2] ?? '', typed);
    return value === null ? [] : [{ value, isEarlier: OF_BEFORE.test(clause.slice(0, match.index)) }];
  });
  const [only] = values;
  if (only && values.length === 1) return { value: only.value, earlier: null };
  const [now, other] = values.filter(({ isEarlier }) => !isEarlier);
  const before = values.find(({ isEarlier }) => isEarlier);
  return now && !other ? { value: now.value, earlier: before?.value ?? null } : null;
}
