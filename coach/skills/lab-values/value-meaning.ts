import { a1cRange, averageGlucoseFromA1c } from '#domain/health-values/a1c.ts';
import { glucoseToMmol } from '#domain/health-values/glucose.ts';
import {
  A1C,
  glucoseText,
  PRESSURE,
  type PressureThreshold,
  pressureText,
} from '#domain/health-values/thresholds.ts';
import type { HealthContext } from '#domain/person/health-context.ts';

/** Whom a value is of, as far as it changes what the value means. */
export type Of = {
  readonly health: HealthContext;
  readonly hasPrediabetes: boolean;
  /** "your", "her", "his" or "their". */
  readonly your: string;
  /** `before` is days ago; `asked` is a number that nobody is said to have. */
  readonly when: 'now' | 'before' | 'asked';
};

/** What is said of a value; the words of `verdict` go on after it: "137/86 …". */
export type Meaning = {
  readonly verdict: string;
  /** For a yes or no in front; `open` where neither would be honest. */
  readonly level: 'normal' | 'raised' | 'low' | 'open';
  readonly more: readonly string[];
  readonly slug: string;
  readonly next: readonly string[];
};

/** A1C in mmol/mol, by the master equation of the IFCC reference system. */
export const ifccOf = (percent: number): number => Math.round(10.93 * percent - 23.5);

/** "168 mg/dL (9.3 mmol/L)", of any glucose. */
export const glucoseInBoth = (mgPerDl: number): string =>
  glucoseText({ mgPerDl: Math.round(mgPerDl), mmolPerL: glucoseToMmol(mgPerDl) });

const A1C_RANGES = {
  normal: { level: 'normal', verdict: 'is in the normal range' },
  prediabetes: {
    level: 'raised',
    verdict: 'is in the prediabetes range, though one test isn’t a diagnosis',
  },
  diabetes: { level: 'raised', verdict: 'is in the diabetes range, which a second test must confirm' },
} as const;

/** What holds of an A1C whatever the diagnosis. */
export const a1cFacts = (percent: number, your: string) => ({
  average: `It matches an average glucose of about ${glucoseInBoth(averageGlucoseFromA1c(percent))}.`,
  call: percent >= A1C.veryHigh.percent ? [`With an A1C this high, call ${your} doctor’s office today.`] : [],
});

export function a1cMeaning(percent: number, { health, hasPrediabetes, your }: Of): Meaning {
  const { average, call } = a1cFacts(percent, your);
  const common = {
    slug: 'a1c',
    next: ['How do you lower a high A1C?', 'Why does A1C not match your meter?'],
  };
  if (health.hasDiabetes) {
    return {
      ...common,
      level: 'open',
      verdict: `is measured against the goal ${your} clinician set, not against limits for diagnosis`,
      more: [
        average,
        ...call,
        'Goals differ with age, medicine and lows; don’t change medicine because of one value.',
      ],
    };
  }
  const range = a1cRange(percent);
  const isKnown = hasPrediabetes && range === 'prediabetes';
  const lines = `Below ${a1cText(A1C.prediabetes)} is normal, from ${a1cText(A1C.diabetes)} it is the diabetes range, and in between is prediabetes[^ada-diagnosis].`;
  const misleads = 'Anemia, low iron, a transfusion or kidney disease can make the test wrong.';
  const step = isKnown
    ? 'That fits the prediabetes you told me about; what counts is whether the next test, in about three months, is higher or lower.'
    : `A diagnosis takes two high lab results: show this one to ${your} doctor and have the test repeated.`;
  const goals =
    health.hasDiabetes === null ? ['With known diabetes, the clinician’s goal counts instead.'] : [];
  return {
    ...common,
    ...A1C_RANGES[range],
    more:
      range === 'normal'
        ? [lines, average, misleads, ...goals]
        : [lines, average, ...call, step, misleads, ...goals],
  };
}

