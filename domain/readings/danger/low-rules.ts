import { GLUCOSE, glucoseRangeText, glucoseText } from '../../health-values/thresholds.ts';
import { EARLIER_WANTED, isWanted } from './earlier-wanted.ts';
import { isBeyondMeter, type ReadingAdvice, type ReadingFacts } from './facts.ts';
import { ALTERED_SIGNS } from './signs.ts';

/** Juice has about 10 g of sugar in 100 ml (USDA SR28: apple juice 24 g a cup); half a cup would be too little. */
export const SUGAR_FOR_A_LOW =
  '15 to 20 g of sugar (glucose tablets, or 150 to 200 ml, about 5 to 7 fluid ounces, of fruit juice or regular soda)';

const TAKE_SUGAR = `If you are awake and can swallow, take ${SUGAR_FOR_A_LOW} now.`;
const RECHECK = `Measure again in 15 minutes and take more as long as it is under ${glucoseText(GLUCOSE.low)}, then eat. It’s fine to leave ketosis for this.`;
const NOT_AWAKE =
  'If someone is not fully awake, cannot swallow or has a seizure: give nothing by mouth, lay them on their side, and give glucagon if you have it.';
const NO_DRIVING = `End any fast, and do not drive until your glucose is over ${glucoseText(GLUCOSE.low)} and steady.`;

/** The words of a low, for glucose under 70 mg/dL. */
export function lowGlucoseAdvice(facts: ReadingFacts): ReadingAdvice | null {
  if (facts.glucose === null || facts.glucose >= GLUCOSE.low.mgPerDl) return null;
  if (facts.glucose < GLUCOSE.veryLow.mgPerDl) return veryLow(facts, facts.glucose);
  return facts.feels(...ALTERED_SIGNS) ? alteredState() : mildlyLow(facts);
}

const UNDER_54 = {
  rule: 'glucose_under_54',
  title: 'That glucose is dangerously low. Treat it now.',
};
const METER_LO = {
  rule: 'glucose_meter_lo',
  title: 'LO means the glucose is too low for the meter to show. Treat it as a severe low now.',
};

function veryLow(facts: ReadingFacts, glucose: number): ReadingAdvice {
  const { onInsulinOrSulfonylurea: onDrug } = facts.person;
  return {
    level: 'emergency',
    ...(isBeyondMeter(glucose) ? METER_LO : UNDER_54),
    actions: [TAKE_SUGAR, RECHECK, NOT_AWAKE, NO_DRIVING, followUp(onDrug)],
    asks: 'Are you drowsy, confused or alone, or has your glucose not gone up within 15 minutes?',
    callsEmergencyNumber:
      facts.feels(...ALTERED_SIGNS, 'alone') || (onDrug === true && doesNotRise(facts, glucose)),
  };
}

function followUp(onDrug: boolean | null): string {
  if (onDrug) {
    return 'Your glucose can drop again for many hours. Call your prescriber today, before your next dose. If you took too much insulin or take a sulfonylurea, get emergency help even if your glucose improves.';
  }
  return onDrug === false
    ? 'See a doctor soon to find the cause.'
    : 'If you take insulin, a sulfonylurea (like glipizide) or a glinide (like repaglinide), call your prescriber today, before your next dose. If not, see a doctor to find the cause.';
}

/** Low at the check before as well, and no higher now. */
function doesNotRise({ earlier }: ReadingFacts, glucose: number): boolean {
  return earlier.some(
    (before) =>
      isWanted(EARLIER_WANTED.lowBeforeRecheck, before) &&
      before.glucose !== null &&
      before.glucose >= glucose,
  );
}

function alteredState(): ReadingAdvice {
  return {
    level: 'emergency',
    rule: 'low_glucose_altered',
    title: 'Low glucose with drowsiness, confusion or fainting: get help now.',
    actions: [TAKE_SUGAR, NOT_AWAKE, RECHECK, NO_DRIVING],
    asks: null,
    callsEmergencyNumber: true,
  };
}

function mildlyLow(facts: ReadingFacts): ReadingAdvice {
  const { onInsulinOrSulfonylurea: onDrug, hasDiabetes } = facts.person;
  const repeated = facts.earlier.some((before) => isWanted(EARLIER_WANTED.repeatedLow, before));
  if (onDrug || repeated || (hasDiabetes && onDrug === null)) {
    const call = onDrug
      ? 'Call your prescriber today, and do not fast until you have talked with them: with fewer carbs your dose may be too strong.'
      : 'Call your doctor today, and do not fast until you have talked with them.';
    return {
      level: 'call_today',
      rule: callRule(onDrug, repeated),
      title: `Your glucose is low. Treat it, then call your ${onDrug ? 'prescriber' : 'doctor'} today.`,
      actions: [TAKE_SUGAR, RECHECK, NO_DRIVING, call],
      asks: 'Are you drowsy, confused or close to fainting? If so, it is an emergency.',
      callsEmergencyNumber: false,
    };
  }
  return {
    level: 'caution',
    rule: 'low_glucose',
    title: 'Your glucose is low. Treat it, then find out why.',
    actions: [
      TAKE_SUGAR,
      RECHECK,
      `If you take no diabetes medicine and have no symptoms, ${glucoseRangeText(GLUCOSE.oftenSeenOnKeto, GLUCOSE.low)} can happen on keto. If lows come back, or you go under ${glucoseText(GLUCOSE.veryLow)}, see a doctor.`,
    ],
    asks:
      onDrug === null
        ? 'Do you take insulin, a sulfonylurea (like glipizide) or a glinide (like repaglinide)? If so, call your prescriber today.'
        : 'Are you drowsy, confused or close to fainting? If so, it is an emergency.',
    callsEmergencyNumber: false,
  };
}

function callRule(onDrug: boolean | null, repeated: boolean): string {
  if (onDrug) return 'low_glucose_on_medicine';
  return repeated ? 'low_glucose_repeated' : 'low_glucose_in_diabetes';
}
