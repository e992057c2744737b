import { GLUCOSE, KETONES } from '#domain/health-values/thresholds.ts';
import { adviseOnFacts, ofThePast, type ReadingAdvice } from '#domain/readings/reading-advice.ts';
import { DAYS_AGO, factsOfNow, IS_OTHER, type NumberInput } from './number-advice.ts';
import type { Meaning } from './numbers/meanings.ts';
import type { UnsureValue } from './stated-readings.ts';

/**
 * Advice on numbers that may mean several things: both meanings are told, and nothing is advised that would harm under
 * one of them. An emergency only where every meaning is one; where one is, a call.
 */
export function adviceOnUnsure(input: NumberInput): ReadingAdvice[] {
  return input.stated.unsure.flatMap((unsure) => {
    const isOfNobody = unsure.when === 'asked' || unsure.when === 'goal';
    if (isOfNobody || unsure.when === 'years') return [];
    const of = IS_OTHER[unsure.whose] ? { ...input, person: input.other, stored: [] } : input;
    const advice = unsure.meanings.map((meaning) =>
      adviseOnFacts(factsOfNow(of, factsOfMeaning(meaning), [])),
    );
    const isEmergency = advice.map((one) => one?.level === 'emergency');
    if (advice.every((one) => one === null)) return [];
    const isGuess = unsure.meanings.length === 1;
    const level =
      isEmergency.every(Boolean) && !isGuess
        ? 'emergency'
        : isEmergency.some(Boolean)
          ? 'call_today'
          : 'caution';
    const found: ReadingAdvice = { ...unsureWords(unsure, level === 'emergency'), level };
    return unsure.when === 'now'
      ? [found]
      : [ofThePast(found, of.person, DAYS_AGO[unsure.when])].filter((one) => one !== null);
  });
}

const factsOfMeaning = ({ quantity, value }: Meaning) => ({
  ...{ glucose: null, ketones: null, isFasting: false },
  [quantity]: value,
});

/** What a number would mean, worst named as such. */
function meaningText({ text }: UnsureValue, { quantity, value, unit }: Meaning): string {
  const shown = `${text} ${unit}`;
  if (quantity === 'ketones')
    return `${shown} of ketones is ${value > KETONES.high ? 'too high' : 'usual on keto'}`;
  const also = unit === 'mg/dL' ? '' : ` (${Math.round(value)} mg/dL)`;
  const [, word] = GLUCOSE_WORDS.find(([under]) => value < under) ?? [0, 'dangerously high'];
  return `${shown}${also} of glucose is ${word}`;
}

/** How a glucose under each of these limits (mg/dL) is called. */
const GLUCOSE_WORDS: readonly (readonly [number, string])[] = [
  [GLUCOSE.veryLow.mgPerDl, 'dangerously low'],
  [GLUCOSE.low.mgPerDl, 'low'],
  [GLUCOSE.randomDiabetes.mgPerDl, 'not dangerous'],
  [GLUCOSE.high.mgPerDl, 'high'],
  [GLUCOSE.veryHigh.mgPerDl, 'very high'],
];

function unsureWords(unsure: UnsureValue, isEmergency: boolean): Omit<ReadingAdvice, 'level'> {
  const isGuess = unsure.meanings.length === 1;
  const isOfUnit =
    !isGuess && unsure.meanings.every(({ quantity }) => quantity === unsure.meanings[0]?.quantity);
  const all = unsure.meanings.map((meaning) => meaningText(unsure, meaning)).join('; ');
  const both = isGuess ? `${all}, if that is what it is.` : `${all}. What to do depends on which it is.`;
  const look = isOfUnit
    ? `Look at the unit beside the number on your meter and write it to me with the number, such as “${unsure.text} ${unsure.meanings[0]?.unit}”.`
    : 'Write it to me again with its name, “glucose” or “ketones”, and the unit your meter shows.';
  const wait =
    'Until you know, take neither sugar nor extra insulin for this number. If someone is not fully awake, give nothing by mouth, lay them on their side, and get help at once.';
  return {
    rule: isOfUnit ? 'unit_unsure' : 'quantity_unsure',
    title: isEmergency
      ? `${unsure.text} without a unit can be far too low or far too high.`
      : `What is the ${unsure.text}?`,
    actions: isEmergency
      ? [both, look, wait, 'Tell the operator the number, the unit and the medicines taken.']
      : [both, look, wait],
    asks: isEmergency ? null : 'Do you feel ill, drowsy, confused or shaky now? Then it is an emergency.',
    callsEmergencyNumber: isEmergency,
  };
}
