import type { PersonalData } from '#contract/profile.ts';
import type { Condition } from '#contract/profile-values.ts';
import { bodyMassIndex, UNDERWEIGHT_BELOW } from '../body/body-mass-index.ts';
import type { MedicineGroup } from '../medicines/medicine-names.ts';
import { medicineGroups } from '../medicines/medicines.ts';

/** From this age fasting and lows carry more risk; the triage of the coach draws the same line. */
const OLDER_FROM = 75;
const ADULT_FROM = 18;

/**
 * What the rules about readings, targets and fasting ask of a person. Null is "not known": a rule that lowers its
 * warning needs a false, never a null.
 */
export type HealthContext = {
  readonly onSglt2: boolean | null;
  readonly onInsulinOrSulfonylurea: boolean | null;
  readonly takesBloodPressureMedicine: boolean | null;
  readonly onBloodThinner: boolean | null;
  readonly onMoodOrSeizureMedicine: boolean | null;
  /** Type 1, type 2 or gestational; prediabetes is none. */
  readonly hasDiabetes: boolean | null;
  readonly hasType1: boolean | null;
  readonly pregnant: boolean | null;
  readonly breastfeeding: boolean | null;
  readonly tryingToConceive: boolean | null;
  /** Under 18. */
  readonly minor: boolean | null;
  /** 75 or older. */
  readonly older: boolean | null;
  /** Told as "underweight or frail", or a body mass index under 18.5 in an adult; false only by a measured index. */
  readonly underweightOrFrail: boolean | null;
  /** Those the person ticked. One that is not in here is not known to be absent. */
  readonly conditions: readonly Condition[];
  /** Two letters, for the emergency number. */
  readonly country: string | null;
};

/** What of the profile they are made of. */
export type HealthFacts = Pick<
  PersonalData,
  'age' | 'height' | 'weight' | 'diabetes' | 'pregnancy' | 'medicines' | 'conditions' | 'country'
>;

/** The facts that rules build on, from what a person said about themselves. */
export function healthContext(person: HealthFacts): HealthContext {
  const takes = medicineFacts(person.medicines);
  const onInsulinOrSulfonylurea = takes('insulinOrSulfonylurea');
  return {
    onSglt2: takes('sglt2'),
    onInsulinOrSulfonylurea,
    takesBloodPressureMedicine: takes('bloodPressure', 'potassiumSparing'),
    onBloodThinner: takes('bloodThinner'),
    onMoodOrSeizureMedicine: takes('moodOrSeizure'),
    ...diabetesFacts(person, onInsulinOrSulfonylurea),
    ...pregnancyFacts(person),
    minor: person.age === null ? null : person.age < ADULT_FROM,
    older: person.age === null ? null : person.age >= OLDER_FROM,
    underweightOrFrail: underweightOrFrail(person),
    conditions: person.conditions,
    country: person.country,
  };
}

const TAKES_NONE = /^\W*(?:(?:none|no|nothing|nil|n\/a|no (?:medicines?|medications?|meds|pills))\W*)?$/i;

/** Whether one of the groups is taken: a "no" needs a list in which every entry is known to us. */
function medicineFacts(medicines: readonly string[]) {
  const entries = medicines.filter((entry) => !TAKES_NONE.test(entry)).map(medicineGroups);
  const taken = new Set<MedicineGroup>(entries.flatMap((groups) => [...groups]));
  const listIsClear = medicines.length > 0 && entries.every((groups) => groups.size > 0);
  return (...groups: MedicineGroup[]): boolean | null => {
    if (groups.some((group) => taken.has(group))) return true;
    return listIsClear ? false : null;
  };
}

/** Insulin and sulfonylureas are given for diabetes; SGLT2 medicines are given for heart and kidneys too. */
function diabetesFacts({ diabetes }: HealthFacts, onInsulinOrSulfonylurea: boolean | null) {
  if (diabetes === null || diabetes === 'unsure') {
    return { hasDiabetes: onInsulinOrSulfonylurea === true ? true : null, hasType1: null };
  }
  const named = diabetes === 'type1' || diabetes === 'type2' || diabetes === 'gestational';
  return { hasDiabetes: named || onInsulinOrSulfonylurea === true, hasType1: diabetes === 'type1' };
}

/** Gestational diabetes is said by someone who is pregnant, unless they say otherwise. */
function pregnancyFacts({ pregnancy, diabetes }: HealthFacts) {
  if (pregnancy === null) {
    return {
      pregnant: diabetes === 'gestational' ? true : null,
      breastfeeding: null,
      tryingToConceive: null,
    };
  }
  return {
    pregnant: pregnancy === 'pregnant',
    breastfeeding: pregnancy === 'breastfeeding',
    tryingToConceive: pregnancy === 'trying',
  };
}

function underweightOrFrail({ age, height, weight, conditions }: HealthFacts): boolean | null {
  if (conditions.includes('underweight_or_frail')) return true;
  if (height === null || weight === null || age === null || age < ADULT_FROM) return null;
  return bodyMassIndex(weight, height) < UNDERWEIGHT_BELOW;
}