const a1cText = ({ percent, mmolPerMol }: { percent: number; mmolPerMol: number }) =>
  `${percent}% (${mmolPerMol} mmol/mol)`;

const US = pressureText(PRESSURE.highUs);
const EUROPE = pressureText(PRESSURE.highEurope);
const CRISIS = pressureText(PRESSURE.crisis);

export function pressureMeaning(systolic: number, diastolic: number, { health, your }: Of): Meaning {
  const reaches = (line: PressureThreshold) => systolic >= line.systolic || diastolic >= line.diastolic;
  const isUnder = (line: PressureThreshold) => systolic < line.systolic || diastolic < line.diastolic;
  const common = {
    slug: 'high-blood-pressure-basics',
    next: ['How do you measure blood pressure at home?', 'How can you lower blood pressure without pills?'],
  };
  const again = `One reading doesn’t decide anything: take the average of several on different days, seated and rested for five minutes, and show ${your} doctor the list.`;
  const goals =
    'Diabetes, kidney disease and pregnancy can change the goal. Don’t add or skip a pill because of one value.';
  const beyond = `Over ${CRISIS}, call a doctor the same day; with chest pain, breathlessness, weakness, confusion or changes in vision, it is an emergency.`;
  if (systolic > PRESSURE.crisis.systolic || diastolic > PRESSURE.crisis.diastolic) {
    return {
      ...common,
      level: 'raised',
      verdict: `is over the crisis line of ${CRISIS}`,
      more: [
        `Sit quietly for five minutes and measure again. If it is still over that, call ${your} doctor or an urgent-care line now. No extra salt, and no extra pill.`,
        'With chest pain, trouble breathing, back pain, numbness, weakness, changes in vision or speech, or a severe headache, it is an emergency.',
      ],
    };
  }
  if (reaches(PRESSURE.highEurope)) {
    const verdict = `is high by US guidelines (from ${US}) and by European ones (from ${EUROPE})`;
    return { ...common, level: 'raised', verdict, more: [again, goals, beyond] };
  }
  if (reaches(PRESSURE.highUs)) {
    const verdict = `is high in US guidelines (from ${US}), not in European ones (from ${EUROPE})`;
    return { ...common, level: 'open', verdict, more: [again, goals, beyond] };
  }
  const signs = 'With fainting, chest pain, breathlessness or confusion, get emergency help.';
  if (health.takesBloodPressureMedicine && isUnder(PRESSURE.low)) {
    const verdict = `is low on blood pressure medicine, under ${pressureText(PRESSURE.low)}`;
    const more = [
      `Sit down, drink fluids, and call ${your} prescriber today; never stop a beta-blocker suddenly.`,
      signs,
    ];
    return { ...common, slug: 'blood-pressure', level: 'low', verdict, more };
  }
  if (isUnder(PRESSURE.veryLow) && systolic < PRESSURE.normal.systolic) {
    return {
      ...common,
      slug: 'blood-pressure',
      level: 'open',
      verdict: `is low by the usual limit of ${pressureText(PRESSURE.veryLow)}`,
      more: [
        'Some people live with that and feel fine. In the first weeks, low carb lowers blood pressure: drink fluids, stand up slowly, and measure again seated.',
        `If dizzy, or on blood pressure medicine or a water pill, call ${your} doctor today. ${signs}`,
      ],
    };
  }
  if (systolic >= PRESSURE.normal.systolic) {
    const verdict = `is a little above normal (below ${pressureText(PRESSURE.normal)}), but not high`;
    return { ...common, level: 'open', verdict, more: [again, goals] };
  }
  const verdict = `is in the normal range, below ${pressureText(PRESSURE.normal)}`;
  const onPills = health.takesBloodPressureMedicine
    ? ['With blood pressure pills, it shows that they work, and is no reason to skip them.']
    : [];
  return { ...common, level: 'normal', verdict, more: [...onPills, again] };
}
