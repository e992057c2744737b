import { GLUCOSE_MG_PER_MMOL } from './glucose.ts';

/** A limit of glucose in both units, each as its meters print it. Stored readings and rules are in mg/dL. */
export interface GlucoseThreshold {
  readonly mgPerDl: number;
  readonly mmolPerL: number;
}

const glucose = (mgPerDl: number): GlucoseThreshold => ({
  mgPerDl,
  mmolPerL: Math.round((mgPerDl / GLUCOSE_MG_PER_MMOL) * 10) / 10,
});

/**
 * Every line that the product draws between glucose readings: texts, charts, readings and triage take it from here.
 * A value typed in mmol/L falls on the side its printed number says: 3.0 is 54.05 and so not under 54, 3.9 is 70.26,
 * 13.9 is 250.4 and 16.7 is 300.9 and so over. Lines that a reading reaches (100, 126, 200, 400) are compared with whole
 * mg/dL as meters show it, since 11.1 mmol/L is 199.98.
 *
 * Sources: "ADA diagnosis" is the table of the Standards of Care 2021 and 2025; "ADA hypoglycemia" its levels (Clinical
 * Diabetes 42:196); "custom" is common advice without a guideline behind it.
 */
export const GLUCOSE = {
  /** Under 54 mg/dL (3.0 mmol/L) is seriously low: level 2 of ADA hypoglycemia. */
  veryLow: glucose(54),
  /** From 60 mg/dL (3.3 mmol/L) up to `low`, without medicine or symptoms, is often told of on keto: custom. */
  oftenSeenOnKeto: glucose(60),
  /** Under 70 mg/dL (3.9 mmol/L) is low and gets treated, not praised: level 1 of ADA hypoglycemia. */
  low: glucose(70),
  /** Least before a meal of goals often set in treated diabetes, 80 mg/dL (4.4 mmol/L): ADA goals for many adults. */
  goalBeforeMealLeast: glucose(80),
  /** Fasting, from 100 mg/dL (5.6 mmol/L): prediabetes of ADA diagnosis, and the app's target is to stay below it. */
  fastingPrediabetes: glucose(100),
  /** Fasting, from 126 mg/dL (7.0 mmol/L): diabetes once a second test agrees, ADA diagnosis. */
  fastingDiabetes: glucose(126),
  /** Most before a meal of goals often set in treated diabetes, 130 mg/dL (7.2 mmol/L): ADA goals for many adults. */
  goalBeforeMealMost: glucose(130),
  /** Two hours after the glucose drink, from 140 mg/dL (7.8 mmol/L): prediabetes, ADA diagnosis. */
  twoHourPrediabetes: glucose(140),
  /** Under 180 mg/dL (10.0 mmol/L) at the peak after a meal, in treated diabetes: ADA goals for many adults. */
  goalAfterMealMost: glucose(180),
  /** From 200 mg/dL (11.1 mmol/L) two hours after the glucose drink, or at any time with symptoms: ADA diagnosis. */
  randomDiabetes: glucose(200),
  /** Over 240 mg/dL (13.3 mmol/L), or ill, ketones are measured in diabetes: ADA advice, quoted at second hand. */
  measureKetones: glucose(240),
  /** Over 250 mg/dL (13.9 mmol/L) ketones decide: criterion of ketoacidosis (PMC8432437). */
  high: glucose(250),
  /** Over 300 mg/dL (16.7 mmol/L) twice, or ill, is an emergency: CDC advice, quoted at second hand. */
  veryHigh: glucose(300),
  /** From 400 mg/dL (22.2 mmol/L) an emergency at once: our own line, no source names one. */
  extreme: glucose(400),
} as const satisfies Readonly<Record<string, GlucoseThreshold>>;

/** A rise of less than 30 to 40 mg/dL (1.7 to 2.2 mmol/L) after a meal is what low-carb coaches look for: custom. */
export const RISE_AFTER_MEAL = { least: glucose(30), most: glucose(40) } as const;

/**
 * Every line between blood ketone readings, in mmol/L of beta-hydroxybutyrate (1 mmol/L is 10.4 mg/dL). "Cut points" is
 * the table for ketones in diabetes of Diabetes Care (Danne 2019); it holds for people with diabetes.
 */
export const KETONES = {
  /** Below this an index with glucose exaggerates the meter's noise: custom. */
  indexLeast: 0.3,
  /** Nutritional ketosis begins, and the app's target is above it: the range of the Virta program (Hallberg 2018). */
  ketosis: 0.5,
  /** Under this, ketones are normal in diabetes, and ketoacidosis is not what makes somebody ill: cut points. */
  harmless: 0.6,
  /** Up to this, ketones are watched in diabetes: cut points. From it with glucose over 250 mg/dL: call now. */
  watched: 1.5,
  /** From this in diabetes ketoacidosis may be coming, call the team now: cut points. */
  impending: 1.6,
  /** Over this in diabetes ketoacidosis is probable, cut points; nutritional ketosis ends here, and higher is not better. */
  high: 3,
} as const;

/** A limit of A1C in percent (NGSP) and mmol/mol (IFCC), each as laboratories print it. */
export interface A1cThreshold {
  readonly percent: number;
  readonly mmolPerMol: number;
}

/** IFCC = 10.93 x NGSP - 23.5, the master equation of the IFCC reference system. */
const a1c = (percent: number): A1cThreshold => ({ percent, mmolPerMol: Math.round(10.93 * percent - 23.5) });

