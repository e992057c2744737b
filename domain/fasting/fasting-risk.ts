import type { Condition } from '#contract/profile-values.ts';
import type { HealthContext } from '../person/health-context.ts';

/**
 * How a fasting timer may be offered: `not_alone` only with a clinician's plan, `ask_first` after a word with the
 * doctor or prescriber, `usual` without a known reason against it.
 */
export type FastingRiskLevel = 'not_alone' | 'ask_first' | 'usual';

export type FastingRisk = {
  readonly level: FastingRiskLevel;
  /** Plain sentences, gravest first; empty where nothing is known against it. */
  readonly reasons: readonly string[];
  readonly advice: string;
};

type Reason = { readonly level: 'not_alone' | 'ask_first'; readonly words: string };

/** What is not known is asked for: a person's silence is no "no". */
const ADVICE: Readonly<Record<FastingRiskLevel, string>> = {
  not_alone:
    'Please do not fast on your own. Talk with your doctor or care team first, and fast only with their plan. Never skip a medicine in order to fast.',
  ask_first:
    'Please ask your doctor or prescriber before the first fast. Start gently, with no long fasts. Never skip a medicine in order to fast.',
  usual:
    'Start with 12 hours overnight and add an hour every few days while you feel well. Stop and eat if you feel faint, shaky or ill. Do not fast on your own if you are pregnant or breastfeeding, under 18 or underweight; if you have or have had an eating disorder; if you have type 1 diabetes or kidney disease; or if you take insulin, a sulfonylurea (like glipizide), a glinide (like repaglinide) or an SGLT2 medicine (a "-flozin"). If you take other medicine for diabetes or blood pressure, ask your doctor first.',
};

/** What speaks against fasting alone (evidence B20, B21 and the safety rules of each medicine and condition). */
export function fastingRisk(person: HealthContext): FastingRisk {
  const reasons = [...grave(person), ...lesser(person)];
  const level = reasons[0]?.level ?? 'usual';
  return { level, reasons: reasons.map(({ words }) => words), advice: ADVICE[level] };
}

function grave(person: HealthContext): Reason[] {
  return listed('not_alone', [
    [person.pregnant, 'Fasting is not advised during pregnancy: ketones rise much faster.'],
    [person.breastfeeding, 'People eating few carbs while breastfeeding have had ketoacidosis.'],
    [person.minor, 'If you are under 18, fast only if a parent and a pediatrician agree.'],
    [told(person, 'eating_disorder'), 'If you have or have had an eating disorder, fasting can harm you.'],
    [
      person.underweightOrFrail,
      'If you are underweight or frail, your body doesn’t have enough reserves to fast.',
    ],
    [person.hasType1, 'If you have type 1 diabetes, fasting can cause low glucose and ketoacidosis.'],
    [
      person.onInsulinOrSulfonylurea,
      'Insulin, sulfonylureas (like glipizide) and glinides (like repaglinide) can make your glucose dangerously low during a fast.',
    ],
    [
      person.onSglt2,
      'Fasting on an SGLT2 medicine (a "-flozin") can cause ketoacidosis, even when your glucose is normal.',
    ],
    [told(person, 'kidney_disease'), 'If you have kidney disease, fast only if your kidney team agrees.'],
    [
      told(person, 'fat_metabolism_disorder'),
      'Do not fast with your metabolic disorder: it can set off a crisis.',
    ],
    [
      told(person, 'adrenal'),
      'If you have adrenal insufficiency or take steroids, do not fast unless your endocrinologist agrees.',
    ],
  ]);
}

function lesser(person: HealthContext): Reason[] {
  return listed('ask_first', [
    [person.hasDiabetes, 'If you have diabetes, have your medicines reviewed before you fast.'],
    [person.tryingToConceive, 'If you are trying to conceive, ask your doctor before you fast.'],
    [person.older, 'If you are 75 or older, be extra careful with fasting.'],
    [
      person.onMoodOrSeizureMedicine,
      'Changes in salt and water affect lithium levels, and you may need a plan for mood or seizure medicines before a fast.',
    ],
    [
      person.onBloodThinner,
      'Some blood thinners (rivaroxaban) must be taken with food, and warfarin needs extra checks.',
    ],
    [
      person.takesBloodPressureMedicine,
      'Your blood pressure can drop during a fast, so your medicine for it may need to change.',
    ],
    [
      told(person, 'heart_failure', 'heart_rhythm'),
      'If you have heart failure or an irregular heartbeat, salts and fluids matter a lot.',
    ],
    [
      told(person, 'high_blood_pressure'),
      'If you have high blood pressure, ask your doctor before you change your meals, salt or medicine.',
    ],
    [
      told(person, 'epilepsy', 'bipolar_or_psychosis'),
      'A fast can affect mood and seizures: plan it with your prescriber.',
    ],
    [told(person, 'kidney_stones'), 'Fasting without drinking enough can cause kidney stones.'],
    [
      told(person, 'liver_disease', 'pancreatitis'),
      'If you have liver or pancreas disease, talk with your specialist before you fast.',
    ],
    [told(person, 'gallbladder'), 'Long gaps between meals can set off gallbladder pain.'],
    [told(person, 'gout'), 'A fast can bring on a gout attack at first.'],
    [told(person, 'thyroid'), 'If you have thyroid disease, talk with your doctor before you fast.'],
    [
      told(person, 'bariatric_surgery'),
      'After stomach surgery, follow your clinic’s plan for meals and protein.',
    ],
    [told(person, 'cancer_treatment'), 'During cancer treatment, your care team decides about fasting.'],
  ]);
}

function told(person: HealthContext, ...conditions: Condition[]): boolean {
  return conditions.some((condition) => person.conditions.includes(condition));
}

function listed(
  level: Reason['level'],
  rows: readonly (readonly [holds: boolean | null, words: string])[],
): Reason[] {
  return rows.flatMap(([holds, words]) => (holds === true ? [{ level, words }] : []));
}
