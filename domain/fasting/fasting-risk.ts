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
    'Please ask your doctor or prescriber before the first fast, and start gently, without long fasts. Never skip a medicine in order to fast.',
  usual:
    'Start with 12 hours overnight and add an hour every few days while you feel well. Stop and eat if you feel faint, shaky or ill. Not for you alone if you are pregnant or breastfeeding, under 18, underweight, have or had an eating disorder, have type 1 diabetes or kidney disease, or take insulin, a sulfonylurea, a glinide or an SGLT2 medicine. With other medicine for diabetes or blood pressure, ask first.',
};

/** What speaks against fasting alone (evidence B20, B21 and the safety rules of each medicine and condition). */
export function fastingRisk(person: HealthContext): FastingRisk {
  const reasons = [...grave(person), ...lesser(person)];
  const level = reasons[0]?.level ?? 'usual';
  return { level, reasons: reasons.map(({ words }) => words), advice: ADVICE[level] };
}

function grave(person: HealthContext): Reason[] {
  return listed('not_alone', [
    [person.pregnant, 'Fasting is not advised in pregnancy: ketones rise much faster.'],
    [person.breastfeeding, 'Ketoacidosis has been reported while breastfeeding on few carbs.'],
    [person.minor, 'Under 18, fasting needs a parent and a pediatrician.'],
    [told(person, 'eating_disorder'), 'With an eating disorder, now or in the past, fasting can do harm.'],
    [person.underweightOrFrail, 'Underweight or frail, the body has too little to fast on.'],
    [person.hasType1, 'With type 1 diabetes, fasting can bring lows and ketoacidosis.'],
    [
      person.onInsulinOrSulfonylurea,
      'Insulin, sulfonylureas and glinides can drop glucose dangerously in a fast.',
    ],
    [
      person.onSglt2,
      'An SGLT2 medicine (a "-flozin") with fasting can cause ketoacidosis even at normal glucose.',
    ],
    [told(person, 'kidney_disease'), 'With kidney disease, fasting needs your kidney team.'],
    [
      told(person, 'fat_metabolism_disorder'),
      'With this metabolic disorder, fasting can set off a crisis: it is ruled out.',
    ],
    [
      told(person, 'adrenal'),
      'With adrenal insufficiency or steroids, do not fast without the endocrinologist.',
    ],
  ]);
}

function lesser(person: HealthContext): Reason[] {
  return listed('ask_first', [
    [person.hasDiabetes, 'With diabetes, medicines are reviewed before a fast.'],
    [person.tryingToConceive, 'When trying to conceive, ask first.'],
    [person.older, 'At 75 and older, fasting asks for more care.'],
    [
      person.onMoodOrSeizureMedicine,
      'Lithium moves with salt and water, and medicines for mood or seizures may need a plan before a fast.',
    ],
    [
      person.onBloodThinner,
      'Some blood thinners must be taken with food (rivaroxaban), and warfarin needs extra checks.',
    ],
    [
      person.takesBloodPressureMedicine,
      'Blood pressure can fall in a fast, so its medicine may need a change.',
    ],
    [
      told(person, 'heart_failure', 'heart_rhythm'),
      'With heart failure or an uneven heartbeat, salts and fluids matter.',
    ],
    [
      told(person, 'high_blood_pressure'),
      'With high blood pressure, ask before changing meals, salt or medicine.',
    ],
    [
      told(person, 'epilepsy', 'bipolar_or_psychosis'),
      'A fast can shift mood and seizures: plan it with your prescriber.',
    ],
    [told(person, 'kidney_stones'), 'Fasting and little drinking can bring kidney stones.'],
    [
      told(person, 'liver_disease', 'pancreatitis'),
      'With liver or pancreas disease, your specialist comes first.',
    ],
    [told(person, 'gallbladder'), 'Long gaps between meals can set off gallbladder pain.'],
    [told(person, 'gout'), 'A fast can bring on gout at first.'],
    [told(person, 'thyroid'), 'With thyroid disease, have a word with your doctor first.'],
    [
      told(person, 'bariatric_surgery'),
      'After stomach surgery, meals and protein follow your clinic’s plan.',
    ],
    [told(person, 'cancer_treatment'), 'During cancer treatment, your team decides about fasting.'],
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
