import { GLUCOSE, KETONES, ketoneText } from '../../health-values/thresholds.ts';
import type { HealthContext } from '../../person/health-context.ts';
import { EARLIER_WANTED, isWanted } from './earlier-wanted.ts';
import {
  isBeyondMeter,
  NEVER_STOP_INSULIN,
  type ReadingAdvice,
  type ReadingFacts,
  TELL_THEM,
} from './facts.ts';
import { UNWELL_SIGNS } from './signs.ts';

/** The words of ketones: too high, or up in somebody for whom that is not advised. */
export function ketoneAdvice(facts: ReadingFacts): ReadingAdvice | null {
  const { glucose, ketones, person } = facts;
  if (ketones === null) return null;
  // Both values high is told by the rule of glucose, which names them together.
  if (ketones > KETONES.high && glucose !== null && glucose > GLUCOSE.high.mgPerDl) return null;
  if (ketones > KETONES.high) return isEmergency(facts) ? EMERGENCY : highKetones(facts, ketones);
  return ketosisNotAdvised(ketones, person) ?? ketonesInDiabetes(ketones, person);
}

const EMERGENCY: ReadingAdvice = {
  level: 'emergency',
  rule: 'high_ketones_at_risk',
  title: 'Ketones this high are an emergency for you, whatever your glucose is.',
  actions: [TELL_THEM, NEVER_STOP_INSULIN],
  asks: null,
  callsEmergencyNumber: true,
};

function isEmergency({ glucose, person, feels }: ReadingFacts): boolean {
  const prone = person.hasDiabetes || person.onSglt2 || person.pregnant || person.breastfeeding;
  const glucoseHigh = glucose !== null && Math.round(glucose) >= GLUCOSE.randomDiabetes.mgPerDl;
  return prone === true || glucoseHigh || feels(...UNWELL_SIGNS, 'heavyDrinking');
}

function highKetones(facts: ReadingFacts, ketones: number): ReadingAdvice {
  const stillHigh = facts.earlier.some((before) => isWanted(EARLIER_WANTED.ketonesStillHigh, before));
  const glucoseUp = facts.glucose !== null && Math.round(facts.glucose) >= GLUCOSE.fastingDiabetes.mgPerDl;
  const isHi = isBeyondMeter(ketones);
  const call = stillHigh || glucoseUp || isHi || facts.feels('notQuiteWell');
  return {
    level: call ? 'call_today' : 'caution',
    ...highCase(stillHigh, isHi),
    actions: [
      'End any fast, drink water and eat something with carbs.',
      `Measure your ketones again in two to four hours. If they are still above ${ketoneText(KETONES.high)} or rising, or you feel unwell, call a doctor today.`,
      checkOfMeter(ketones, isHi),
      ...(call ? ['Call a doctor today.'] : []),
    ],
    asks: 'Do you have diabetes or take an SGLT2 medicine (a "-flozin")? Are you pregnant or breastfeeding? Did you drink a lot of alcohol? Do you feel ill in any way? If any answer is yes, it is an emergency.',
    callsEmergencyNumber: false,
  };
}

function highCase(stillHigh: boolean, isHi: boolean): Pick<ReadingAdvice, 'rule' | 'title'> {
  if (isHi) {
    return {
      rule: 'ketone_meter_hi',
      title: 'HI means the ketones are too high for the meter to show: call a doctor today.',
    };
  }
  return stillHigh
    ? {
        rule: 'high_ketones_again',
        title: `Your ketones are still above ${KETONES.high} mmol/L: call a doctor today.`,
      }
    : {
        rule: 'high_ketones',
        title: `Eating keto doesn’t usually raise ketones above ${KETONES.high} mmol/L.`,
      };
}

function checkOfMeter(ketones: number, isHi: boolean): string {
  if (isHi) return 'Wash and dry your hands and measure again with a new strip now.';
  return ketones > 10
    ? 'Check the meter: a number this large may be in mg/dL, which is about ten times the mmol/L number.'
    : 'Check that the meter shows mmol/L. Did you have a ketone drink? That can raise it.';
}

/** Those for whom ketosis itself is not advised. */
function ketosisNotAdvised(ketones: number, person: HealthContext): ReadingAdvice | null {
  if (ketones < KETONES.ketosis) return null;
  const group = notAdvisedGroup(person);
  if (!group) return null;
  return {
    level: 'call_today',
    rule: group.rule,
    title: group.title,
    actions: [group.action, 'Do not fast until you have talked with them.'],
    asks: 'Do you have nausea, vomiting, belly pain, fast breathing or unusual tiredness? If so, it is an emergency.',
    callsEmergencyNumber: false,
  };
}

function notAdvisedGroup(person: HealthContext): { rule: string; title: string; action: string } | null {
  if (person.pregnant) {
    return {
      rule: 'ketosis_in_pregnancy',
      title: 'Ketosis is not advised during pregnancy.',
      action: 'Eat a normal varied diet and call your midwife or obstetrician today.',
    };
  }
  if (person.breastfeeding) {
    return {
      rule: 'ketosis_while_breastfeeding',
      title: 'Strict keto is not safe while breastfeeding.',
      action: 'Eat something with carbs now, and talk with your doctor or a dietitian today.',
    };
  }
  if (person.conditions.includes('fat_metabolism_disorder')) {
    return {
      rule: 'ketosis_ruled_out',
      title: 'Ketosis can set off a crisis with your metabolic disorder.',
      action: 'Eat something with carbs now and call your metabolic clinic today.',
    };
  }
  if (person.onSglt2) {
    return {
      rule: 'ketosis_on_sglt2',
      title: 'You have ketones and take an SGLT2 medicine: call your prescriber today.',
      action:
        'Ketoacidosis can happen with normal glucose. Do not continue keto until your prescriber has answered, and do not stop a heart or kidney medicine on your own.',
    };
  }
  return null;
}

function ketonesInDiabetes(ketones: number, person: HealthContext): ReadingAdvice | null {
  if (!person.hasDiabetes || ketones <= KETONES.watched) return null;
  return {
    level: 'call_today',
    rule: 'ketones_in_diabetes',
    title: 'You have diabetes and ketones this high: call your diabetes team now.',
    actions: [
      `Call your diabetes team now: ketones of ${KETONES.impending} to ${ketoneText(KETONES.high)} can turn into ketoacidosis. If you are ill, call even at a lower number.`,
      NEVER_STOP_INSULIN,
      `Measure glucose and ketones again in one to two hours. Ketones above ${ketoneText(KETONES.high)} are an emergency.`,
    ],
    asks: 'Do you feel drowsy, or have nausea, vomiting, belly pain or fast breathing? If so, it is an emergency.',
    callsEmergencyNumber: false,
  };
}
