import { near, type Signal } from '#domain/symptoms/signal.ts';

/** Conditions of the body. They hold between turns, and count for people close to the person too. */
export const CONDITION_SIGNALS: readonly Signal[] = [
  {
    id: 'kidney',
    patterns: [
      /\bkidney (?:disease|failure|injury|stones?|transplant|problems?|trouble|damage|issues)/,
      /\b(?:one|bad|weak|donated a|polycystic|failing|single|solitary) kidneys?\b|(?<!\b(?:do|doing|does|did|done|try|trying|tried|on) )\bckd\b|\bnephrolog/,
      /\bdialysis\b|\begfr\b|\bcreatinine\b/,
    ],
  },
  {
    id: 'pancreasOrLiver',
    patterns: [
      /\bpancreatitis\b|\bcirrhosis\b|\bgall ?stones?\b|\bliver (?:failure|transplant)\b|\bhepatitis\b/,
      /\bgall ?bladder (?:attack|surgery|pain|stones|inflam\w+|is full)/,
    ],
  },
  {
    id: 'gallbladderGone',
    patterns: [/\bgall ?bladder\b/],
  },
  {
    id: 'fattyLiver',
    patterns: [/\bfatty liver\b|\bnafld\b|\bmasld\b|\bnash\b/],
  },
  {
    id: 'metabolicDisorder',
    patterns: [
      /\b(?:mcadd?|v?lchadd?|vlcadd?|scadd?|cpt ?-?(?:1|2|i|ii)|porphyria|hmg-?coa lyase|urea cycle disorder)\b/,
      /\b(?:carnitine|fat(?:ty acid)? oxidation|pyruvate|ketolysis|glycogen storage|mitochondrial) (?:d\w+)\b/,
    ],
  },
  {
    id: 'bloodPressureMeds',
    patterns: [
      /\b(?:blood pressure|bp|heart|hypertension) (?:meds?|pills?|medicines?|medications?|drugs?|tablets?)\b/,
      /\bwater pills?\b|\bbeta.?blockers?\b|\bdiuretics?\b|\bace inhibitor/,
    ],
  },
  { id: 'bloodPressureHigh', patterns: [/\b(?:high blood pressure|hypertension|hypertensive)\b/] },
  {
    id: 'bloodPressureLow',
    patterns: [/\blow blood pressure\b/],
  },
  {
    id: 'heartFailure',
    patterns: [/\bheart failure\b|\bcardiomyopathy\b/],
  },
  {
    id: 'saltOrPotassiumDose',
    patterns: [
      /\bhow much (?:salt|sodium|potassium) (?:should|do|can|must|may|to|a day|per day|in one)\b/,
      /\b(?:extra|more|add|adding|increase) (?:my )?(?:salt|sodium|potassium)\b/,
      /\b(?:potassium|sodium)\b[^.?!]{0,30}\b(?:one sitting|at once|dose|doses|overdose|pills?|supplements?|powder)/,
      /\bsalt substitute\b|\blo-?salt\b/,
    ],
  },
  {
    id: 'bloodThinning',
    patterns: [/\bblood.?thin\w*|\bthinners\b|\binr\b(?! ?\d{3,})|\bpulmonary embol|\bdvt\b/],
  },
  {
    id: 'cautionCondition',
    patterns: [
      /\bthyroid\b|\bgout\b|\baddison|\blupus\b|\bmultiple sclerosis\b|\bcolitis\b|\bsteroids?\b(?! (?:in (?:meat|chicken|beef)|free))/,
      /\bcancer\b(?! (?:sign|season|horoscope))|\bchemo\w*|\bosteoporosis\b|\bcopd\b|\bsurgery\b/,
    ],
  },
  { id: 'bariatric', patterns: [/\bgastric (?:bypass|sleeve)|\bbariatric\b/] },
  { id: 'afib', patterns: [/\ba-?fib\b/] },
  {
    id: 'ldlVeryHigh',
    patterns: [/\bldl(?:-?c)?\b[^.?!]{0,20}\b(?:19\d|[2-9]\d\d)\b(?! (?:mg|calories|grams|days))/],
  },
  { id: 'epilepsy', patterns: [/\bepileps\w+|\bseizures?\b/] },
  {
    id: 'drinksDaily',
    patterns: [
      new RegExp(
        near(
          '(?:drinks?|beers?|wine|alcohol|vodka|whisky|whiskey|rum|gin)',
          '(?:a|every) (?:day|night|evening)',
          15,
        ),
      ),
    ],
  },
];
