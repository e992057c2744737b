import { A1C, GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { type StatedReadings, valuesNow } from './stated-readings.ts';

/** A message this short tells of now; a long one may tell a story. */
const SHORT_WORDS = 12;
/** A bare term, such as a diagnosis typed alone, leaves everything open and gets the higher level. */
const BARE_TERM_WORDS = 4;
/** No laboratory reports more. */
const A1C_UNDER = 20; // percent

const CLOSE_PERSON =
  /\b(?:my|our) (?:\w+ )?(?:husband|wife|partner|m[ou]m|mother|dad|father|son|daughter|child|kid|baby|brother|sister|uncle|aunt|grand\w+|friend|neighbou?r)\b/;
const HE_OR_SHE = /\b(?:he|she) (?:is|has|was|had|takes|can't|cannot|won't|'s)\b/;
const ONESELF =
  /\b(?:i|i'm|im|i've|me)\b|\bmy (?:sugar|glucose|ketones?|chest|head|stomach|belly|heart|blood|meter|bg|face|arm)\b/;

/** True where every number of now is somebody else's, whatever else the message says of oneself. */
export function tellsNumbersOfOthers({ values, unsure }: StatedReadings): boolean {
  const now = [...values, ...unsure].filter(({ when }) => when === 'now');
  return now.length > 0 && now.every(({ whose }) => whose === 'other' || whose === 'child');
}

/** True for a message that speaks of somebody close and not of oneself: the own profile says nothing about them. */
export function isAboutSomeoneElse(sentences: readonly string[]): boolean {
  const text = sentences.join(' ');
  return (CLOSE_PERSON.test(text) || HE_OR_SHE.test(text)) && !ONESELF.test(text);
}

const ASKS_WHAT_IT_IS =
  /^(?:so |and |hi,? |hello,? )?(?:what|how|why|where|which|who|is|are|can|could|does|do|should|tell me about|explain|define)\b/;
const ABOUT_PEOPLE =
  /\b(?:i|i'm|im|i've|me|my|mine|we|our|us|he|she|his|her|him|husband|wife|partner|mom|mum|mother|dad|father|son|daughter|friend)\b/;
const ABOUT_EATING =
  /\b(?:keto\w*|low.carb|carbs?|diet\w*|eat\w*|foods?|meals?|fast(?:ing|ed|s)?|sugars?|weight|drink\w*|alcohol|salt|potassium|sodium|supplements?)\b/;

/** A question out of a textbook: of nobody, and of nothing that this coach plans. Illnesses in it are only a subject. */
export function isTextbookQuestion(sentences: readonly string[]): boolean {
  const text = sentences.join(' ');
  return ASKS_WHAT_IT_IS.test(text) && !ABOUT_PEOPLE.test(text) && !ABOUT_EATING.test(text);
}

/** Signals of the numbers and of the shape of a message. */
export function situationSignals(sentences: readonly string[], stated: StatedReadings): string[] {
  const text = sentences.join(' ');
  const words = text.split(' ').length;
  const glucose = valuesNow(stated, 'glucose');
  const ketones = valuesNow(stated, 'ketones');
  const a1c = valuesNow(stated, 'a1c');
  const unsure = stated.unsure.filter(({ when }) => when === 'now');
  const facts: readonly (readonly [boolean, string])[] = [
    [words <= SHORT_WORDS, 'shortText'],
    [words <= BARE_TERM_WORDS && !ASKS_WHAT_IT_IS.test(text), 'bareTerm'],
    [glucose.includes(Number.NEGATIVE_INFINITY), 'meterLow'],
    [glucose.includes(Number.POSITIVE_INFINITY), 'meterHigh'],
    [glucose.some((value) => value < GLUCOSE.low.mgPerDl), 'lowGlucose'],
    [glucose.some((value) => Math.round(value) >= GLUCOSE.randomDiabetes.mgPerDl), 'glucoseOver200'],
    [glucose.some((value) => value > GLUCOSE.high.mgPerDl), 'glucoseOver250'],
    [ketones.some((value) => value > KETONES.high), 'highKetones'],
    [ketones.some((value) => value >= KETONES.watched), 'ketonesWatch'],
    [unsure.length > 0, 'unsureReading'],
    [a1c.some((value) => value >= A1C.veryHigh.percent && value < A1C_UNDER), 'a1cOver10'],
  ];
  return facts.flatMap(([holds, id]) => (holds ? [id] : []));
}

/** Combinations that several rules share. */
export function settledSignals(ids: readonly string[]): Set<string> {
  const signals = new Set(ids);
  // Having had a baby turns "pregnant" into the past.
  if (signals.has('hadBaby')) signals.delete('pregnant');
  // May be grown up, so not for the messages after it.
  if (signals.has('childAsked')) signals.add('minor');
  if (signals.has('bloodThinning')) signals.add('bloodThinner');
  if (signals.has('lithium')) signals.add('moodOrSeizureDrug');
  return signals;
}
