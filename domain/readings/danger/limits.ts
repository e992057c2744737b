import {
  DIABETES_FASTING_GLUCOSE,
  KETONE_TARGET,
  LOW_GLUCOSE,
  NUTRITIONAL_KETOSIS_MOST,
} from '../targets.ts';

/**
 * Lines between glucose readings in mg/dL: the number table of the safety rules, evidence B5, B7 and B40. A value typed
 * in mmol/L falls on the side its printed number says: 3.0 is 54.05 and so not under 54, 3.9 is 70.26, 13.9 is
 * 250.4 and 16.7 is 300.9 and so over. Lines that a reading reaches (126, 200) are taken after rounding to whole
 * mg/dL as meters show it, since 11.1 mmol/L is 199.98.
 */
export const GLUCOSE_LIMITS = {
  /** Under this: level 2 of the ADA. */
  veryLow: 54,
  low: LOW_GLUCOSE,
  fastingDiabetes: DIABETES_FASTING_GLUCOSE,
  randomDiabetes: 200,
  /** Over this, ketones decide. */
  high: 250,
  /** Over this twice, or ill, is an emergency. */
  veryHigh: 300,
  /** From here on an emergency at once: the triage of the coach draws this line, the number table names none. */
  extreme: 400,
} as const;

/** Lines between blood ketone readings in mmol/L: the number table of the safety rules, evidence B1 and B2. */
export const KETONE_LIMITS = {
  ketosis: KETONE_TARGET,
  /** Under this, ketoacidosis is not what makes somebody ill. */
  harmless: 0.6,
  /** With glucose over 250: impending ketoacidosis. */
  impending: 1.5,
  /** Over this, and from it with glucose over 250: probable ketoacidosis in diabetes. */
  high: NUTRITIONAL_KETOSIS_MOST,
} as const;
