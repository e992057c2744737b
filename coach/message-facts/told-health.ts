import type { PersonalData } from '#contract/profile.ts';
import type { Condition } from '#contract/profile-values.ts';
import type { MedicineGroup } from '#domain/medicines/medicine-names.ts';
import { signalsOf } from '../triage/signals.ts';

type ToldHealth = Partial<Pick<PersonalData, 'diabetes' | 'pregnancy'>> &
  Pick<PersonalData, 'conditions' | 'medicines'> & {
    /** Somebody under 18 is spoken of. */
    minor: boolean;
  };

/** A medicine of the group that the rules about people recognise. */
const MEDICINE_OF: Readonly<Partial<Record<MedicineGroup | 'bloodPressureMeds', string>>> = {
  sglt2: 'SGLT2 medicine',
  insulinOrSulfonylurea: 'insulin or sulfonylurea',
  potassiumSparing: 'spironolactone',
  bloodPressure: 'blood pressure medicine',
  bloodPressureMeds: 'blood pressure medicine',
  bloodThinner: 'blood thinner',
  moodOrSeizure: 'mood stabilizer or seizure medicine',
};

const CONDITION_OF: Readonly<Record<string, Condition>> = {
  kidney: 'kidney_disease',
  pancreasOrLiver: 'pancreatitis',
  metabolicDisorder: 'fat_metabolism_disorder',
  heartFailure: 'heart_failure',
  bloodPressureHigh: 'high_blood_pressure',
  epilepsy: 'epilepsy',
  eatingDisorder: 'eating_disorder',
  psychosisOrBipolar: 'bipolar_or_psychosis',
};

const TRIES_TO_CONCEIVE = /\b(?:trying to conceive|ttc|ivf|planning a baby|get(?:ting)? pregnant)\b/i;
const FRAIL = /\b(?:frail|underweight)\b/i;
/** These last: having had them is having them. */
const ALSO_PAST = ['eatingDisorder', 'type1', 'pancreasOrLiver'];

/** Conditions, medicines and stages of life that messages tell of, read by the rules of the triage. */
export function toldHealth(texts: readonly string[]): ToldHealth {
  const signals = new Set(texts.flatMap((text) => [...signalsOf(text)]));
  for (const id of ALSO_PAST) if (signals.has(`${id}@past`)) signals.add(id);
  const all = texts.join('\n');
  const conditions = Object.entries(CONDITION_OF).flatMap(([id, condition]) =>
    signals.has(id) ? [condition] : [],
  );
  if (signals.has('oldOrFrail') && FRAIL.test(all)) conditions.push('underweight_or_frail');
  const told: ToldHealth = {
    conditions,
    medicines: Object.entries(MEDICINE_OF).flatMap(([id, words]) => (signals.has(id) ? [words] : [])),
    minor: signals.has('minor') || signals.has('teenAsked'),
  };
  if (signals.has('breastfeeding') || signals.has('postpartum')) told.pregnancy = 'breastfeeding';
  if (signals.has('pregnant')) told.pregnancy = TRIES_TO_CONCEIVE.test(all) ? 'trying' : 'pregnant';
  if (signals.has('type1')) told.diabetes = 'type1';
  else if (signals.has('diabetes')) told.diabetes = 'type2';
  return told;
}
