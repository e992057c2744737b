import type { TriageRule } from './rule.ts';

/**
 * Medicines and conditions with which a symptom counts for more: two rules firing together raise the level by one.
 * `spares` lists symptoms that go with the risk itself and say nothing new; `words` names the emergency rule that
 * speaks.
 */
type RaisedRisk = {
  signals: readonly string[];
  /** Level of the risk alone. */
  level: 'call_today' | 'caution';
  spares: readonly string[];
  words: string;
};

const MILD = [
  'nausea',
  'dizzy',
  'weak',
  'veryTired',
  'shaky',
  'feelsVeryIll',
  'thirsty',
  'urinatesMuch',
] as const;
const HEAD = ['severeHeadache'] as const;

/** Symptoms that raise a risk. */
export const RAISING_SYMPTOMS = [
  ...MILD,
  ...HEAD,
  ...['vomiting', 'keepsNothingDown', 'bellyPain', 'severeBellyPain', 'drowsyOrConfused', 'breathless'],
  ...['palpitations', 'fruityBreath', 'bloodInStool', 'bleeding', 'yellowEyes', 'lithiumSigns'],
] as const;

/** With insulin these speak of too little of it, not of a low. */
const OF_ACID = ['fruityBreath', 'breathless', 'keepsNothingDown', 'severeBellyPain'] as const;

export const RAISED_RISKS: readonly RaisedRisk[] = [
  {
    signals: ['sglt2', 'sglt2Talk'],
    level: 'call_today',
    spares: ['thirsty', 'urinatesMuch', 'shaky', 'bleeding', ...HEAD],
    words: 'sglt2-unwell',
  },
  {
    signals: ['insulinOrSulfonylurea'],
    level: 'call_today',
    spares: RAISING_SYMPTOMS.filter((id) => !(OF_ACID as readonly string[]).includes(id)),
    words: 'ketoacidosis',
  },
  {
    signals: ['insulinOrSulfonylurea'],
    level: 'call_today',
    spares: ['veryTired', 'thirsty', 'urinatesMuch', 'bleeding', 'bellyPain', ...OF_ACID, ...HEAD],
    words: 'low-sugar-on-medicine',
  },
  {
    signals: ['type1'],
    level: 'call_today',
    spares: ['veryTired', 'bleeding', ...HEAD],
    words: 'ketoacidosis',
  },
  {
    signals: ['breastfeeding'],
    level: 'call_today',
    spares: ['veryTired', 'thirsty', 'urinatesMuch', 'shaky', 'bellyPain', 'bleeding', ...HEAD],
    words: 'ketoacidosis',
  },
  {
    signals: ['pregnant'],
    level: 'call_today',
    spares: [...MILD, 'vomiting', 'palpitations'],
    words: 'pregnancy-danger',
  },
  { signals: ['metabolicDisorder'], level: 'call_today', spares: ['thirsty', 'bleeding'], words: 'red-flag' },
  {
    signals: ['eatingDisorder'],
    level: 'call_today',
    spares: [...MILD, ...HEAD, 'vomiting', 'bellyPain', 'bloodInStool'],
    words: 'eating-danger',
  },
  {
    signals: ['minor'],
    level: 'call_today',
    spares: [...MILD, ...HEAD, 'bellyPain', 'palpitations', 'bleeding'],
    words: 'child-danger',
  },
  {
    signals: ['kidney'],
    level: 'call_today',
    spares: [...MILD.filter((id) => id !== 'weak'), ...HEAD, 'bellyPain', 'bloodInStool'],
    words: 'red-flag',
  },
  {
    signals: ['pancreasOrLiver'],
    level: 'call_today',
    spares: [...MILD.filter((id) => id !== 'feelsVeryIll'), ...HEAD, 'bellyPain', 'palpitations'],
    words: 'red-flag',
  },
  {
    signals: ['potassiumSparing', 'heartFailure'],
    level: 'call_today',
    spares: [...MILD.filter((id) => id !== 'weak'), ...HEAD, 'bellyPain', 'bloodInStool'],
    words: 'red-flag',
  },
  {
    signals: ['bloodThinner', 'bloodThinning'],
    level: 'call_today',
    spares: [...MILD, 'palpitations', 'bellyPain', 'vomiting'],
    words: 'bleeding-on-thinner',
  },
  {
    signals: ['lithium'],
    level: 'call_today',
    spares: ['veryTired', 'thirsty', 'urinatesMuch', 'nausea', 'palpitations', 'bellyPain', ...HEAD],
    words: 'red-flag',
  },
  {
    signals: ['moodOrSeizure', 'psychosisOrBipolar'],
    level: 'call_today',
    spares: [...MILD, ...HEAD, 'palpitations', 'bellyPain', 'bloodInStool', 'lithiumSigns'],
    words: 'red-flag',
  },
  {
    signals: [
      'diabetes',
      'otherMedicine',
      'cautionCondition',
      'oldOrFrail',
      'bloodPressure',
      'bloodPressureMeds',
    ],
    level: 'caution',
    spares: ['veryTired', 'nausea', 'weak', 'feelsVeryIll', 'lithiumSigns', 'bleeding', 'vomiting', ...HEAD],
    words: 'red-flag',
  },
];

/** Speaks where the raised level is a call today. */
export const RAISED_CALL: TriageRule = {
  id: 'symptom-with-condition',
  level: 'call_today',
  title: 'With what you told me, please call your doctor about this today.',
  when: [],
  lines: [
    'A symptom matters more with a medicine or condition like yours. Name both on the phone. Until then, drink fluids, eat something, end any fast, and do not stop a medicine on your own.',
    'Chest pain, trouble breathing, fainting, confusion, or vomiting that goes on: emergency.',
  ],
};
