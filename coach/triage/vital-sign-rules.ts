import { OXYGEN, PRESSURE, PULSE, pressureText, TEMPERATURE } from '#domain/health-values/thresholds.ts';
import { pairs, type TriageRule } from './rule.ts';

const CRISIS = pressureText(PRESSURE.crisis);
const OF_PRESSURE = [
  ...['severeHeadache', 'chestPain', 'breathless', 'stroke', 'drowsyOrConfused', 'weak', 'vomiting'],
  ...['feelsVeryIll', 'pregnancyDanger', 'fainted'],
] as const;
const OF_SHOCK = ['fainted', 'drowsyOrConfused', 'breathless', 'chestPain', 'bleeding', 'weak'] as const;

/** What measured pressure, pulse, oxygen and temperature ask for. */
export const VITAL_SIGN_RULES: readonly TriageRule[] = [
  {
    id: 'pressure-emergency',
    level: 'emergency',
    title: 'That blood pressure needs emergency care.',
    when: [
      ...pairs(['pressureCrisis'], OF_PRESSURE),
      ...pairs(['pregnant', 'postpartum', 'earlyPostpartum'], ['pressureSevere']),
      ...pairs(['pressureVeryLow'], OF_SHOCK),
    ],
    lines: [
      'Sit or lie down and do not drive yourself. Take no extra pill to bring the pressure down, and do not make up for one you skipped.',
      'Tell the operator both numbers, the medicines taken, and whether you are pregnant or gave birth in the last six weeks.',
    ],
  },
  {
    id: 'oxygen-or-pulse-emergency',
    level: 'emergency',
    title: 'That oxygen level or pulse needs emergency care.',
    when: [
      ['oxygenVeryLow'],
      ...pairs(
        ['pulseHigh', 'pulseLow'],
        ['breathless', 'fainted', 'dizzy', 'chestPain', 'drowsyOrConfused'],
      ),
      ['coldBody', 'drowsyOrConfused'],
    ],
    lines: [
      'Sit upright, stop what you are doing, unlock the door, and do not drive yourself.',
      `Warm your finger and measure oxygen once more while you wait; ${OXYGEN.emergencyMost}% or less counts even if you feel fine.`,
      'Tell the operator the number and how you feel.',
    ],
  },
  {
    id: 'pressure-very-high',
    level: 'call_today',
    title: 'Please call a doctor about that blood pressure today.',
    when: [['pressureCrisis']],
    lines: [
      `Sit quietly for five minutes and measure again. If it is still over ${CRISIS}, call your doctor or an urgent-care line now. Take no extra salt and no extra pill on your own.`,
      'With chest pain, trouble breathing, back pain, numbness, weakness, a change in vision or speech, or a severe headache, it is an emergency.',
    ],
  },
  {
    id: 'vital-sign-out-of-range',
    level: 'call_today',
    title: 'Please call a doctor about that reading today.',
    when: [
      ...[['oxygenLow'], ['pulseLow'], ['highFever'], ['coldBody']],
      ...pairs(['pulseHigh'], ['palpitations', 'feelsVeryIll', 'shaky', 'vomiting']),
    ],
    lines: [
      'Measure once more at rest, pause fasting and hard exercise, and drink fluids.',
      `Oxygen of ${OXYGEN.emergencyMost}% or less, a pulse over ${PULSE.restMost} at rest, fainting, chest pain, trouble breathing or confusion: emergency.`,
    ],
  },
  {
    id: 'pulse-posture',
    level: 'caution',
    title: 'Was that pulse at rest?',
    when: [['pulseHigh']],
    lines: [
      `After stairs or exercise a pulse like that is usual and slows down within minutes. Over ${PULSE.restMost} while you sit still is an emergency.`,
    ],
  },
  {
    id: 'pressure-high',
    level: 'caution',
    title: `Blood pressure of ${pressureText(PRESSURE.highEurope)} or more`,
    when: [['pressureHigh']],
    lines: [
      `Measure it again on other days, seated and rested, and show a doctor the list. No extra salt on your own until then. Over ${CRISIS}, call a doctor the same day; with symptoms, it is an emergency.`,
    ],
  },
  {
    id: 'fever',
    level: 'caution',
    title: `A fever is 100.4 °F (${TEMPERATURE.fever} °C) or more`,
    when: [['feverMeasured']],
    lines: [
      'Pause fasting and strict keto while it lasts, drink fluids with some salt, and eat what stays down.',
    ],
  },
];
