import { KETONES, ketoneText } from '../../health-values/thresholds.ts';
import { NEVER_STOP_INSULIN, type ReadingAdvice, type ReadingFacts, TELL_THEM } from './facts.ts';
import { GRAVE_SIGNS } from './signs.ts';

type Case = Pick<ReadingAdvice, 'rule' | 'title'>;

/** The words for how somebody feels, where a medicine, a condition or the ketones make that dangerous. */
export function unwellAdvice(facts: ReadingFacts): ReadingAdvice | null {
  if (facts.feels('chestPain', 'cannotBreathe', 'allergicSwelling', 'stroke', 'unconscious'))
    return EMERGENCY_WORDS;
  const emergency = emergencyCase(facts);
  if (emergency) {
    return {
      ...emergency,
      level: 'emergency',
      actions: [TELL_THEM, NEVER_STOP_INSULIN],
      asks: null,
      callsEmergencyNumber: true,
    };
  }
  return callCase(facts);
}

const EMERGENCY_WORDS: ReadingAdvice = {
  level: 'emergency',
  rule: 'emergency_words',
  title: 'What you wrote can be an emergency, whatever the numbers say.',
  actions: [
    'Stop what you are doing, unlock your front door and sit down.',
    'Tell the operator your glucose and ketones, and your medicines.',
  ],
  asks: null,
  callsEmergencyNumber: true,
};

function emergencyCase(facts: ReadingFacts): Case | null {
  const { person, feels, ketones } = facts;
  // Measured ketones say more of what it is than the medicine does.
  if (ketones !== null && ketones >= KETONES.watched && signsOfKetoacidosis(facts)) return KETOACIDOSIS;
  if (
    person.onSglt2 &&
    feels(...GRAVE_SIGNS, 'nausea', 'fruityBreath', 'feelsVeryIll', 'weak', 'veryTired')
  ) {
    return {
      rule: 'sglt2_unwell',
      title: 'Feeling ill on an SGLT2 medicine can be ketoacidosis, even when glucose is normal.',
    };
  }
  if (
    person.breastfeeding &&
    feels(...GRAVE_SIGNS, 'nausea', 'fruityBreath', 'feelsVeryIll', 'weak', 'palpitations')
  ) {
    return {
      rule: 'breastfeeding_unwell',
      title: 'Feeling ill while you breastfeed and eat few carbs can be ketoacidosis.',
    };
  }
  if ((person.hasType1 || person.onInsulinOrSulfonylurea) && feels('vomiting', 'keepsNothingDown')) {
    return { rule: 'vomiting_on_insulin', title: 'Vomiting while on your diabetes medicine: get help now.' };
  }
  if (person.conditions.includes('fat_metabolism_disorder') && feels(...GRAVE_SIGNS, 'weak')) {
    return {
      rule: 'metabolic_crisis',
      title: 'What you describe can be a crisis with your metabolic disorder.',
    };
  }
  return signsOfKetoacidosis(facts) ? KETOACIDOSIS : null;
}

const KETOACIDOSIS: Case = { rule: 'ketoacidosis_signs', title: 'What you describe may be ketoacidosis.' };

/** With diabetes the signs count unless a measured value rules ketones out; in others ketones must be up. */
function signsOfKetoacidosis({ ketones, person, feels }: ReadingFacts): boolean {
  if (feels('fruityBreath') && feels(...GRAVE_SIGNS, 'nausea', 'feelsVeryIll', 'thirsty')) return true;
  if (!feels(...GRAVE_SIGNS, 'fruityBreath')) return false;
  if (ketones !== null && ketones >= KETONES.watched) return true;
  if (person.hasDiabetes && (ketones === null || ketones >= KETONES.harmless)) return true;
  // Asked for itself: with both, the limit of pregnancy is the lower one.
  return person.pregnant === true && ketones !== null && ketones >= KETONES.ketosis;
}

function callCase({ ketones, person, feels }: ReadingFacts): ReadingAdvice | null {
  const measure = 'Measure glucose and ketones now, and again in one to two hours.';
  if (person.hasDiabetes && feels(...GRAVE_SIGNS)) {
    return call('diabetes_unwell', 'Feeling like this with diabetes: call your care team today.', [
      measure,
      NEVER_STOP_INSULIN,
    ]);
  }
  if (person.pregnant && ketones === null && feels(...GRAVE_SIGNS, 'nausea')) {
    return call('pregnant_unwell', 'Please call your midwife or obstetrician today.', [
      `Measure ketones if you can: ${ketoneText(KETONES.ketosis)} or more with vomiting, belly pain or fast breathing is an emergency.`,
      'Eat and drink what you can keep down.',
    ]);
  }
  if (person.onSglt2 && feels('notQuiteWell')) {
    return call('sglt2_tired', 'Feeling tired on an SGLT2 medicine can be a warning sign.', [
      `Measure ketones now: at ${ketoneText(KETONES.ketosis)} or more, call your prescriber today; above ${KETONES.high.toFixed(1)}, it is an emergency.`,
      'No fasting and no strict keto until your prescriber has answered.',
    ]);
  }
  return null;
}

function call(rule: string, title: string, actions: string[]): ReadingAdvice {
  return {
    level: 'call_today',
    rule,
    title,
    actions,
    asks: 'Are you unusually tired or drowsy, or do you have vomiting that won’t stop, belly pain or fast breathing? If so, it is an emergency.',
    callsEmergencyNumber: false,
  };
}
