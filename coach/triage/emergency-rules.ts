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
const KETONE_PRONE = ['pregnant', 'breastfeeding', 'sglt2', 'sglt2Talk', 'type1'];

/** Emergencies, gravest first: when several fire, the first one gives the words. */
export const EMERGENCY_RULES: readonly TriageRule[] = [
  {
    id: 'self-harm',
    level: 'emergency',
    title: 'You matter more than any diet. Please talk to someone right now.',
    crisis: true,
    when: [['selfHarm'], ['selfHarm@past'], ['selfHarm@general', 'urgentHelp']],
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
      ['stroke', 'insulinOrSulfonylurea'],
      ...pairs(['meterLow'], ['insulinOrSulfonylurea', 'alone', 'diabetes']),
      ['lowSugarWords', 'alone'],
      ['lowSugarWords', 'unconscious'],
    ],
    lines: [
      'Not fully awake, cannot swallow, or having a seizure: nothing by mouth, lay the person on their side, give glucagon if it is there.',
      'Awake and able to swallow with low sugar: 15 to 20 g of sugar now (glucose tablets or half a glass of juice), check again in 15 minutes, repeat if still low.',
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
      'If a glucose meter is at hand and it reads under 70 mg/dL (3.9 mmol/L), tell the operator: low sugar can look the same.',
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
    id: 'low-glucose',
    level: 'emergency',
    title: 'That glucose is dangerously low. Treat it first.',
    treatsLow: true,
    when: [['glucoseUnder54'], ['lowGlucose', 'notRising'], ['lowGlucose', 'unconscious'], ['meterLow']],
    lines: [
      'Awake and able to swallow: 15 to 20 g of sugar right now (glucose tablets or half a glass of juice). Check again in 15 minutes and repeat while it is under 70 mg/dL (3.9 mmol/L).',
      'Drowsy, alone, not rising, or on insulin or a sulfonylurea: call for emergency help at once.',
      'Cannot swallow or not awake: nothing by mouth, glucagon if it is there, on the side.',
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
        ['nausea', 'feelsVeryIll'],
        ['sglt2', 'sglt2Talk', 'highKetones', 'highKetonesWords', 'missedInsulin', 'glucoseOver250'],
      ),
      ...pairs(
        ['highKetones'],
        ['diabetes', ...KETONE_PRONE, 'glucoseOver250', 'palpitations', 'shaky', 'dizzy'],
      ),
      ...pairs(['highKetonesWords'], ['missedInsulin', 'type1', 'glucoseOver250', 'glucoseOver300']),
      ...pairs(['ketonesWatch'], ['missedInsulin', 'vomiting', 'drowsyOrConfused']),
      ...pairs(
        ['fruityBreath'],
        ['feelsVeryIll', 'vomiting', 'drowsyOrConfused', 'thirsty', 'bellyPain', 'nausea'],
      ),
      ...pairs(
        ['pregnant', 'breastfeeding'],
        ['vomitingWithKetones', 'breathless', 'palpitations', 'keepsNothingDown'],
      ),
      ['breastfeeding', 'vomiting'],
      ['thirsty', 'drowsyOrConfused'],
      ['urinatesMuch', 'drowsyOrConfused'],
      ['ketoacidosisNow', 'urgentHelp'],
      ['ketoacidosisSymptomsAsked'],
      ['ridesOutKetones'],
      ['type1', 'urgentHelp'],
      ['minor', 'type1Asks'],
      ['minor', 'thirsty', 'urinatesMuch'],
      ...pairs(['minor'], ['drowsyOrConfused']),
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
      ['glucoseOver400'],
      ...pairs(['highSugarWords'], ['vomiting', 'keepsNothingDown', 'bellyPain', 'drowsyOrConfused']),
      ...pairs(['glucoseOver300'], ['repeated', 'feelsVeryIll', 'thirsty', 'nausea']),
      ...pairs(
        ['glucoseOver250', 'meterHigh'],
        [
          'vomiting',
          'keepsNothingDown',
          'bellyPain',
          'drowsyOrConfused',
          'breathless',
          'feelsVeryIll',
          'nausea',
        ],
      ),
      ['glucoseOver300', 'urinatesMuch'],
    ],
    lines: [
      'Very high glucose with vomiting, belly pain, fast breathing, great thirst, drowsiness or confusion, or a second reading over 300 mg/dL (16.7 mmol/L), is an emergency.',
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
      ['fainted'],
      ['stiffNeck'],
      ['noUrine'],
      ['yellowEyes', 'bellyPain'],
      ['yellowEyes', 'feelsVeryIll'],
      ...pairs(['metabolicDisorder'], ['vomiting', 'drowsyOrConfused', 'bellyPain']),
      ...pairs(['pancreasOrLiver'], ['vomiting', 'severeBellyPain']),
      ...pairs(['moodOrSeizureDrug'], ['vomiting', 'drowsyOrConfused']),
      ...pairs(['kidney'], ['palpitations', 'noUrine']),
      ['eatingDisorder', 'fainted'],
      ['bloodThinner', 'bloodInStool'],
      ['noBowel'],
    ],
    lines: [
      'Fainting, vomiting blood, severe belly pain, confusion, a seizure, trouble breathing or a swollen throat should be seen at once. Do not put it down to a diet change.',
      'Do not drive yourself. Lie down, and nothing by mouth until someone has looked at you.',
      'Tell them your medicines and what you have eaten and drunk in the last two days.',
    ],
  },
];
