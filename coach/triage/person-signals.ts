import type { Condition } from '#contract/profile-values.ts';
import type { HealthContext } from '#domain/person/health-context.ts';

const OF_CONDITION: Readonly<Record<Condition, string>> = {
  kidney_disease: 'kidney',
  kidney_stones: 'kidney',
  liver_disease: 'pancreasOrLiver',
  pancreatitis: 'pancreasOrLiver',
  gallbladder: 'gallbladderGone',
  heart_failure: 'heartFailure',
  high_blood_pressure: 'bloodPressureHigh',
  heart_rhythm: 'cautionCondition',
  eating_disorder: 'eatingDisorder',
  underweight_or_frail: 'oldOrFrail',
  fat_metabolism_disorder: 'metabolicDisorder',
  epilepsy: 'epilepsy',
  bipolar_or_psychosis: 'psychosisOrBipolar',
  gout: 'cautionCondition',
  thyroid: 'cautionCondition',
  adrenal: 'cautionCondition',
  bariatric_surgery: 'bariatric',
  cancer_treatment: 'cautionCondition',
};

/** The profile as signals, so that it weighs in the rules like something the person wrote. */
export function signalsOfPerson(person: HealthContext): Set<string> {
  const facts: readonly (readonly [boolean | null, string])[] = [
    [person.onSglt2, 'sglt2'],
    [person.onInsulinOrSulfonylurea, 'insulinOrSulfonylurea'],
    [person.takesBloodPressureMedicine, 'bloodPressure'],
    [person.onBloodThinner, 'bloodThinner'],
    [person.onMoodOrSeizureMedicine, 'moodOrSeizure'],
    [person.hasDiabetes, 'diabetes'],
    [person.hasType1, 'type1'],
    [person.pregnant === true || person.tryingToConceive === true, 'pregnant'],
    [person.breastfeeding, 'breastfeeding'],
    [person.minor, 'minor'],
    [person.older === true || person.underweightOrFrail === true, 'oldOrFrail'],
  ];
  return new Set([
    ...facts.flatMap(([holds, id]) => (holds ? [id] : [])),
    ...person.conditions.map((condition) => OF_CONDITION[condition]),
  ]);
}

/** The facts the number table asks for: the profile's, or those of somebody unknown, with what the text tells. */
export function contextWithTold(person: HealthContext | null, told: ReadonlySet<string>): HealthContext {
  const known = person ?? UNKNOWN;
  const or = (fact: boolean | null, ...ids: string[]) => (ids.some((id) => told.has(id)) ? true : fact);
  const onDrug = or(known.onInsulinOrSulfonylurea, 'insulinOrSulfonylurea', 'missedInsulin');
  return {
    ...known,
    onSglt2: or(known.onSglt2, 'sglt2', 'sglt2Talk'),
    onInsulinOrSulfonylurea: onDrug,
    hasDiabetes: or(known.hasDiabetes, 'diabetes', 'type1', 'insulinOrSulfonylurea', 'missedInsulin'),
    hasType1: or(known.hasType1, 'type1'),
    pregnant: or(known.pregnant, 'pregnant'),
    breastfeeding: or(known.breastfeeding, 'breastfeeding'),
    minor: or(known.minor, 'minor'),
    conditions: told.has('metabolicDisorder')
      ? [...known.conditions, 'fat_metabolism_disorder']
      : known.conditions,
  };
}

const UNKNOWN: HealthContext = {
  onSglt2: null,
  onInsulinOrSulfonylurea: null,
  takesBloodPressureMedicine: null,
  onBloodThinner: null,
  onMoodOrSeizureMedicine: null,
  hasDiabetes: null,
  hasType1: null,
  pregnant: null,
  breastfeeding: null,
  tryingToConceive: null,
  minor: null,
  older: null,
  underweightOrFrail: null,
  conditions: [],
  country: null,
};
