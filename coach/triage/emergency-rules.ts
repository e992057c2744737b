import { helpLines } from '#domain/person/emergency-numbers.ts';
import { SUGAR_FOR_A_LOW } from '#domain/readings/danger/low-rules.ts';
import { GLUCOSE, glucoseText } from '#domain/thresholds.ts';
import { pairs, type TriageRule } from './rule.ts';

const KETOACIDOSIS_RISK = [
  'diabetes',
  'type1',
  'sglt2',
  'sglt2Talk',
  'highKetones',
  'highKetonesWords',
  'glucoseOver250',
];
const UNWELL = [
  'vomiting',
  'keepsNothingDown',
  'bellyPain',
  'severeBellyPain',
  'drowsyOrConfused',
  'breathless',
];

/** Emergencies, gravest first: when several fire, the first one gives the words. */
export const EMERGENCY_RULES: readonly TriageRule[] = [
  {
    id: 'self-harm',
    level: 'emergency',
    title: 'You matter more than any diet. Please talk to someone right now.',
    crisis: true,
    when: [['selfHarm'], ['selfHarm@past'], ['selfHarm@recent'], ['selfHarm@general', 'urgentHelp']],
    lines: [
      'Stay with someone, or ask someone to come to you, and put pills, insulin and anything dangerous out of reach.',
      'If you have already taken something or are in danger now, call the emergency number at once.',
    ],
  },
  {
    id: 'unconscious',
    level: 'emergency',
    title: 'Get emergency help now.',
    treatsLow: true,
    when: [
      ['unconscious'],
      ['tookTooMuchInsulin'],
      ['insulinOrSulfonylurea', 'vomiting'],
      ...pairs(['fainted'], ['diabetes', 'insulinOrSulfonylurea', 'type1']),
      ...pairs(['drowsyOrConfused'], ['insulinOrSulfonylurea', 'lowGlucose', 'lowSugarWords']),
      ['lowGlucose', 'fainted'],
      ['stroke', 'insulinOrSulfonylurea'],
      ...pairs(['meterLow'], ['insulinOrSulfonylurea', 'alone', 'diabetes']),
      ['lowSugarWords', 'alone'],
      ['lowSugarWords', 'unconscious'],
    ],
    lines: [
      'Not fully awake, cannot swallow, or having a seizure: nothing by mouth, lay the person on their side, give glucagon if it is there.',
      `Awake and able to swallow with low sugar: ${SUGAR_FOR_A_LOW} now, check again in 15 minutes, repeat if still low.`,
      'After too much insulin or with a sulfonylurea, go even if it gets better: it can drop again for many hours.',
      'Say which diabetes medicine was taken, how much, and when.',
    ],
  },
  {
    id: 'stroke',
    level: 'emergency',
    title: 'This can be a stroke.',
    when: [['stroke']],
    lines: [
      'Note the time it began. Go even if it passes.',
      'Nothing to eat or drink.',
      `If a glucose meter is at hand and it reads under ${glucoseText(GLUCOSE.low)}, tell the operator: low sugar can look the same.`,
    ],
  },
  {
    id: 'chest-pain',
    level: 'emergency',
    title: 'Chest pain or sudden breathlessness needs help now.',
    when: [
      ['chestPain'],
      ['cannotBreathe'],
      ['restingPulseHigh'],
      ...pairs(['breathless'], ['palpitations', 'fainted', 'nausea', 'swollenLeg']),
    ],
    lines: [
      'Stop what you are doing, sit down, unlock the door. Do not drive yourself.',
      'Chew an aspirin only if the operator tells you to.',
      'Do not wait to see whether it passes. In women, older people and people with diabetes it may show as breathlessness, nausea, or back or jaw pain.',
    ],
  },
  {
    id: 'poisoning',
    level: 'emergency',
    title: 'Something harmful was swallowed.',
    when: [['poisoned']],
    lines: [
      `Also call poison help: ${helpLines('US').poison?.number} in the US, the local poison line elsewhere.`,
      'Take the package along, and say what was swallowed, how much and when. Do not wait for signs.',
      'Nothing to eat or drink, and no vomiting on purpose, unless they tell you to.',
    ],
  },
  {
    id: 'low-sugar-on-medicine',
    level: 'emergency',
    title: 'With your diabetes medicine this can be low sugar. Treat it first.',
    treatsLow: true,
    actsBeforeCall: true,
    asks: 'Are you drowsy, confused, vomiting or alone, or not better in 15 minutes?',
    when: [['meterLow'], ['lowSugarWords', 'notRising']],
    lines: [
      `Awake and able to swallow: ${SUGAR_FOR_A_LOW} right now. Measure if you can, check again in 15 minutes and repeat while it is under ${glucoseText(GLUCOSE.low)}.`,
      'Not awake or cannot swallow: nothing by mouth, glucagon if it is there, on the side.',
      'Do not drive. When it is safe again, tell your prescriber today, before the next dose.',
    ],
  },
  {
    id: 'ketoacidosis',
    level: 'emergency',
    title: 'This may be ketoacidosis.',
    when: [
      ...pairs(UNWELL, KETOACIDOSIS_RISK),
      ...pairs(
        ['nausea', 'feelsVeryIll', 'weak'],
        ['sglt2', 'sglt2Talk', 'highKetones', 'highKetonesWords', 'missedInsulin'],
      ),
      ...pairs(
        ['highKetonesWords'],
        ['missedInsulin', 'type1', 'sglt2', 'pregnant', 'breastfeeding', 'glucoseOver250'],
      ),
      ...pairs(['ketonesWatch'], ['missedInsulin', 'vomiting', 'drowsyOrConfused']),
      ...pairs(['fruityBreath'], [...UNWELL, 'feelsVeryIll', 'thirsty', 'nausea', 'weak', 'veryTired']),
      ...pairs(['pregnant', 'breastfeeding'], ['breathless', 'keepsNothingDown']),
      ...pairs(['pregnant'], ['pregnancyDanger', 'severeHeadache']),
      ['pregnant', 'vomiting', 'onKeto', 'feelsVeryIll'],
      ['thirsty', 'drowsyOrConfused'],
      ['urinatesMuch', 'drowsyOrConfused'],
      ['ketoacidosisNow', 'urgentHelp'],
      ['ketoacidosisSymptomsAsked'],
      ['ridesOutKetones'],
      ['acidBlood', 'breathless'],
      ['type1', 'urgentHelp'],
      ['minor', 'type1Asks'],
      ['minor', 'drowsyOrConfused'],
      ['minor', 'thirsty', 'urinatesMuch'],
      ['minor', 'thirsty', 'unplannedWeightLoss'],
      ['minor', 'thirsty', 'losesWeight'],
      ['drowsyOrConfused', 'highKetonesWords'],
    ],
    lines: [
      'Vomiting, belly pain, fast deep breathing, fruity breath, drowsiness or confusion together with diabetes, pregnancy, breastfeeding, an SGLT2 medicine ("-flozin") or high ketones need hospital care now, even when glucose is normal.',
      'Ask for a blood ketone test. Name your medicines, and say if you are pregnant or breastfeeding.',
      'If you use insulin, do not stop it. Sip water if you are awake. Do not exercise.',
    ],
  },
  {
    id: 'very-high-glucose',
    level: 'emergency',
    title: 'That glucose is dangerously high.',
    when: [
      ...pairs(
        ['highSugarWords', 'meterHigh'],
        ['vomiting', 'keepsNothingDown', 'bellyPain', 'drowsyOrConfused', 'breathless'],
      ),
      ...pairs(['meterHigh'], ['feelsVeryIll', 'nausea', 'thirsty']),
    ],
    lines: [
      `Very high glucose with vomiting, belly pain, fast breathing, great thirst, drowsiness or confusion, or a second reading over ${glucoseText(GLUCOSE.veryHigh)}, is an emergency.`,
      'Drink water if you are awake. Do not exercise. If you use insulin, do not stop it.',
      'Measure ketones if you can and tell the operator both numbers.',
    ],
  },
  {
    id: 'red-flag',
    level: 'emergency',
    title: 'This needs emergency care.',
    when: [
      ['vomitingBlood'],
      ['severeBellyPain'],
      ...pairs(['fainted'], ['acute', 'shortText', 'eatingDisorder', 'palpitations', 'repeated']),
      ['stiffNeck'],
      ['noUrine'],
      ...pairs(['yellowEyes'], ['bellyPain', 'feelsVeryIll', 'vomiting']),
      ...pairs(['metabolicDisorder'], ['vomiting', 'drowsyOrConfused', 'bellyPain']),
      ...pairs(['moodOrSeizureDrug'], ['drowsyOrConfused']),
      ...pairs(['kidney'], ['noUrine']),
      ...pairs(['bloodThinner'], ['bloodInStool', 'bleeding', 'severeHeadache', 'headInjury']),
      ...pairs(['headInjury'], ['vomiting', 'drowsyOrConfused', 'severeHeadache', 'fainted', 'nausea']),
      ['noBowel'],
    ],
    lines: [
      'Fainting, vomiting blood, severe belly pain, confusion, a seizure, trouble breathing or a swollen throat should be seen at once. Do not put it down to a diet change.',
      'Do not drive yourself. Lie down, and nothing by mouth until someone has looked at you.',
      'Tell them your medicines and what you have eaten and drunk in the last two days.',
    ],
  },
];
