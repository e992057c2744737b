import { questionsIn } from '#domain/chat-text/sentences.ts';
import {
  OXYGEN,
  PRESSURE,
  type PressureThreshold,
  PULSE,
  TEMPERATURE,
} from '#domain/health-values/thresholds.ts';
import { ADULT_FROM } from './numbers/people.ts';
import type { CertainValue } from './stated-readings.ts';

/** Younger people do not write themselves. */
const WRITES_FROM = 9;
/** Asked about in general, somebody of this age gets a caution rather than a call. */
const TEEN_FROM = 16;
/** Our own line of old age, as in the profile's. */
const OLD_FROM = 75;
/** What makes a child's age more than small talk: food, weight, sugar, illness. */
const CONCERNS =
  /\b(?:keto|carb|fast|diet|omad|calor|macro|weight|overweight|chubby|obes|(?:pre)?diabet|sugar|glucos|epilep|eat|drink|hungry|thirst)/;
const OF_SELF = /\b(?:i|me|my|i'?m|i'?ve)\b/;
const OF_CHILD =
  /\b(?:he|she|him|his|hers?|they|them|their|we|us|our|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|teen\w*|both)\b/;
const LUNG_DISEASE = /\bcopd\b|\bemphysema\b|\bchronic bronchitis\b/;

/** Signals of blood pressure, pulse, temperature, oxygen, age and weeks of pregnancy that a lower-case text states. */
export function vitalSignals(values: readonly CertainValue[], text: string): string[] {
  return values.filter(({ when }) => when === 'now').flatMap((value) => signalsOfValue(value, text));
}

function signalsOfValue(said: CertainValue, text: string): string[] {
  const { quantity, value, diastolic, posture } = said;
  if (quantity === 'age') return ageSignals(said, text);
  if (quantity === 'bloodPressure') return pressureSignals(value, diastolic);
  const facts: readonly (readonly [boolean, string])[] = {
    pregnancyWeeks: [[true, 'pregnant']] as const,
    heartRate: [
      [posture === 'rest' && value > PULSE.restMost, 'restingPulseHigh'],
      [posture === 'unknown' && value > PULSE.restMost, 'pulseHigh'],
      [posture !== 'motion' && value <= PULSE.restLeast, 'pulseLow'],
    ] as const,
    temperature: [
      [value >= TEMPERATURE.fever, 'feelsVeryIll'],
      [value >= TEMPERATURE.fever, 'feverMeasured'],
      [value >= TEMPERATURE.highFever, 'highFever'],
      [value < TEMPERATURE.low, 'coldBody'],
    ] as const,
    oxygen: oxygenFacts(value, LUNG_DISEASE.test(text)),
    ...{ glucose: [], ketones: [], a1c: [] },
  }[quantity];
  return facts.flatMap(([holds, id]) => (holds ? [id] : []));
}

function oxygenFacts(value: number, hasLungDisease: boolean): readonly (readonly [boolean, string])[] {
  const most = hasLungDisease ? OXYGEN.lungDiseaseLeast - 1 : OXYGEN.emergencyMost;
  return [
    [value <= most, 'oxygenVeryLow'],
    [value > most && !hasLungDisease && value <= OXYGEN.callMost, 'oxygenLow'],
  ];
}

/** Whether all that is asked is asked for who writes: "he is 9 now. Should I go before I start?" */
function asksForSelfAlone(text: string): boolean {
  const asked = questionsIn(text);
  return asked.length > 0 && asked.every((one) => OF_SELF.test(one) && !OF_CHILD.test(one));
}

/** Who tells their own age beside somebody else may be asking for both. */
const WITH_OTHERS = /\b(?:he|she|him|her|his|kids?|children|both|together|we|us)\b/;

function pressureSignals(systolic: number, diastolic: number | null): string[] {
  const isFrom = (line: PressureThreshold) => systolic >= line.systolic || (diastolic ?? 0) >= line.diastolic;
  const isOver = systolic > PRESSURE.crisis.systolic || (diastolic ?? 0) > PRESSURE.crisis.diastolic;
  const facts: readonly (readonly [boolean, string])[] = [
    [isOver, 'pressureCrisis'],
    [isFrom(PRESSURE.severeInPregnancy), 'pressureSevere'],
    [isFrom(PRESSURE.highEurope), 'pressureHigh'],
    [systolic < PRESSURE.low.systolic, 'bloodPressureLow'],
    [systolic < PRESSURE.veryLow.systolic, 'pressureVeryLow'],
  ];
  return facts.flatMap(([holds, id]) => (holds ? [id] : []));
}

function ageSignals({ value, whose }: CertainValue, text: string): string[] {
  const adult = whose === 'self' && !WITH_OTHERS.test(text) ? ['adult'] : [];
  if (value >= OLD_FROM) return ['oldOrFrail', ...adult];
  if (value >= ADULT_FROM) return adult;
  if (whose === 'self') return value >= WRITES_FROM ? ['minor'] : [];
  if (!CONCERNS.test(text) || asksForSelfAlone(text)) return [];
  return [whose === 'unknown' && value >= TEEN_FROM ? 'teenAsked' : 'minor'];
}
