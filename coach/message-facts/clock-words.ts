import { normaliseText } from '#domain/symptoms/context.ts';

/** A time of day in words; `minutes` after midnight, null where morning or evening is not said. */
export type ClockWord = {
  minutes: number | null;
  /** 1 to 12, where only the hour's number is known. */
  hour: number;
  /** Where it stands in the text. */
  index: number;
  end: number;
};

const CLOCK =
  /(?<![\d:/.,])(\d{1,2})(?:[:.]([0-5]\d))? ?(a\.?m\b\.?|p\.?m\b\.?|h\b(?! fast)|o'?clock)?(?: ?(?:in the |at )?(morning|afternoon|evening|night))?(?![\d:/%]|[.,]\d)|\b(noon|midday|midnight)\b/g;
/** A number with one of these behind it is an amount, not a time. */
const AMOUNT_AFTER =
  /^ ?-?(?:hours?|hrs?|h fast|days?|weeks?|g\b|grams?|kg|lbs?|pounds|%|kcal|cal|carbs?|minutes?|mins?|meals?|months?|years?|cups?|cm|mmol|mg)/;
/** A bare number is a time only after one of these. */
const TIME_BEFORE = /\b(?:at|until|till|til|by|from|before|after|around|about|to|since|between|and|-|–)\s*$/;

/** Times of day that a text names, in order. "16:8" is a plan, not a time. */
export function clockWords(text: string): ClockWord[] {
  const plain = normaliseText(text).toLowerCase();
  return [...plain.matchAll(CLOCK)].flatMap((match) => {
    const read = readClock(match, plain);
    return read ? [{ ...read, index: match.index, end: match.index + match[0].length }] : [];
  });
}

const NAMED: Readonly<Record<string, number>> = { noon: 720, midday: 720, midnight: 0 };

function readClock(match: RegExpMatchArray, plain: string): Pick<ClockWord, 'minutes' | 'hour'> | null {
  const [whole, hourText, minuteText, mark, part, named] = match;
  if (named) return { minutes: NAMED[named] ?? 0, hour: 12 };
  const start = match.index ?? 0;
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (hour > 24 || AMOUNT_AFTER.test(plain.slice(start + whole.trimEnd().length))) return null;
  if (!mark && !part && !minuteText && !TIME_BEFORE.test(plain.slice(0, start))) return null;
  const half =
    mark?.startsWith('a') || part === 'morning' ? 'am' : mark?.startsWith('p') || part ? 'pm' : null;
  if (half && hour >= 1 && hour <= 12) {
    const isNight = part === 'night' && hour === 12;
    return { minutes: ((hour % 12) + (half === 'pm' && !isNight ? 12 : 0)) * 60 + minute, hour };
  }
  const isExact =
    mark === 'h' || hour > 12 || hour === 0 || (minuteText !== undefined && hourText?.length === 2);
  return { minutes: isExact ? (hour % 24) * 60 + minute : null, hour };
}

/** 1200 as "8 pm", 1170 as "7:30 pm". */
export function clockText(minutes: number): string {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440;
  if (inDay === 720) return 'noon';
  if (inDay === 0) return 'midnight';
  const hour = Math.floor(inDay / 60);
  const minute = inDay % 60;
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  return `${shown} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 930 minutes as "15 hours and 30 minutes". */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  const of = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  if (hours === 0) return of(rest, 'minute');
  return rest === 0 ? of(hours, 'hour') : `${of(hours, 'hour')} and ${of(rest, 'minute')}`;
}
