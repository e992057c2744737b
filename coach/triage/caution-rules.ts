import {
  GLUCOSE,
  glucoseRangeText,
  glucoseText,
  KETONES,
  ketoneText,
  PRESSURE,
  pressureText,
} from '#domain/health-values/thresholds.ts';
import { helpLines } from '#domain/person/emergency-numbers.ts';
import { pairs, type TriageRule } from './rule.ts';

/** Cautions: the answer is given, with this note above it. */
export const CAUTION_RULES: readonly TriageRule[] = [
  {
    id: 'salt-with-high-pressure',
    level: 'caution',
    title: 'Ask your doctor how much salt you can take',
    onlyArticle: 'blood-pressure',
    onlyArticleForNow: true,
    when: pairs(
      ['bloodPressureHigh', 'bloodPressure', 'bloodPressureMeds', 'heartFailure', 'kidney'],
      ['saltOrPotassiumDose'],
    ),
    lines: [
      'With high blood pressure or medicine for it, please take no extra salt, potassium or salt substitute on your own, whatever keto advice says.',
    ],
  },
  {
    id: 'very-high-ldl',
    level: 'caution',
    title: 'Please see a doctor about an LDL that high',
    when: [['ldlVeryHigh']],
    lines: [
      'An LDL of 190 mg/dL or more, or a large jump, should be looked at by a doctor soon, even on keto. Do not stop a statin on your own.',
    ],
  },
  {
    id: 'high-ketones',
    level: 'caution',
    title: `Ketones above ${KETONES.high} mmol/L`,
    when: [['highKetonesWords']],
    lines: [
      `If you are well, don’t have diabetes, and your glucose is ${glucoseRangeText(GLUCOSE.oftenSeenOnKeto, GLUCOSE.fastingPrediabetes)}: end any fast, drink fluids, eat some carbs, and measure again in two to four hours. If ketones are still above ${ketoneText(KETONES.high)} or rising, or you feel unwell, call a doctor today. Check that the meter was set to mmol/L.`,
      'With diabetes, an SGLT2 medicine, pregnancy, breastfeeding, heavy drinking, illness, vomiting, belly pain or fast breathing: emergency now.',
    ],
  },
  {
    id: 'low-glucose',
    level: 'caution',
    title: 'If your glucose is low, treat that first',
    treatsLow: true,
    when: [['lowSugarWords'], ['shaky']],
    lines: [
      `Measure first if you can. Below ${glucoseText(GLUCOSE.low)}: 15 to 20 g of sugar, recheck in 15 minutes, then eat. Shaky and sweaty on insulin or a sulfonylurea with no meter at hand: treat it as low. If you take no medicine and have no symptoms, ${glucoseRangeText(GLUCOSE.oftenSeenOnKeto, GLUCOSE.low)} can occur on keto, but repeated symptoms or anything under ${glucoseText(GLUCOSE.veryLow)} need a check. On diabetes medicine, call your prescriber today.`,
    ],
  },
  {
    id: 'ketoacidosis-worry',
    level: 'caution',
    title: 'When ketones are an emergency',
    when: [['ketoacidosisTalk']],
    lines: [
      'Vomiting, belly pain, fast deep breathing, being very drowsy or confused, above all with diabetes, an SGLT2 medicine ("-flozin"), pregnancy or breastfeeding: get emergency care and a blood ketone test.',
    ],
  },
  {
    id: 'diabetes-and-fasting',
    level: 'caution',
    title: 'Diabetes and fasting',
    when: [['diabetes', 'fasting'], ['urinatesMuch'], ['thirsty']],
    lines: [
      'With diabetes, ask your doctor before you fast; with insulin or a sulfonylurea do not fast without their plan. Being very thirsty or peeing a lot deserves a glucose test soon, the same day if you are losing weight or feel ill.',
    ],
  },
  {
    id: 'young',
    level: 'caution',
    title: 'Under 18',
    when: [['teenAsked']],
    lines: [
      'No keto, fasting or calorie plan for anyone under 18 without a parent and a pediatrician. Water, regular meals, movement and sleep are always fine.',
    ],
  },
  {
    id: 'after-birth',
    level: 'caution',
    title: 'After a birth',
    when: [['postpartum']],
    lines: [
      'If you breastfeed, please no strict keto or fasting: ketoacidosis has been reported. If you do not, check with your doctor and start gently.',
    ],
  },
  {
    id: 'heart-and-pressure',
    level: 'caution',
    title: 'Heart and blood pressure',
    when: [
      ['bloodPressure'],
      ['bloodPressureHigh'],
      ['bloodPressureMeds'],
      ['palpitations'],
      ['dizzy'],
      ['bloodPressureLow'],
    ],
    lines: [
      `Low carb can lower blood pressure within weeks: tell your doctor before day one if you take medicine for it, measure at home, and take no potassium pills or extra salt on your own. Under ${pressureText(PRESSURE.low)}, dizzy, or an uneven heartbeat: call today; with chest pain, breathlessness or fainting: emergency.`,
    ],
  },
  {
    id: 'salt-and-potassium',
    level: 'caution',
    title: 'Salt and potassium',
    when: [['saltOrPotassiumDose']],
    lines: [
      'Large single doses can disturb the heart. No potassium pills, salt substitute or extra salt without your doctor if you have high blood pressure, heart or kidney disease, or take medicine for them.',
    ],
  },
  {
    id: 'liver-or-gallbladder',
    level: 'caution',
    title: 'Liver and gallbladder',
    when: [['fattyLiver'], ['gallbladderGone'], ['gallbladderGone@past']],
    lines: [
      'Low carb can be fine with a fatty liver, and without a gallbladder; tell your doctor, have your liver values rechecked, and raise fat slowly. Severe belly pain, fever, vomiting or yellow skin: emergency.',
    ],
  },
  {
    id: 'mood',
    level: 'caution',
    title: 'Your mood matters',
    when: [['lowMood']],
    lines: [
      `If low mood lasts, talk with your doctor; do not stop a medicine on your own. If you ever think of harming yourself, call or text ${helpLines('US').crisis?.number} in the US, ${helpLines('GB').crisis?.number} in the UK and Ireland, or your local crisis line.`,
    ],
  },
  {
    id: 'vomiting',
    level: 'caution',
    title: 'About the vomiting',
    when: [['vomiting'], ...pairs(['nausea'], ['dizzy'])],
    lines: [
      'Drink in small sips, eat what stays down, and pause strict keto and fasting. If it goes on, you can’t keep anything down, or you have diabetes, belly pain or fast breathing, get medical help.',
    ],
  },
  {
    id: 'alcohol',
    level: 'caution',
    title: 'About the alcohol',
    when: [['drinksDaily']],
    lines: [
      'Alcohol with very few carbs can make glucose drop for up to a day and, in heavy drinking, cause ketoacidosis. Drink only a little, with food, never while fasting, and ask your doctor if you take diabetes medicine.',
    ],
  },
  {
    id: 'check-first',
    level: 'caution',
    title: 'Check with your doctor first',
    when: [
      ['cautionCondition'],
      ['otherMedicine'],
      ['oldOrFrail'],
      ['oldOrFrail', 'fasting'],
      ['bariatric'],
      ['bariatric@past'],
    ],
    lines: [
      'Have a word with your doctor about this, above all before you change more of your diet: go gently, no long fasts, and do not stop a medicine on your own. Persistent vomiting, belly pain or fainting: get medical help.',
    ],
  },
];
