import { type FamilyId, NOT_AWAKE, wordsOf } from './family-words.ts';
import { pairs, type TriageRule } from './rule.ts';

const KETOACIDOSIS_RISK = ['diabetes', 'type1', 'highKetones', 'highKetonesWords', 'glucoseOver250'];
const SGLT2 = ['sglt2', 'sglt2Talk'];
const UNWELL = [
  'vomiting',
  'keepsNothingDown',
  'bellyPain',
  'severeBellyPain',
  'drowsyOrConfused',
  'breathless',
];

/** The words of a family; its question is asked of what is not sure, and where something is done before the call. */
function of(family: FamilyId): Omit<TriageRule, 'id' | 'when'> {
  const { id, asks, ...words } = wordsOf(family);
  return { family, level: 'emergency', ...words, asks: words.actsBeforeCall ? asks : null };
}

/** Emergencies, gravest first: when several fire, the first one gives the words. */
export const EMERGENCY_RULES: readonly TriageRule[] = [
  {
    ...of('selfharm'),
    id: 'self-harm',
    when: [['selfHarm'], ['selfHarm@past'], ['selfHarm@recent'], ['selfHarm@general', 'urgentHelp']],
  },
  {
    ...of('overdose'),
    id: 'lethal-dose',
    title: 'Whatever your reason for asking: if somebody may be in danger, please talk to someone now.',
    crisis: true,
    when: [['lethalDose'], ['lethalDose@past'], ['lethalDose@recent']],
  },
  {
    ...of('low'),
    id: 'severe-low',
    actsBeforeCall: false,
    when: [
      ['tookTooMuchInsulin'],
      ...pairs(['fainted'], ['diabetes', 'insulinOrSulfonylurea', 'type1']),
      ...pairs(['drowsyOrConfused'], ['insulinOrSulfonylurea', 'lowGlucose', 'lowSugarWords']),
      ['lowGlucose', 'fainted'],
      ...pairs(['meterLow'], ['insulinOrSulfonylurea', 'alone', 'diabetes']),
      ...pairs(['unconscious'], ['insulinOrSulfonylurea', 'lowGlucose', 'lowSugarWords', 'type1']),
      ['lowSugarWords', 'alone'],
    ],
  },
  {
    ...of('heart'),
    id: 'unconscious',
    title: 'Get emergency help now.',
    when: [['unconscious']],
    lines: [
      NOT_AWAKE,
      'A seizure: nothing in the mouth, do not hold them down, note the time.',
      'Stay with them. Say which illnesses and medicines they have, diabetes first of all.',
    ],
  },
  { ...of('stroke'), id: 'stroke', when: [['stroke']] },
  { ...of('allergy'), id: 'allergy', when: [['allergicSwelling']] },
  {
    ...of('heart'),
    id: 'chest-pain',
    when: [
      ['chestPain'],
      ['cannotBreathe'],
      ['restingPulseHigh'],
      ...pairs(['breathless'], ['palpitations', 'fainted', 'nausea', 'swollenLeg']),
    ],
  },
  { ...of('overdose'), id: 'poisoning', title: 'Something harmful was swallowed.', when: [['poisoned']] },
  {
    ...of('low'),
    id: 'low-sugar-on-medicine',
    title: 'With your diabetes medicine, this may be low sugar. Treat it first.',
    when: [['meterLow']],
  },
  { ...of('bleeding'), id: 'bleeding', when: [['vomitingBlood']] },
  {
    ...of('bleeding'),
    id: 'bleeding-on-thinner',
    title: 'On a blood thinner, this may be internal bleeding.',
    when: pairs(['bloodThinner'], ['bloodInStool', 'bleeding', 'severeHeadache', 'headInjury']),
  },
  {
    ...of('bleeding'),
    id: 'head-injury',
    title: 'After a blow to the head, this may be internal bleeding.',
    when: pairs(['headInjury'], ['vomiting', 'drowsyOrConfused', 'severeHeadache', 'fainted', 'nausea']),
  },
  {
    ...of('pregnancy'),
    id: 'pregnancy-danger',
    when: pairs(['pregnant'], ['pregnancyDanger', 'severeHeadache']),
  },
  {
    ...of('sglt2'),
    id: 'sglt2-unwell',
    when: pairs(SGLT2, [...UNWELL, 'nausea', 'feelsVeryIll', 'weak', 'highKetonesWords']),
  },
  {
    ...of('high'),
    id: 'ketoacidosis',
    when: [
      ...pairs(UNWELL, KETOACIDOSIS_RISK),
      ...pairs(['nausea', 'feelsVeryIll', 'weak'], ['highKetones', 'highKetonesWords', 'missedInsulin']),
      ...pairs(
        ['highKetonesWords'],
        ['missedInsulin', 'type1', 'pregnant', 'breastfeeding', 'glucoseOver250'],
      ),
      ...pairs(['ketonesWatch'], ['missedInsulin', 'vomiting', 'drowsyOrConfused']),
      ...pairs(['fruityBreath'], [...UNWELL, 'feelsVeryIll', 'thirsty', 'nausea', 'weak', 'veryTired']),
      ...pairs(['pregnant', 'breastfeeding'], ['breathless', 'keepsNothingDown']),
      ['pregnant', 'vomiting', 'onKeto', 'feelsVeryIll'],
      ['thirsty', 'drowsyOrConfused'],
      ['urinatesMuch', 'drowsyOrConfused'],
      ['ketoacidosisNow', 'urgentHelp'],
      ['ketoacidosisSymptomsAsked'],
      ['acidBlood', 'breathless'],
      ['type1', 'urgentHelp'],
      ['drowsyOrConfused', 'highKetonesWords'],
    ],
  },
  {
    ...of('high'),
    id: 'very-high-glucose',
    title: 'That glucose reading is dangerously high.',
    when: [
      ...pairs(
        ['highSugarWords', 'meterHigh'],
        ['vomiting', 'keepsNothingDown', 'bellyPain', 'drowsyOrConfused', 'breathless'],
      ),
      ...pairs(['meterHigh'], ['feelsVeryIll', 'nausea', 'thirsty']),
    ],
  },
  {
    ...of('child'),
    id: 'child-danger',
    when: [
      ...pairs(['minor'], ['drowsyOrConfused']),
      ...pairs(['urinatesMuch', 'unplannedWeightLoss', 'losesWeight'], ['thirsty']).map((signs) => [
        'minor',
        ...signs,
      ]),
    ],
  },
  { ...of('infection'), id: 'infection', when: [['stiffNeck']] },
  {
    ...of('dehydration'),
    id: 'fluid-loss',
    when: [['insulinOrSulfonylurea', 'vomiting'], ['noUrine']],
  },
  { ...of('eating'), id: 'eating-danger', when: [['eatingDisorder', 'fainted']] },
  {
    ...of('heart'),
    id: 'fainting',
    title: 'Fainting needs help now.',
    when: pairs(['fainted'], ['acute', 'shortText', 'palpitations', 'repeated']),
  },
  {
    id: 'red-flag',
    level: 'emergency',
    title: 'This needs emergency care.',
    when: [
      ['severeBellyPain'],
      ...pairs(['yellowEyes'], ['bellyPain', 'feelsVeryIll', 'vomiting']),
      ...pairs(['metabolicDisorder'], ['vomiting', 'drowsyOrConfused', 'bellyPain']),
      ...pairs(['moodOrSeizureDrug'], ['drowsyOrConfused']),
    ],
    lines: [
      'Severe pain, confusion, weakness or vomiting with what you told me should be seen at once. Do not put it down to a diet change.',
      'Do not drive yourself. Lie down until someone has looked at you.',
      'Tell them your illnesses and medicines and what you have eaten and drunk in the last two days. Take your emergency letter along if you have one.',
    ],
  },
];
