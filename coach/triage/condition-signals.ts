import type { Signal } from '#domain/symptoms/symptom-signals.ts';

const CHILD =
  '(?:son|daughter|child|kid|boy|girl|teen(?:ager)?|baby|toddler|nephew|niece|grandson|granddaughter)';

/** Conditions and stages of life. They hold between turns, and count for people close to the person too. */
export const CONDITION_SIGNALS: readonly Signal[] = [
  {
    id: 'type1',
    patterns: [
      /\btype ?-?(?:1|one|i|1\.5)\b(?! and ii\b)[^.?!]{0,12}\b(?:diab\w*|d)?|\btype ?1s\b|\bt1d(?:m|s)?\b|\bt1 diab/,
      /\blada\b|\b(?:juvenile|autoimmune) diab|\binsulin.dependent\b|\btype ?3c\b|\bpancreas\b[^.?!]{0,25}\b(?:removed|doesn't make|does not make|no insulin)/,
      /\b(?:insulin )?pump\b[^.?!]{0,25}\b(?:keto|carb|bolus|failed|basal)|\bbolus(?:ing|es)?\b|\bbasal insulin\b|\binsulin for every meal\b/,
    ],
  },
  {
    id: 'type1Asks',
    patterns: [
      /\bsymptoms? of type ?-?(?:1|one)\b|\bcould (?:he|she|my child) (?:have|be) (?:type ?1|diabetic)/,
    ],
  },
  {
    id: 'insulinOrSulfonylurea',
    patterns: [
      /\b(?:on|takes?|taking|use|uses|using|inject\w*|need|missed|skip\w*|cut|lower|reduce|stop\w*|much|my|his|her|units? of|after) (?:my |his |her |the |mealtime |long.acting |too much |much )*insulin\b(?!.{0,2}(?:resist|sensi|level|spike|respon|index|production|secretion|test))/,
      /\binsulin (?:units?|doses?|shots?|injections?|pen)\b|\b\d+ units\b|\bmixed insulin\b|\btoo much insulin\b/,
      /\b(?:stop|skip|cut|lower)\b[^.?!]{0,12}\bmy (?:diabetes|diabetic|sugar) (?:meds?|pills?|medicines?|medications?|tablets?)\b|\bdiabetes pills?\b/,
    ],
  },
  {
    id: 'tookTooMuchInsulin',
    patterns: [
      /\btoo much insulin\b|\binjected (?:it )?twice\b|\b\d+ units instead\b|\bunits\b[^.?!]{0,20}\b(?:by mistake|by accident|accidentally|too many)\b|\bdouble dose of (?:my )?insulin\b/,
    ],
  },
  {
    id: 'missedInsulin',
    patterns: [
      /\b(?:missed|skipped|forgot|out of|ran out)\b[^.?!]{0,15}\binsulin\b|\bpump\b[^.?!]{0,10}\b(?:failed|broke|stopped|is out)/,
    ],
  },
  {
    id: 'diabetes',
    patterns: [
      /\b(?<!pre.?|non.?)diabet(?:ic|ics|es)\b(?! (?:educator|risk|prevention|nurse))|\bt2d?\b|\btype ?-?(?:2|two|ii)\b/,
    ],
  },
  {
    id: 'maybeDiabetes',
    patterns: [/\b(?:think|might|could|am|wonder)\b[^.?!]{0,20}\b(?:i am|i'm|be|i have|i) (?:a )?diabet/],
  },
  {
    id: 'pregnant',
    patterns: [
      /\bpregnan(?:t|cy)\b(?<!(?:look|looks|looking|looked)\b.{0,30})|\btrimester\b|\bgestational\b|\bgdm\b|\bmorning sickness\b/,
      /\b(?:trying to conceive|ttc|ivf|planning a baby|baby on the way|expecting a baby|i'm expecting|get(?:ting)? pregnant)\b/,
    ],
  },
  {
    id: 'hadBaby',
    patterns: [/\b(?:i )?(?:had|delivered) (?:my|a|the|our) (?:baby|son|daughter)\b|\bgave birth\b/],
  },
  {
    id: 'breastfeeding',
    patterns: [
      /\bbreast.?feed\w*|\bchest.?feed\w*|\bnursing (?:my|a|mom|mother|while|twins|and)|\bwhile nursing\b|\band nursing\b|\blactating\b|\bmilk supply\b|\bexclusively pumping\b|\bfeed on demand\b|\bfeeding a newborn\b/,
    ],
  },
  { id: 'postpartum', patterns: [/\bpost.?partum\b/] },
  {
    id: 'minor',
    patterns: [
      /\b(?:i'm|i am|im)(?: only| just)? (?:a )?(?:9|1[0-7])(?:(?= ?(?:[mf]\b|years? old|y\/?o|yrs? old))|(?=\s*(?:$|[.,!?](?!\d)| and\b| but\b| male\b| female\b| year old\b)))/,
      /\bmy (?:1[0-7]|[2-9])[ -]?(?:years?|yrs?|y\/?o)[ -]?(?:old)?\b(?! (?:of|keto|diet))/,
      new RegExp(
        `\\bmy ${CHILD}\\b\\b(?! and i\\b)[^.?!]{0,20}\\b(?:is|has|just|was|wants?|turns?|at|aged?)\\b(?! (?:an? adult|1[89]|[2-9]\\d|a\\b))`,
      ),
      new RegExp(
        `\\bmy ${CHILD}(?:'s)?\\b[^.?!]{0,30}\\b(?:diabet|overweight|sugar|glucose|keto|fast|diet|epileps)`,
      ),
      /\b(?:child|kid|son|daughter)'s (?:blood )?(?:sugar|glucose)\b|\b1[67][ -](?:years?|yrs?)[ -]old (?:boy|girl|male|female)\b|\b(?:1[0-5]|[2-9])[ -](?:years?|yrs?)[ -]old (?:boy|girl|son|daughter|child|kid|want|and|with|doing|on)|\b(?:for|a|an) (?:1[0-5]|[3-9])[ -](?:years?|yrs?)[ -]old\b/,
      /\bi(?:'m| am) a minor\b|\bi turn 18\b|\bmy parents don't know\b|\bi'm in (?:middle|high) school\b|\bhigh school (?:freshman|sophomore|junior|student)\b|\bput my (?:kid|child|son|daughter) on\b/,
      /\b(?:keto|fasting|low.carb|diet)\b[^.?!]{0,12}\bfor (?:kids|children|my (?:kid|child|son|daughter)|toddlers?)\b|\b(?:can|should) (?:kids|children) (?:do|go|eat|fast)|\btoddler\b|\bbaby and carbs\b/,
    ],
  },
  {
    id: 'teenAsked',
    patterns: [
      /\b(?:for|a|an|is) 1[67][ -](?:years?|yrs?)[ -]old\b|\bteen(?:age(?:r|d)?)? (?:girl|boy)\b(?<!like a teen.*)|\bfor (?:a )?teen(?:ager)?s?\b/,
    ],
  },
  {
    id: 'kidney',
    patterns: [
      /\b(?:chronic )?kidney (?:disease|failure|injury|stones?|transplant|problems?|trouble)|\b(?:one|bad|weak|donated a|polycystic) kidneys?\b|\bwatch my kidneys\b|\bdialysis\b|\bnephrolog/,
      /\bckd\b(?=[^.?!]*\b(?:stage|kidney|egfr|creatinine|doctor|nephro))|\b(?:have|has|with|stage \d) ckd\b/,
      /\begfr\b|\bcreatinine\b|\bmicroalbumin|\bprotein in (?:my|the|his|her) urine\b|\b(?:uric acid|oxalate) stones?\b|\bpotassium (?:is )?high\b/,
    ],
  },
  {
    id: 'pancreasOrLiver',
    patterns: [
      /\bpancreatitis\b|\bpancreas attack\b|\bcirrhosis\b|\bliver failure\b|\bhepatitis\b|\bgall ?stones?\b|\bgall ?bladder (?:attack|surgery)|\bchylomicron/,
      /\b(?:gall ?bladder|gb)\b[^.?!]{0,20}\b(?:removed|surgery|out)\b[^.?!]{0,12}\b(?:tomorrow|today|next week|last (?:week|month)|soon)|\bpain under my right rib|\btriglycerides?\b[^.?!]{0,12}\b(?:[5-9]\d\d|[1-9]\d{3})\b/,
      /\b(?:alt|ast|liver enzymes?)\b[^.?!]{0,25}\b(?:tripled|doubled|very high)|\bpale stools?\b|\bgreasy stools?\b|\bursodiol\b/,
    ],
  },
  {
    id: 'gallbladderGone',
    patterns: [/\b(?:no|without (?:a |my )?|minus (?:a |my )?) ?gall ?bladder\b|\bgall ?bladder\b/],
  },
  {
    id: 'fattyLiver',
    patterns: [
      /\bfatty liver\b|\bn?a?fld\b|\bmasld\b|\bnash\b|\b(?:alt|ast)\b[^.?!]{0,20}\b(?:ast|alt|blood|test|level|result|high)|\bliver enzymes?\b/,
    ],
  },
  {
    id: 'metabolicDisorder',
    patterns: [
      /\bmcadd?\b|\bmedium.chain acyl|\bv?lchad|\bvlcad|\bscadd?\b|\bcpt ?-?(?:1|2|i|ii)\b|\bcarnitine (?:deficiency|translocase)|\bfatty acid oxidation (?:disorder|defect)|\bbeta.oxidation defect|\bpyruvate carboxylase|\bporphyria|\bglycogen storage|\bmitochondrial disease|\bhmg-?coa lyase|\bketolysis defect|\bscot deficiency|\bmetabolic disorder (?:found )?at birth|\bglutaric acid|\bcan't go long without eating since\b|\baip attack/,
    ],
  },
  {
    id: 'bloodPressureMeds',
    patterns: [
      /\b(?:blood pressure|bp|heart) (?:meds?|pills?|medicines?|medications?|drugs?|tablets?)\b|\bwater pills?\b|\bdiuretics?\b(?! effect)|\bbeta.?blockers?\b|\bace inhibitor/,
    ],
  },
  { id: 'bloodPressureHigh', patterns: [/\b(?:high blood pressure|hypertension)\b/] },
  {
    id: 'heartFailure',
    patterns: [
      /\bheart failure\b|\bcardiac (?:disease|patient)|\bcardiomyopathy\b|\bpots\b(?= symptoms| and| or| syndrome|$)/,
    ],
  },
  {
    id: 'saltOrPotassiumDose',
    patterns: [
      /\bhow much (?:salt|sodium|potassium) (?:should|do|can|must|may|to|a day|per day)\b|\b(?:extra|more|add|adding|increase) (?:my )?(?:salt|sodium|potassium)\b/,
      /\b(?:potassium|sodium)\b[^.?!]{0,30}\b(?:one sitting|at once|dose|doses|overdose|pills?|supplements?|powder)|\bsalt substitute\b|\b\d+ ?(?:g|grams) of (?:sodium|salt|potassium)\b/,
    ],
  },
  {
    id: 'bloodThinning',
    patterns: [
      /\bblood.?thin\w*|\bthinners\b|\binr\b|\bmechanical (?:heart )?valve|\bblood clots?\b|\bpulmonary embol|\bdvt\b|\bbruising easily\b/,
    ],
  },
  { id: 'sglt2Talk', patterns: [/\bsglt ?-?2\b|\bpee out sugar\b/] },
  {
    id: 'oldOrFrail',
    patterns: [
      /\bfrail\b|\bunderweight\b|\bbmi (?:is |of )?18\b|\bi(?:'m| am) (?:7[5-9]|[89]\d)\b(?! ?(?:kg|lb|pounds|days|%|percent))|\b(?:7[5-9]|8\d|9\d) years? old\b/,
    ],
  },
  {
    id: 'cautionCondition',
    patterns: [
      /\bgastric (?:bypass|sleeve)|\bbariatric\b|\bthyroid\b|\bhypothyroid\w*|\bhashimoto|\bgraves'? disease|\bgout\b|\barrhythmia\b|\ba-?fib\b|\badrenal insufficiency|\baddison|\bsteroids?\b|\bcancer\b|\bchemo\w*|\bosteoporosis\b|\bcopd\b|\blupus\b|\bmultiple sclerosis\b|\bcrohn|\bulcerative colitis\b|\bsurgery\b|\bprolonged extremely low cal|\bdiabetes educator\b/,
      /\bstatin intoleran\w+/,
    ],
  },
  { id: 'ldlVeryHigh', patterns: [/\bldl\b[^.?!]{0,20}\b(?:19\d|[2-9]\d\d)\b/] },
  { id: 'epilepsy', patterns: [/\bepileps\w+|\bepileptic\b|\bseizures?\b|\banti-?seizure/] },
  {
    id: 'drinksDaily',
    patterns: [
      /\b(?:drinks?|beers?|glasses of wine|alcoh\w+)\b[^.?!]{0,15}\b(?:per|a|each|every) (?:day|night)\b|\bdrink(?:ing)? (?:alcohol )?(?:every|each) (?:day|night)|\balcoholic\b(?! (?:drink|bev|fatty))|\bheavy drink/,
    ],
  },
];
