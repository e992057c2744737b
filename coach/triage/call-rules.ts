import { pairs, type TriageRule } from './rule.ts';

/** Same-day calls, gravest first. */
export const CALL_RULES: readonly TriageRule[] = [
  {
    id: 'sglt2',
    level: 'call_today',
    onlyArticle: 'keto-with-diabetes-medicines',
    onlyArticleForNow: true,
    title: 'Please call your prescriber before anything else.',
    when: [['sglt2'], ['sglt2Talk'], ['sglt2@past'], ['sglt2@negated']],
    lines: [
      'SGLT2 medicines (names ending in "-flozin", such as Jardiance, Farxiga or Invokana) together with keto or fasting can cause ketoacidosis **even when glucose is normal**. Do not start or go on until your prescriber has answered, and do not stop a heart or kidney medicine on your own.',
      'The risk does not end the day the medicine is stopped.',
      'Nausea, vomiting, belly pain, unusual tiredness or trouble breathing: that is an emergency. Say "I take an SGLT2 inhibitor" and ask for a blood ketone test.',
    ],
  },
  {
    id: 'type-1',
    level: 'call_today',
    onlyArticle: 'keto-with-diabetes-medicines',
    onlyArticleForNow: true,
    title: 'Type 1 diabetes needs your diabetes team first.',
    when: [['type1'], ['type1@past']],
    lines: [
      'This app is made for prediabetes and insulin resistance. Please do not start keto or fasting without your diabetes team, and never skip basal insulin: fewer carbs change the doses.',
      'Test ketones when glucose is over 240 to 250 mg/dL (about 13.9 mmol/L) or whenever you are ill. Above 3.0 mmol/L or vomiting is an emergency.',
    ],
  },
  {
    id: 'insulin-or-sulfonylurea',
    level: 'call_today',
    onlyArticle: 'keto-with-diabetes-medicines',
    onlyArticleForNow: true,
    title: 'Your medicine and fewer carbs need a plan first.',
    when: [['insulinOrSulfonylurea'], ['missedInsulin']],
    lines: [
      'With insulin, a sulfonylurea or a glinide, cutting carbs or fasting at the same dose can drop glucose dangerously within a day. Talk with your prescriber **before** the first low-carb day. I never give doses, and please do not stop insulin on your own.',
      'Until then: check glucose more often, carry 15 to 20 g of fast sugar, do not fast. Under 70 mg/dL (3.9 mmol/L), treat it; under 54 (3.0) or confused, get emergency help.',
    ],
  },
  {
    id: 'pregnancy',
    level: 'call_today',
    onlyArticle: 'pregnancy-and-keto',
    title: 'Pregnancy, or trying for it: ask your midwife or doctor today.',
    when: [['pregnant']],
    lines: [
      'Keto and fasting are not advised in pregnancy. Please stop restricting and eat a normal varied diet until you have spoken with your midwife or obstetrician; with gestational diabetes, follow only their plan. When trying to conceive, ask first: medicines may need a change.',
      'Vomiting, belly pain or fast breathing, a severe headache, changed vision, bleeding or less movement: emergency care, even with normal glucose.',
    ],
  },
  {
    id: 'breastfeeding',
    level: 'call_today',
    onlyArticle: 'pregnancy-and-keto',
    title: 'Breastfeeding: no strict keto or fasting, please.',
    when: [['breastfeeding']],
    lines: [
      'Life-threatening ketoacidosis has been reported in breastfeeding mothers without diabetes who ate very little carbohydrate. Talk with your doctor or a dietitian today; a moderate carb intake is the usual way.',
      'Nausea, vomiting, weakness, fast breathing or a racing heart: emergency. Say "breastfeeding and low carb".',
    ],
  },
  {
    id: 'eating-disorder',
    level: 'call_today',
    onlyArticle: 'eating-disorders-and-diets',
    title: 'I would rather not hand you a diet here.',
    when: [['eatingDisorder'], ['eatingDisorder@past']],
    lines: [
      'With an eating disorder, now or in the past, a strict plan, fasting or weight target can do harm. You deserve real support: please talk with your doctor or an eating-disorder service today, and keep regular meals meanwhile.',
      'Fainting, chest pain, a fluttering heart, vomiting blood or no food for days: emergency care.',
    ],
  },
  {
    id: 'minor',
    level: 'call_today',
    onlyArticle: 'children-and-keto',
    title: 'Under 18, a doctor comes before any diet plan.',
    when: [['minor']],
    lines: [
      'I do not give keto or fasting plans for people under 18. Please talk with a parent and the pediatrician; medical ketogenic diets for children are run by a hospital team.',
      'Always fine: water instead of sweet drinks, regular meals, movement and sleep. Great thirst, peeing a lot, weight loss, vomiting or drowsiness can be new type 1 diabetes: emergency.',
    ],
  },
  {
    id: 'metabolic-disorder',
    level: 'call_today',
    onlyArticle: 'who-should-not-do-keto',
    title: 'With this disorder, keto and fasting are ruled out.',
    when: [['metabolicDisorder']],
    lines: [
      'They can set off a metabolic crisis. Do not start; if you have, eat carbohydrate now and call your metabolic clinic today.',
      'Vomiting, sleepiness, weakness, dark urine or belly pain: emergency. Take your emergency letter.',
    ],
  },
  {
    id: 'high-glucose',
    level: 'call_today',
    title: 'That glucose needs a call today.',
    when: [
      ['glucoseOver200'],
      ['fastingGlucoseOver126'],
      ['meterHigh'],
      ['highSugarWords', 'notRising'],
      ['a1cOver10'],
      ['ketonesWatch', 'diabetes'],
      ['ketonesWatch', 'glucoseOver250'],
    ],
    lines: [
      'Drink water, measure again in one to two hours, no hard exercise, and phone your doctor today. Without a diabetes diagnosis, a reading of 200 mg/dL (11.1 mmol/L) or more, or 126 (7.0) fasting, needs a lab test.',
      'Over 250 mg/dL (13.9) with ketones of 1.5 or more: call the diabetes team now. Over 300 (16.7) twice, ketones of 3.0 or more, vomiting, belly pain, drowsiness or confusion: emergency.',
    ],
  },
  {
    id: 'low-glucose',
    level: 'call_today',
    title: 'Low glucose: treat it, then call.',
    when: [
      ['lowGlucose', 'repeated'],
      ['lowGlucose', 'diabetes'],
      ['lowGlucose', 'shaky'],
      ['lowSugarWords', 'repeated'],
    ],
    lines: [
      'Below 70 mg/dL (3.9 mmol/L): 15 to 20 g of sugar, check again in 15 minutes, repeat if still low, then eat. Leaving ketosis for this is right. No driving until it is steady.',
      'Repeated lows deserve a call to your doctor today, and no fasting until you have spoken.',
    ],
  },
  {
    id: 'kidney',
    level: 'call_today',
    title: 'Please ask your kidney team first.',
    when: [['kidney'], ['flankPain']],
    lines: [
      "With kidney disease or stones, keto, protein targets, extra salt and any potassium or magnesium pill need your doctor's word first. No salt substitute.",
      'Severe flank pain with fever, blood or no urine, or marked weakness with an odd heartbeat: emergency.',
    ],
  },
  {
    id: 'pancreas-liver-gallbladder',
    level: 'call_today',
    title: 'Ask your doctor before eating high fat.',
    when: [['pancreasOrLiver'], ['pancreasOrLiver@past'], ['yellowEyes']],
    lines: [
      'After pancreatitis, with triglycerides of 500 mg/dL or more, or with cirrhosis, do not start a high-fat diet without your specialist. With gallstones or a recent operation, ask first and raise fat slowly.',
      'Severe belly pain, especially toward the back or right shoulder, fever, vomiting or yellow skin: emergency.',
    ],
  },
  {
    id: 'heart-and-pressure',
    level: 'call_today',
    title: 'Please call your doctor about this today.',
    when: [
      ['potassiumSparing'],
      ['heartFailure'],
      ...pairs(
        ['bloodPressure', 'bloodPressureMeds', 'bloodPressureLow'],
        ['dizzy', 'fainted@past', 'faintedBefore', 'bloodPressureLow'],
      ),
      ['bloodPressure', 'saltOrPotassiumDose'],
      ['faintedBefore'],
      ['fainted@past'],
      ['palpitations', 'fainted@past'],
      ['palpitations', 'dizzy'],
    ],
    lines: [
      'Low carb lowers blood pressure in the first weeks, so pressure and heart medicines may need a change. Measure at home, and call if you are under 100/60, dizzy or have fainted. Never stop a beta-blocker at once.',
      'With ACE inhibitors, ARBs, spironolactone or Entresto: no potassium pills and no salt substitute. With heart failure or high pressure, no extra salt.',
      'Fainting with chest pain, breathlessness or an odd heartbeat: emergency.',
    ],
  },
  {
    id: 'blood-thinner',
    level: 'call_today',
    title: 'Tell your blood-thinner clinic first.',
    when: [['bloodThinner'], ['bloodThinning']],
    lines: [
      'On warfarin, a diet change shifts the INR: tell the clinic **before** you change, plan extra checks, and keep leafy greens steady from week to week. On other thinners there is no vitamin K limit, but still tell your doctor. No new vitamin K, fish oil or turmeric on your own.',
      'Bleeding that will not stop, black stools, a head injury or a severe headache: emergency.',
    ],
  },
  {
    id: 'mood-or-seizure',
    level: 'call_today',
    title: 'Please plan this with your prescriber.',
    when: [['moodOrSeizure'], ['psychosisOrBipolar'], ['epilepsy'], ['stoppedPsychMeds', 'lowMood']],
    lines: [
      'Lithium levels move with salt and water; topiramate and zonisamide with keto can bring acidosis and kidney stones; mood can shift in the first weeks. Do not change diet or fast until your prescriber has planned it, and never stop these medicines alone.',
      'Shaking, stumbling, vomiting or confusion on lithium: emergency. Hearing voices or no sleep for days: your psychiatrist today.',
    ],
  },
  {
    id: 'red-flag',
    level: 'call_today',
    title: 'Please see a doctor today.',
    when: [
      ['bloodInStool'],
      ['bloodInStool@past'],
      ['unplannedWeightLoss'],
      ['keepsNothingDown'],
      ['breathless'],
      ['swollenLeg'],
      ['ketoacidosisNow'],
      ['thirsty', 'urinatesMuch'],
      ['diabetes', 'longFast'],
      ['vomiting', 'repeated'],
    ],
    lines: [
      'Pause strict keto and fasting, drink, eat what stays down, and let a doctor look at this today rather than putting it down to the diet.',
      'It is an emergency with fainting, chest pain, confusion, severe pain, or when nothing stays down for 24 hours (12 with diabetes).',
    ],
  },
];
