import { near, type Signal } from '#domain/symptoms/signal.ts';

/** Conditions of the body. They hold between turns, and count for people close to the person too. */
export const CONDITION_SIGNALS: readonly Signal[] = [
  {
    id: 'kidney',
    patterns: [
      /\b(?:chronic )?kidney (?:disease|failure|injury|stones?|transplant|problems?|trouble|damage|issues|function (?:is|was) (?:low|down|reduced|poor))|\b(?:one|bad|weak|donated a|polycystic|failing|single|solitary) kidneys?\b|\b(?:lost|lose|missing|removed|donated) (?:a|one|my|his|her)(?: left| right)? kidney\b|\bwatch my kidneys\b|\bdialysis\b|\bnephrolog/,
      /\bckd\b(?=[^.?!]{0,200}\b(?:stage|kidney|egfr|creatinine|doctor|nephro))|\b(?:diagnosed with|stage \d) ckd\b|\b(?:have|has|with) ckd\b(?! (?:you|and a|days|i ))/,
      /\begfr\b|\bcreatinine\b|\bmicroalbumin|\bprotein in (?:my|the|his|her) urine\b|\b(?:uric acid|oxalate|passed (?:a|my|another|two|three)(?: \w+)?) stones?\b|\bpotassium (?:is |was |came back )?high\b/,
    ],
  },
  {
    id: 'pancreasOrLiver',
    patterns: [
      /\bpancreatitis\b|\bpancreas attack\b|\bcirrhosis\b|\bliver (?:failure|transplant)\b|\bhepatitis\b(?! (?:vaccin|shot|a vaccin|b vaccin))|\bgall ?stones?\b|\bgall ?bladder (?:attack|surgery|pain|stones|inflam\w+|is full)|\bchylomicron/,
      /\b(?:gall ?bladder|gb)\b[^.?!]{0,20}\b(?:removed|surgery|out|removal)\b[^.?!]{0,12}\b(?:tomorrow|today|next (?:week|month)|last (?:week|month)|soon|in (?:a|two|\d) (?:weeks?|days?))|\bpain under my right rib|\btriglycerides?\b[^.?!]{0,25}\b(?:[5-9]\d\d|[1-9]\d{3}|\d,\d{3})\b(?! cal)/,
      /\b(?:alt|ast|liver enzymes?)\b[^.?!]{0,25}\b(?:tripled|doubled|very high|through the roof)|\bpale stools?\b|\bgreasy stools?\b|\bursodiol\b/,
    ],
  },
  {
    id: 'gallbladderGone',
    patterns: [/\b(?:no|without (?:a |my )?|minus (?:a |my )?) ?gall ?bladder\b|\bgall ?bladder\b/],
  },
  { id: 'nash', patterns: [/\bnash\b(?=\W*(?:$|,|and|or|diagnos|cirr|liver|masld|nafld|stage|f[1-4]))/] },
  {
    id: 'fattyLiver',
    patterns: [
      /\bfatty liver\b|\bn?a?fld\b|\bmasld\b|\b(?:alt|ast)\b[^.?!]{0,20}\b(?:ast|alt|blood|test|level|result|high)|\bliver enzymes?\b/,
    ],
  },
  {
    id: 'metabolicDisorder',
    patterns: [
      /\bmcadd?\b|\bmedium.chain acyl|\bv?lchad\w*|\bvlcad\w*|\bscadd?\b(?! diving)|\bcpt ?-?(?:1|2|i|ii)a?\b(?! code)|\bcarnitine (?:deficiency|translocase)|\b(?:fatty acid|fat) oxidation (?:disorder|defect|problem)|\bbeta.oxidation defect|\bpyruvate (?:carboxylase|dehydrogenase)|\bporphyria|\bglycogen storage|\bmitochondrial disease|\bhmg-?coa lyase|\bketolysis defect|\bscot deficiency|\bmetabolic disorder (?:found )?at birth|\bglutaric acid|\bcan't go long without eating since\b|\baip attack|\bmaple syrup urine|\burea cycle (?:disorder|defect)/,
    ],
  },
  {
    id: 'bloodPressureMeds',
    patterns: [
      /\b(?:blood pressure|bp|heart|hypertension) (?:meds?|pills?|medicines?|medications?|drugs?|tablets?)\b|\bwater pills?\b|\bdiuretics?\b(?! effect)|\bbeta.?blockers?\b|\bace inhibitor/,
    ],
  },
  { id: 'bloodPressureHigh', patterns: [/\b(?:high blood pressure|hypertension|hypertensive)\b/] },
  {
    id: 'bloodPressureLow',
    patterns: [/\blow blood pressure\b/],
  },
  {
    id: 'heartFailure',
    patterns: [
      /\bheart failure\b|\bchf\b|\bcardiac (?:disease|patient)|\bcardiomyopathy\b|\bejection fraction\b|\bpots\b(?= symptoms| syndrome|$)/,
    ],
  },
  {
    id: 'saltOrPotassiumDose',
    patterns: [
      /\bhow much (?:salt|sodium|potassium) (?:should|do|can|must|may|to|a day|per day|in one)\b|\b(?:extra|more|add|adding|increase) (?:my )?(?:salt|sodium|potassium)\b/,
      /\b(?:potassium|sodium)\b[^.?!]{0,30}\b(?:one sitting|at once|dose|doses|overdose|pills?|supplements?|powder)|\bsalt substitute\b|\blo-?salt\b|\b(?:lite|no) ?salt\b(?= (?:and|with|on|instead|as))|\b\d+ ?(?:g|grams) of (?:sodium|salt|potassium)\b|\bso much salt\b/,
    ],
  },
  {
    id: 'bloodThinning',
    patterns: [
      /\bblood.?thin\w*|\bthinners\b|\binr\b(?! ?\d{3,})|\bmechanical (?:heart )?valve|\bblood clots?\b|\bpulmonary embol|\bdvt\b|\bbruising easily\b|\bvitamin k (?:rich )?(?:greens|foods|veg\w*)\b|\bclinic checks my blood\b/,
    ],
  },
  {
    id: 'cautionCondition',
    patterns: [
      /\bthyroid\b|\bhypothyroid\w*|\bhashimoto|\bgraves'? disease|\bgout\b|\barrhythmia\b|\badrenal insufficiency|\baddison|\bsteroids?\b(?! (?:in (?:meat|chicken|beef)|free))|\bcancer\b(?! (?:sign|season|horoscope))|\bchemo\w*|\bosteoporosis\b|\bcopd\b|\blupus\b|\bmultiple sclerosis\b|\bcrohn|\bulcerative colitis\b|\bsurgery\b|\bprolonged extremely low cal|\bdiabetes educator\b/,
      /\bstatin intoleran\w+|\bglp-?1\b/,
    ],
  },
  { id: 'bariatric', patterns: [/\bgastric (?:bypass|sleeve)|\bvsg\b|\bbariatric\b|\brny\b/] },
  { id: 'afib', patterns: [/\ba-?fib\b|\batrial fib\w+/] },
  {
    id: 'ldlVeryHigh',
    patterns: [
      /\bldl(?:-?c)?\b[^.?!]{0,20}\b(?:19\d|[2-9]\d\d)\b(?! (?:mg|calories|grams|days))/,
      /\bldl(?:-?c)?\b[^.?!]{0,20}\b(?:19\d|[2-9]\d\d) ?mg/,
    ],
  },
  { id: 'epilepsy', patterns: [/\bepileps\w+|\bepileptic\b|\bseizures?\b|\banti-?seizure/] },
  {
    id: 'drinksDaily',
    patterns: [
      new RegExp(
        near(
          '(?:drinks?|beers?|glasses of wine|bottles? of wine|alcoh\\w+|shots of (?:vodka|whisky|whiskey|tequila|rum|gin|liquor))',
          '(?:per|a|each|every) (?:day|night|evening)',
          15,
        ),
      ),
      /\bdrink(?:ing)? (?:alcohol )?(?:every|each) (?:day|night)|\balcoholic\b(?! (?:drinks?|bev\w*|fatty|cider|cocktails?))(?<!non.?alcoholic)|\bheavy drink/,
    ],
  },
];
