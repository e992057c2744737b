import { GLUCOSE, glucoseText, KETONES, ketoneText } from '../../health-values/thresholds.ts';
import { EARLIER_WANTED, isWanted } from './earlier-wanted.ts';
import {
  isBeyondMeter,
  NEVER_STOP_INSULIN,
  type ReadingAdvice,
  type ReadingFacts,
  TELL_THEM,
} from './facts.ts';
import { GRAVE_SIGNS, UNWELL_SIGNS } from './signs.ts';

const ILL_ASK =
  'Do you feel ill: vomiting, belly pain, fast breathing, very thirsty, drowsy or confused? If so, it is an emergency.';

const THIRST_ASK =
  'Are you very thirsty, peeing a lot, or losing weight without trying? If so, see a doctor today.';

/** Sugar on a finger is the commonest reason for a HI in somebody who is well; the call does not wait for it. */
const AGAIN_WITH_CLEAN_HANDS = 'While you wait, wash and dry your hands and measure again with a new strip.';

type Case = Pick<ReadingAdvice, 'rule' | 'title'>;

/** The words of a high, for glucose of 126 fasting, 200 at any time, and beyond. */
export function highGlucoseAdvice(facts: ReadingFacts): ReadingAdvice | null {
  const { glucose } = facts;
  if (glucose === null) return null;
  const emergency = emergencyCase(facts, glucose);
  if (emergency) {
    return {
      ...emergency,
      level: 'emergency',
      actions: [
        NEVER_STOP_INSULIN,
        TELL_THEM,
        facts.ketones === null
          ? 'Measure ketones if you can, and tell the operator your glucose and ketones.'
          : 'Tell the operator your glucose and ketones.',
        ...(isBeyondMeter(glucose) ? [AGAIN_WITH_CLEAN_HANDS] : []),
      ],
      asks: null,
      callsEmergencyNumber: true,
    };
  }
  if (glucose > GLUCOSE.high.mgPerDl) return overHigh(facts);
  return inDiabetesRange(facts, glucose) ? testAdvice(facts, glucose) : null;
}

function emergencyCase(facts: ReadingFacts, glucose: number): Case | null {
  const { ketones, person, feels, earlier } = facts;
  const over = (limit: number) => glucose > limit;
  if (over(GLUCOSE.high.mgPerDl) && ketones !== null && ketones >= KETONES.high) {
    return {
      rule: 'high_glucose_and_ketones',
      title: 'High glucose with high ketones: this may be ketoacidosis.',
    };
  }
  if (Math.round(glucose) >= GLUCOSE.extreme.mgPerDl) {
    return isBeyondMeter(glucose)
      ? {
          rule: 'glucose_meter_hi',
          title: 'HI means the glucose is too high for the meter to show. That is dangerously high.',
        }
      : { rule: 'glucose_extreme', title: 'That glucose reading is dangerously high.' };
  }
  if (over(GLUCOSE.high.mgPerDl) && feels(...UNWELL_SIGNS)) {
    return { rule: 'high_glucose_ill', title: 'High glucose and feeling ill: get help now.' };
  }
  if (Math.round(glucose) >= GLUCOSE.randomDiabetes.mgPerDl && feels(...GRAVE_SIGNS)) {
    return { rule: 'high_glucose_ill', title: 'High glucose and feeling ill: get help now.' };
  }
  if (person.minor && inDiabetesRange(facts, glucose) && feels(...GRAVE_SIGNS, 'thirsty', 'urinatesMuch')) {
    return {
      rule: 'possible_new_type1',
      title: 'In a young person, high glucose with these signs can be new type 1 diabetes.',
    };
  }
  const before = earlier.some((one) => isWanted(EARLIER_WANTED.veryHighTwice, one));
  return over(GLUCOSE.veryHigh.mgPerDl) && before
    ? {
        rule: 'glucose_over_300_twice',
        title: `A second glucose reading over ${glucoseText(GLUCOSE.veryHigh)} within two days is an emergency.`,
      }
    : null;
}

function inDiabetesRange({ isFasting }: ReadingFacts, glucose: number): boolean {
  const limit = isFasting ? GLUCOSE.fastingDiabetes.mgPerDl : GLUCOSE.randomDiabetes.mgPerDl;
  return Math.round(glucose) >= limit;
}

function overHigh({ ketones }: ReadingFacts): ReadingAdvice {
  if (ketones !== null && ketones >= KETONES.watched) {
    return {
      level: 'call_today',
      rule: 'high_glucose_some_ketones',
      title: 'Call your doctor or diabetes team now.',
      actions: [
        `Call your doctor or team now, not later: glucose over ${glucoseText(GLUCOSE.high)} with these ketones can turn into ketoacidosis, when the blood turns acid. If nobody answers, go to urgent care.`,
        NEVER_STOP_INSULIN,
        `Measure glucose and ketones again in one to two hours. Ketones of ${ketoneText(KETONES.high)} or more, or feeling ill, is an emergency.`,
      ],
      asks: ILL_ASK,
      callsEmergencyNumber: false,
    };
  }
  return {
    level: 'call_today',
    rule: 'glucose_over_250',
    title: 'Your glucose is high: call your doctor today.',
    actions: [
      'Drink water and measure again in one to two hours. Do not exercise hard.',
      `${ketones === null ? 'Measure ketones if you can' : 'Measure ketones again too'}: at ${ketoneText(KETONES.watched)} or more, call your doctor right away; at ${KETONES.high.toFixed(1)} or more, it is an emergency.`,
      `Call your doctor today. A second reading over ${glucoseText(GLUCOSE.veryHigh)} within two days is an emergency.`,
    ],
    asks: ILL_ASK,
    callsEmergencyNumber: false,
  };
}

function testAdvice({ person, isFasting }: ReadingFacts, glucose: number): ReadingAdvice {
  const line = isFasting
    ? `Fasting glucose of ${glucoseText(GLUCOSE.fastingDiabetes)} or more`
    : `Glucose of ${glucoseText(GLUCOSE.randomDiabetes)} or more`;
  return {
    level: 'call_today',
    rule: isFasting ? 'fasting_glucose_diabetes_range' : 'glucose_diabetes_range',
    title: person.hasDiabetes
      ? 'Your glucose is above the usual goals.'
      : 'This reading calls for a lab test.',
    actions: person.hasDiabetes
      ? [
          'Drink water and measure again in one to two hours.',
          'Your care team sets your goals and doses. If they have not given you a plan for a reading like this, call them today.',
        ]
      : [
          `${line} is in the diabetes range. One home reading is not a diagnosis: call your doctor’s office and ask for a test today or tomorrow.`,
          'Wash and dry your hands, measure again, and drink water.',
        ],
    asks: Math.round(glucose) >= GLUCOSE.randomDiabetes.mgPerDl ? ILL_ASK : THIRST_ASK,
    callsEmergencyNumber: false,
  };
}
