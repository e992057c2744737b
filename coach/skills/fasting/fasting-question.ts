import { normaliseText } from '#domain/symptoms/context.ts';
import { type ClockWord, clockWords } from '../../message-facts/clock-words.ts';

/** What a question about fasting by the clock asks for. */
export type FastingQuestion =
  /** Stop eating then, fast so long: when may I eat? */
  | { asks: 'opens'; lastBite: ClockWord; hours: number }
  /** First meal then, fast so long: when do I stop? */
  | { asks: 'closes'; firstMeal: ClockWord; hours: number }
  /** From one time to the other: how many hours? */
  | { asks: 'between'; lastBite: ClockWord; nextMeal: ClockWord }
  /** Ate then: how long have I fasted by now? */
  | { asks: 'so far'; lastBite: ClockWord }
  /** A plan without a time. */
  | { asks: 'time'; hours: number };

const PLAN = /(?<![\d:])(1[0-9]|2[0-4])\s?[:/]\s?([1-9]|1[0-4])(?![\d:]| ?[ap]\.?m)/;
const HOURS =
  /\b(\d{1,2})[ -]?(?:h|hours?|hrs?)\b[ -]?(?:fast|window of fasting)|\bfast(?:ing)? (?:for |of )?(?:about )?(\d{1,2}) ?(?:h|hours?|hrs?)\b/;
const EATING_HOURS =
  /\b(\d{1,2})[ -]?(?:h|hours?|hrs?)\b[ -]?(?:eating|feeding) window|\beat(?:ing)?[ -]window of (\d{1,2}) ?(?:h|hours?|hrs?)/;
const OMAD_HOURS = 23;

const ABOUT_FASTING =
  /\bfast(?:ing|ed|s)?\b|\beat(?:ing)?\b|\bate\b|\bmeal\b|\bdinner\b|\bbreakfast\b|\blunch\b|\bwindow\b|\bomad\b|\bbite\b/;
const ASKS_WHEN =
  /\bwhen\b|\bwhat time\b|\bhow (?:long|many hours|much time)\b|\buntil when\b|\bmy (?:eating |fasting )?(?:window|schedule|times)\b|\bstarting at\b|\bwork out\b|\bwhat (?:is|are|would|will) (?:my|the) (?:eating |fasting )?(?:window|hours|times)\b/;
const ASKS_HOW_LONG =
  /\bhow (?:long|many hours|much time)\b|\bhours? (?:is|are|was|were|between|from|does|would)\b|\bhours\W*$/;
/** Beside a clock time: somebody eats, stops or fasts then, rather than reports for work. */
const BESIDE_TIME =
  /\b(?:eat\w*|ate|meals?|food|bite|breakfast|brunch|lunch|dinner|supper|snack|fast\w*|window|finish\w*|stop\w*|start\w*|begin\w*|open\w*|clos\w*|last|first|done|from|until|till)\b/;
const BESIDE_LETTERS = 50;
/** Then a question mark is enough: "16:8, last bite at 8 pm?" */
const SHORT_WORDS_MOST = 16;
const OF_WORK = /\b(?:shifts?|report\w*|work|duty|flights?|class|alarm)\b[^.?!\d]{0,25}$/;
const FIRST_MEAL_BEFORE =
  /\b(?:start(?:ing|s)? (?:eating|my window|the window)|(?:open|break|breaking|end|ending)\b[^.?!]{0,20}\bfast|first meal|first bite|breakfast|window (?:opens|starts|begins)|eat(?:ing)? (?:from|starting)|starting|start|begin(?:ning)?|open\w*)\b[^.?!\d]{0,20}$/;
const START_FAST_BEFORE =
  /\b(?:start|starting|begin|beginning)\b[^.?!\d]{0,12}\b(?:fast|fasting|my fast)\b[^.?!\d]{0,12}$/;
/** What follows is the end: "how long is it until noon when I ate at 7 pm?" */
const ENDS_BEFORE = /\b(?:until|till|til|to|before|by)\s*$/;
const SO_FAR =
  /\bhow (?:long|many hours|far)\b[^.?!]{0,25}\b(?:have i|i've|am i|i have|into|so far|by now|been)\b/;

/** When to take a tablet is no fast. */
const OF_MEDICINE =
  /\b(?:pills?|tablets?|capsules?|medicines?|medications?|meds|dose|\w*thyroxine|insulin|injection)\b/;

/** Null when the question is not one that clock times answer. */
export function fastingQuestion(text: string): FastingQuestion | null {
  const plain = normaliseText(text).toLowerCase();
  if (OF_MEDICINE.test(plain)) return null;
  const hours = fastingHours(plain);
  if (!ABOUT_FASTING.test(plain) && hours === null) return null;
  const planAt = PLAN.exec(plain)?.index;
  const times = clockWords(plain).filter(({ index }) => index !== planAt);
  const [first, second] = times;
  if (!first)
    return hours !== null && /\b(?:when|what time)\b[^.?!]{0,20}\b(?:can|do|should|may|could) i\b/.test(plain)
      ? { asks: 'time', hours }
      : null;
  if (second && hours === null) {
    if (!ASKS_HOW_LONG.test(plain)) return null;
    const isTurned =
      ENDS_BEFORE.test(plain.slice(0, first.index)) && !ENDS_BEFORE.test(plain.slice(0, second.index));
    const [lastBite, nextMeal] = isTurned ? [second, first] : [first, second];
    return { asks: 'between', lastBite, nextMeal };
  }
  if (hours === null) return SO_FAR.test(plain) ? { asks: 'so far', lastBite: first } : null;
  const isShort = plain.split(/\s+/).length <= SHORT_WORDS_MOST;
  if (!ASKS_WHEN.test(plain) && !(isShort && /\?\s*$/.test(plain))) return null;
  const before = plain.slice(0, first.index);
  const beside = plain.slice(Math.max(0, first.index - BESIDE_LETTERS), first.end + BESIDE_LETTERS);
  if (!BESIDE_TIME.test(beside) || OF_WORK.test(before)) return null;
  const opensWith = FIRST_MEAL_BEFORE.test(before) && !START_FAST_BEFORE.test(before);
  return opensWith ? { asks: 'closes', firstMeal: first, hours } : { asks: 'opens', lastBite: first, hours };
}

/** Hours of fasting that the text names: 16:8, an 18 hour fast, a 6 hour eating window, one meal a day. */
function fastingHours(plain: string): number | null {
  const plan = PLAN.exec(plain);
  if (plan && Number(plan[1]) + Number(plan[2]) === 24) return Number(plan[1]);
  const hours = HOURS.exec(plain);
  if (hours) return Number(hours[1] ?? hours[2]);
  const eating = EATING_HOURS.exec(plain);
  if (eating) return 24 - Number(eating[1] ?? eating[2]);
  return /\bomad\b|\bone meal a day\b/.test(plain) ? OMAD_HOURS : null;
}
