import { a1cRange } from '#domain/health-values/a1c.ts';
import { homaBand, homaIr } from '#domain/health-values/homa-ir.ts';
import { labToMmol } from '#domain/health-values/lab-units.ts';
import { A1C, GLUCOSE, glucoseText, LIPIDS } from '#domain/health-values/thresholds.ts';
import { glucoseInBoth, ifccOf } from '../value-meaning.ts';
import type { LabName, LabValues } from './told-lab-values.ts';

export type Glycemia = 'normal' | 'prediabetes' | 'diabetes';

/** What one value means. */
export type LabLine = {
  readonly text: string;
  readonly glycemia?: Glycemia;
  /** In words, where the value goes with insulin resistance: "low HDL". */
  readonly resistance?: string;
  /** Of the five signs of metabolic syndrome, the one that it is. */
  readonly sign?: string;
  /** How it is called where it is out of the usual range and neither of the above says so. */
  readonly standsOut?: string;
  /** What a doctor should see, whatever the rest says. */
  readonly forDoctor?: string;
};

/** A line for each value, in the order of a report; insulin only beside a glucose of the same blood. */
export function labLines(values: LabValues, hasHeartDisease: boolean): LabLine[] {
  const line = (name: LabName, of: (value: number) => LabLine): LabLine[] => {
    const told = values[name];
    if (!told) return [];
    const made = of(told.value);
    return [
      told.earlier === null
        ? made
        : { ...made, text: `${made.text}; ${trend(name, told.earlier, told.value)}` },
    ];
  };
  const glucose = values.glucose?.value;
  return [
    ...line('a1c', a1cLine),
    ...line('glucose', glucoseLine),
    ...line('insulin', (insulin) => insulinLine(insulin, glucose ?? 0)).filter(() => glucose !== undefined),
    ...line('triglycerides', triglyceridesLine),
    ...line('hdl', hdlLine),
    ...line('ldl', (ldl) => (hasHeartDisease ? ldlOfHeart(ldl) : ldlLine(ldl))),
  ];
}

const { prediabetes, diabetes } = A1C;
const A1C_WORDS: Readonly<Record<Glycemia, string>> = {
  normal: `normal, below ${prediabetes.percent}%`,
  prediabetes: `prediabetes range, ${prediabetes.percent} to ${(diabetes.percent - 0.1).toFixed(1)}%[^ada-diagnosis]`,
  diabetes: `diabetes range, from ${diabetes.percent}%[^ada-diagnosis]`,
};

function a1cLine(percent: number): LabLine {
  const glycemia = a1cRange(percent);
  const text = `A1C **${percent.toFixed(1)}% (${ifccOf(percent)} mmol/mol)**: ${A1C_WORDS[glycemia]}`;
  const call = 'With an A1C this high, call your doctor’s office today.';
  return { text, glycemia, ...(percent >= A1C.veryHigh.percent && { forDoctor: call }) };
}

const { fastingPrediabetes, fastingDiabetes } = GLUCOSE;
const GLUCOSE_WORDS: Readonly<Record<Glycemia, string>> = {
  normal: `normal when fasting, under ${glucoseText(fastingPrediabetes)}`,
  prediabetes: `when fasting, prediabetes range, from ${glucoseText(fastingPrediabetes)}[^ada-diagnosis]`,
  diabetes: `when fasting, diabetes range, from ${glucoseText(fastingDiabetes)}[^ada-diagnosis]`,
};

function glucoseLine(value: number): LabLine {
  const mgPerDl = Math.round(value);
  const isRaised = mgPerDl >= fastingPrediabetes.mgPerDl;
  const glycemia = mgPerDl >= fastingDiabetes.mgPerDl ? 'diabetes' : isRaised ? 'prediabetes' : 'normal';
  const text = `Glucose **${glucoseInBoth(value)}**: ${GLUCOSE_WORDS[glycemia]}`;
  return { text, glycemia, ...(isRaised && { sign: 'glucose' }) };
}

const HOMA_WORDS = {
  sensitive: 'below 1 suggests good insulin sensitivity',
  between: 'between good sensitivity (below 1) and resistance (above 2 to 2.5)',
  resistant: 'above 2 to 2.5 suggests insulin resistance',
} as const;

