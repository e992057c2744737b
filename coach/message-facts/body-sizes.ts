import { CM_PER_INCH, KG_PER_LB } from '#domain/health-values/measure-units.ts';
import { roundTo } from '#domain/numbers/rounding.ts';

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
const IN_KG_OR_LB = new RegExp(`(?<![\\d.,:/])${NUMBER} ?-?(kgs?|kilos?|kilograms?|lbs?|pounds?)\\b`, 'g');
const IN_STONE = /\b(\d{1,2}) ?(?:st|stones?)\b(?: (?:and )?(\d{1,2})(?: ?(?:lbs?|pounds?))?)?/;

/** A number of kilograms or pounds after these is no weight of a body, or not the present one. */
const OTHER_BEFORE =
  /\b(?:los[et]|losing|lost|gain(?:ed|ing)?|drop(?:ped)?|shed|goal(?: weight)?|target(?: weight)?|gw|sw|get (?:down )?to|reach|another|extra|deadlift|bench|squat|lift|for (?:every|each)|per|down(?! to)|(?:want|like|hope) to (?:be|weigh))\b[^.?!,;]{0,15}$/;
const OTHER_AFTER =
  /^ ?(?:down|lost|lighter|overweight|over ?weight|to (?:lose|go|shed|drop)|less|more|of|off|ago|a week|per|\/ ?week|in \d)/;

/** The present weight a lower-case text states, in kg; the last one it names. */
export function readWeight(text: string): number | null {
  const stone = IN_STONE.exec(text);
  if (stone?.[1] && !OTHER_BEFORE.test(text.slice(0, stone.index))) {
    return roundTo((Number(stone[1]) * 14 + Number(stone[2] ?? 0)) * KG_PER_LB, 1);
  }
  const own = [...text.matchAll(IN_KG_OR_LB)].filter(
    (match) =>
      !OTHER_BEFORE.test(text.slice(0, match.index)) &&
      !OTHER_AFTER.test(text.slice(match.index + match[0].length)),
  );
  const [, value, unit] = own.at(-1) ?? [];
  return value && unit ? weightIn(toNumber(value), unit.startsWith('k') ? 'kg' : 'lb') : null;
}

/** Kilograms with one decimal. */
export function weightIn(value: number, unit: 'kg' | 'lb'): number {
  return roundTo(unit === 'kg' ? value : value * KG_PER_LB, 1);
}

const FEET =
  /(?<![\d.])([4-7]) ?(?:'|ft\.?|feet|foot)(?: ?(?:and )?(\d{1,2}(?:\.5)?)(?![\d%])(?: ?(?:"|''|in\b|inch(?:es)?))?)?/;
const METRES = /\b([12][.,]\d{1,2}) ?m(?:eters?|etres?)?\b|\b([12]) ?m ?(\d{2})\b/;
const CENTIMETRES = /\b(\d{2,3}(?:[.,]\d)?) ?(?:cm|centimet(?:er|re)s?)\b/g;
const INCHES = /\b(\d{2}(?:[.,]\d)?) ?(?:inches|inch|"|in(?=[.,]?(?:$| tall|,)))/g;
const WAIST_BEFORE = /\b(?:waist|belly|hips?|chest)\b[^\d.?!,;]{0,20}$/;
const WAIST_AFTER = /^ ?(?:waist|belly|around)/;

/** The height a lower-case text states, in cm. */
export function readHeight(text: string): number | null {
  const feet = FEET.exec(text);
  if (feet?.[1]) return feetAndInches(Number(feet[1]), Number(feet[2] ?? 0));
  const metres = METRES.exec(text);
  if (metres) {
    const value = metres[1] ? toNumber(metres[1]) : Number(`${metres[2]}.${metres[3]}`);
    return roundTo(value * 100, 1);
  }
  const notWaist = (match: RegExpExecArray) =>
    !WAIST_BEFORE.test(text.slice(0, match.index)) &&
    !WAIST_AFTER.test(text.slice(match.index + match[0].length));
  const centimetres = [...text.matchAll(CENTIMETRES)].find(
    (match) => notWaist(match) && toNumber(match[1] ?? '') >= 100,
  );
  if (centimetres?.[1]) return toNumber(centimetres[1]);
  const inches = [...text.matchAll(INCHES)].find((match) => notWaist(match) && Number(match[1]) >= 48);
  return inches?.[1] ? roundTo(toNumber(inches[1]) * CM_PER_INCH, 1) : null;
}

/** Centimetres with one decimal; null for twelve inches and more beside the feet. */
function feetAndInches(feet: number, inches: number): number | null {
  return inches < 12 ? roundTo((feet * 12 + inches) * CM_PER_INCH, 1) : null;
}

const WAIST =
  /\b(?:waist|belly)\b(?:(?!height|tall|weigh)[^\d?!;]){0,25}(\d{2,3}(?:[.,]\d)?) ?(cm|in\b|inch(?:es)?|")?|(\d{2,3}(?:[.,]\d)?) ?(cm|in|inch(?:es)?|")? ?waist\b/;
/** Without a unit a waist of this much or more can only be centimetres, and one of less only inches. */
const WAIST_CM_FROM = 60;

/** The waist a lower-case text states, in cm. */
export function readWaist(text: string): number | null {
  const match = WAIST.exec(text);
  const value = toNumber(match?.[1] ?? match?.[3] ?? '');
  if (!match || !(value > 0)) return null;
  const unit = match[2] ?? match[4] ?? (value >= WAIST_CM_FROM ? 'cm' : 'in');
  return roundTo(unit === 'cm' ? value : value * CM_PER_INCH, 1);
}

/** The number of a text that may have a decimal comma; 0 for an empty one. */
export function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