/** Every line between A1C values. */
export const A1C = {
  /** From 5.7 percent (39 mmol/mol): prediabetes, ADA diagnosis. */
  prediabetes: a1c(5.7),
  /** From 6.5 percent (48 mmol/mol): diabetes once a second test agrees, ADA diagnosis. */
  diabetes: a1c(6.5),
  /** From 10 percent (86 mmol/mol) a call today: our own line, no source names one. */
  veryHigh: a1c(10),
} as const satisfies Readonly<Record<string, A1cThreshold>>;

/** A limit of blood lipids in both units, each as laboratories print it. */
export interface LipidThreshold {
  readonly mgPerDl: number;
  readonly mmolPerL: number;
}

/**
 * Every line between fasting lipids. "Metabolic syndrome" are the criteria that IDF, AHA and NHLBI share (Alberti 2009,
 * Circulation 120:1640).
 */
export const LIPIDS = {
  /** Triglycerides from it are raised: metabolic syndrome. */
  triglyceridesRaised: { mgPerDl: 150, mmolPerL: 1.7 },
  /** From it a doctor is seen before a high-fat diet: danger to the pancreas, common advice. */
  triglyceridesHigh: { mgPerDl: 500, mmolPerL: 5.6 },
  /** HDL under it is low in men: metabolic syndrome. */
  hdlLowMen: { mgPerDl: 40, mmolPerL: 1.0 },
  /** HDL under it is low in women: metabolic syndrome. */
  hdlLowWomen: { mgPerDl: 50, mmolPerL: 1.3 },
  /** LDL from it is above what many laboratories mark: a convention. */
  ldlMarked: { mgPerDl: 100, mmolPerL: 2.6 },
  /** LDL goal with heart disease: ACC/AHA 2026 (10.1161/CIR.0000000000001423). */
  ldlGoalHeart: { mgPerDl: 70, mmolPerL: 1.8 },
  /** LDL goal at very high risk: ACC/AHA 2026; with any heart disease ESC/EAS 2019. */
  ldlGoalVeryHighRisk: { mgPerDl: 55, mmolPerL: 1.4 },
  /** LDL from it belongs with a doctor: common advice (evidence B30). */
  ldlHigh: { mgPerDl: 190, mmolPerL: 4.9 },
} as const satisfies Readonly<Record<string, LipidThreshold>>;

/** A blood pressure in mmHg, the upper number before the lower. */
export interface PressureThreshold {
  readonly systolic: number;
  readonly diastolic: number;
}

/** Every line between blood pressures. */
export const PRESSURE = {
  /** Under it on pressure medicine: sit, drink, call today (our safety rules; no guideline names one line). */
  low: { systolic: 100, diastolic: 60 },
  /** Below it is normal: ACC/AHA 2017. */
  normal: { systolic: 120, diastolic: 80 },
  /** From it high in US guidelines: ACC/AHA 2017. */
  highUs: { systolic: 130, diastolic: 80 },
  /** From it high in European guidelines, measured at the doctor's: ESC/ESH 2018. */
  highEurope: { systolic: 140, diastolic: 90 },
  /** Above it with symptoms an emergency, without any a call today: ACC/AHA 2017. */
  crisis: { systolic: 180, diastolic: 120 },
  /** From it in pregnancy and the weeks after, an emergency whatever is felt: ACOG Practice Bulletin 222. */
  severeInPregnancy: { systolic: 160, diastolic: 110 },
  /** Below it with a symptom of shock, an emergency: the usual line of low pressure (AHA, NHS), a convention. */
  veryLow: { systolic: 90, diastolic: 60 },
} as const satisfies Readonly<Record<string, PressureThreshold>>;

/** Every line between pulses of adults at rest, in beats a minute. */
export const PULSE = {
  /** Over it at rest an emergency: our safety rules, and the highest score of NEWS2 (RCP 2017, from 131). */
  restMost: 130,
  /** Up to it a call today: the highest score of NEWS2 (RCP 2017). Trained hearts rest lower: a convention. */
  restLeast: 40,
} as const;

/** Every line between body temperatures, in degrees Celsius. */
export const TEMPERATURE = {
  /** Under it hypothermia: CDC (95 °F). */
  low: 35,
  /** From it a fever: CDC (100.4 °F). */
  fever: 38,
  /** From it an adult calls a doctor: 103 °F, common advice (Mayo Clinic), a convention. */
  highFever: 39.4,
} as const;

/** Every line between oxygen saturations at the finger, in percent. */
export const OXYGEN = {
  /** Up to it an emergency: NHS England, oximetry at home (2021). */
  emergencyMost: 92,
  /** Up to it a call today: the same. */
  callMost: 94,
  /** Under it an emergency with chronic lung disease, whose target is 88 to 92: BTS oxygen guideline 2017. */
  lungDiseaseLeast: 88,
} as const;

/** "70 mg/dL (3.9 mmol/L)" */
export const glucoseText = ({ mgPerDl, mmolPerL }: GlucoseThreshold | LipidThreshold): string =>
  `${mgPerDl} mg/dL (${mmolPerL.toFixed(1)} mmol/L)`;

/** "60 to 70 mg/dL (3.3 to 3.9 mmol/L)" */
export const glucoseRangeText = (from: GlucoseThreshold, to: GlucoseThreshold): string =>
  `${from.mgPerDl} to ${to.mgPerDl} mg/dL (${from.mmolPerL.toFixed(1)} to ${to.mmolPerL.toFixed(1)} mmol/L)`;

/** "3.0 mmol/L" */
export const ketoneText = (mmolPerL: number): string => `${mmolPerL.toFixed(1)} mmol/L`;

/** "100/60" */
export const pressureText = ({ systolic, diastolic }: PressureThreshold): string =>
  `${systolic}/${diastolic}`;