function insulinLine(microUnits: number, mgPerDl: number): LabLine {
  const index = homaIr(microUnits, 'µU/mL', mgPerDl, 'mg/dL');
  const band = homaBand(index);
  const homa = `HOMA-IR **${index.toFixed(1)}**; ${HOMA_WORDS[band]}, though limits differ between labs[^homa-cutoffs-2015]`;
  const text = `Insulin **${Number(microUnits.toFixed(1))} µU/mL** with that glucose: ${homa}`;
  return { text, ...(band === 'resistant' && { resistance: `a HOMA-IR of ${index.toFixed(1)}` }) };
}

const lipidText = (substance: 'cholesterol' | 'triglycerides', mgPerDl: number) =>
  `**${Math.round(mgPerDl)} mg/dL (${labToMmol(substance, mgPerDl).toFixed(1)} mmol/L)**`;

function triglyceridesLine(value: number): LabLine {
  const { triglyceridesRaised: raised, triglyceridesHigh: high } = LIPIDS;
  const isRaised = Math.round(value) >= raised.mgPerDl;
  const text = `Triglycerides ${lipidText('triglycerides', value)}: ${isRaised ? 'raised' : 'fine'}; under ${glucoseText(raised)} is the usual aim`;
  const pancreas = `Triglycerides of ${glucoseText(high)} or more endanger the pancreas: see your doctor this week, and before any high-fat diet.`;
  return {
    text,
    ...(isRaised && { resistance: 'high triglycerides', sign: 'triglycerides' }),
    ...(value >= high.mgPerDl && { forDoctor: pancreas }),
  };
}

function hdlLine(value: number): LabLine {
  const { hdlLowMen: men, hdlLowWomen: women } = LIPIDS;
  const mgPerDl = Math.round(value);
  const isLow = mgPerDl < men.mgPerDl;
  const isBetween = !isLow && mgPerDl < women.mgPerDl;
  const words = isLow ? 'low' : isBetween ? 'fine for a man, low for a woman' : 'fine';
  return {
    text: `HDL ${lipidText('cholesterol', value)}: ${words}; the cutoff is ${glucoseText(men)} for men and ${women.mgPerDl} (${women.mmolPerL}) for women`,
    ...(isLow && { resistance: 'low HDL', sign: 'HDL' }),
    ...(isBetween && { standsOut: 'the HDL if you are a woman' }),
  };
}

function ldlLine(value: number): LabLine {
  const { ldlMarked: marked, ldlHigh: high } = LIPIDS;
  const mgPerDl = Math.round(value);
  const own = 'your own target depends on diabetes, pressure, smoking and family';
  const words =
    mgPerDl >= high.mgPerDl
      ? 'high'
      : mgPerDl >= marked.mgPerDl
        ? `above the ${glucoseText(marked)} that many labs mark; ${own}`
        : `under the ${glucoseText(marked)} that many labs mark`;
  return {
    text: `LDL ${lipidText('cholesterol', value)}: ${words}`,
    ...(mgPerDl >= marked.mgPerDl && { standsOut: 'the LDL' }),
    ...(mgPerDl >= high.mgPerDl && {
      forDoctor: `An LDL of ${glucoseText(high)} or more is one to take to your doctor, whatever you eat.`,
    }),
  };
}

/** After a heart attack, a stent or a stroke the marks of laboratories are not what counts. */
function ldlOfHeart(value: number): LabLine {
  const { ldlGoalHeart: goal, ldlGoalVeryHighRisk: lowest } = LIPIDS;
  const isAbove = Math.round(value) >= goal.mgPerDl;
  return {
    text: `LDL ${lipidText('cholesterol', value)}: with heart disease, the usual goal is under ${glucoseText(goal)}; at very high risk, and in Europe, it is under ${glucoseText(lowest)}`,
    ...(isAbove && {
      standsOut: 'the LDL',
      forDoctor:
        'Talk with your doctor about the LDL before you go on: about your own goal, the medicine, and which fats to swap.',
    }),
  };
}

const trend = (name: LabName, earlier: number, value: number) =>
  `${value > earlier ? 'up' : 'down'} from ${name === 'a1c' ? earlier.toFixed(1) : Math.round(earlier)}`;
