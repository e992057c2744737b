import { A1C, GLUCOSE, KETONES, PRESSURE } from '#domain/health-values/thresholds.ts';

/**
 * What a text has to speak of beside a limit, so that one limit of the table does not stand where another belongs:
 * 300 mg/dL is no line for a call, and 70 mg/dL none for an emergency.
 */
export type Meanings = ReadonlyMap<number, RegExp>;

function meanings<Name extends string, Row>(
  table: Readonly<Record<Name, Row>>,
  value: (row: Row) => number,
  words: Readonly<Record<Name, RegExp>>,
): Meanings {
  return new Map((Object.keys(table) as Name[]).map((name) => [value(table[name]), words[name]]));
}

export const GLUCOSE_MEANINGS = meanings<keyof typeof GLUCOSE, { mgPerDl: number }>(
  GLUCOSE,
  ({ mgPerDl }) => mgPerDl,
  {
    veryLow: /seriously low|symptoms|deserve|emergency/,
    oftenSeenOnKeto: /without symptoms/,
    low: /\blows?\b|treat|sugar|steady/,
    goalBeforeMealLeast: /before meals/,
    fastingPrediabetes: /normal|prediabetes|settles|goal|stays|fasting value/,
    fastingDiabetes: /diabetes|lab test|twice/,
    goalBeforeMealMost: /before meals/,
    twoHourPrediabetes: /two hours|prediabetes/,
    goalAfterMealMost: /peak|often/,
    randomDiabetes: /diabetes|lab test|tested|readings/,
    measureKetones: /ketones/,
    high: /doctor|ketones|same day|call/,
    veryHigh: /twice|emergency|get help at once/,
    extreme: /emergency/,
  },
);

export const KETONE_MEANINGS = meanings<keyof typeof KETONES, number>(KETONES, (value) => value, {
  indexLeast: /do not trust|tiny errors|\bnois[ey]/,
  ketosis: /ketosis|plenty|call your doctor|most of the time/,
  harmless: /normal|watch/,
  watched: /watch|diabetes team now/,
  impending: /team/,
  high: /emergency|ketoacidosis|nutritional|than eating keto|long fasts|still above|own insulin/,
});

export const A1C_MEANINGS = meanings<keyof typeof A1C, { percent: number }>(A1C, ({ percent }) => percent, {
  prediabetes: /normal|prediabetes/,
  diabetes: /diabetes|blood test decides|remission/,
  veryHigh: /call|doctor/,
});

export const PRESSURE_MEANINGS = new Map<string, RegExp>([
  [`${PRESSURE.low.systolic}/${PRESSURE.low.diastolic}`, /dizziness/],
  [`${PRESSURE.normal.systolic}/${PRESSURE.normal.diastolic}`, /normal/],
  [`${PRESSURE.highUs.systolic}/${PRESSURE.highUs.diastolic}`, /us guidelines/],
  [`${PRESSURE.highEurope.systolic}/${PRESSURE.highEurope.diastolic}`, /european/],
  [`${PRESSURE.crisis.systolic}/${PRESSURE.crisis.diastolic}`, /emergency/],
]);
