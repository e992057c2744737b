import { z } from 'zod';
import {
  ACTIVITY_LEVELS,
  ALLERGIES,
  CONDITIONS,
  DIABETES_STATUSES,
  EATING_STYLES,
  OWN_DATA,
  PREGNANCY_STATES,
  WEIGHT_GOALS,
} from './profile-values.ts';

export const disclaimerKind = z.enum(['general', 'chat', 'pantry']);
export type DisclaimerKind = z.infer<typeof disclaimerKind>;

/** Without a body the general disclaimer is accepted. */
export const acceptDisclaimerRequest = z
  .object({ kind: disclaimerKind.default('general') })
  .default({ kind: 'general' });

const unitChoices = {
  glucose: z.enum(['mg/dL', 'mmol/L']),
  weight: z.enum(['kg', 'lb']),
  length: z.enum(['cm', 'in']),
  food: z.enum(['g', 'oz']),
};

/** How numbers are shown; what is stored is always mg/dL, kg, cm and g. */
export const units = z.object({
  glucose: unitChoices.glucose.default('mg/dL'),
  weight: unitChoices.weight.default('kg'),
  length: unitChoices.length.default('cm'),
  food: unitChoices.food.default('g'),
});
export type Units = z.infer<typeof units>;

const dailyTarget = (words: string, least: number, most: number) =>
  z.number(words).min(least, words).max(most, words).nullable();

const targetChoices = {
  /** kcal a day */
  energy: dailyTarget('Energy must be 800 to 6000 kcal', 800, 6000),
  /** grams a day */
  protein: dailyTarget('Protein must be 20 to 400 g', 20, 400),
  /** grams a day */
  fat: dailyTarget('Fat must be 10 to 500 g', 10, 500),
};

/** Daily targets a person set in place of the computed ones; null follows the computed one. */
export const ownTargets = z.object({
  energy: targetChoices.energy.default(null),
  protein: targetChoices.protein.default(null),
  fat: targetChoices.fat.default(null),
});
export type OwnTargets = z.infer<typeof ownTargets>;

const words = (name: string, most: number) => {
  const range = `${name} must have 1 to ${most} characters`;
  return z.string(range).trim().min(1, range).max(most, range);
};

/** Each at most once, so that a list is no longer than its choices. */
const someOf = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.array(z.enum(choices)).max(choices.length, `You can choose at most ${choices.length}`);

/** What a person says about themselves. Null and empty lists mean "not said", never "no". */
export const personalData = z.object({
  age: z
    .number('Age must be a number')
    .int('Age must be a whole number')
    .min(1, 'Age must be 1 to 120')
    .max(120, 'Age must be 1 to 120')
    .nullable(),
  gender: z.string().trim().max(40, 'Gender must be at most 40 characters').nullable(),
  /** centimetres */
  height: z
    .number('Height must be a number')
    .min(50, 'Height must be 50 to 250 cm')
    .max(250, 'Height must be 50 to 250 cm')
    .nullable(),
  /** kilograms */
  weight: z
    .number('Weight must be a number')
    .min(20, 'Weight must be 20 to 400 kg')
    .max(400, 'Weight must be 20 to 400 kg')
    .nullable(),
  healthGoal: z.string().trim().max(200, 'The goal must be at most 200 characters').nullable(),
  weightGoal: z.enum(WEIGHT_GOALS).nullable(),
  activity: z.enum(ACTIVITY_LEVELS).nullable(),
  diabetes: z.enum(DIABETES_STATUSES).nullable(),
  pregnancy: z.enum(PREGNANCY_STATES).nullable(),
  /** Names as the person writes them, brand or generic. */
  medicines: z.array(words('Each medicine', 80)).max(40, 'You can list at most 40 medicines'),
  conditions: someOf(CONDITIONS),
  allergies: someOf(ALLERGIES),
  /** Foods the person does not want to eat, in their words. */
  dislikes: z.array(words('Each dislike', 60)).max(60, 'You can list at most 60 dislikes'),
  /** Null is everything. */
  eatingStyle: z.enum(EATING_STYLES).nullable(),
  /** grams of net carbs a day; null is the default limit of the product */
  netCarbLimit: z
    .number()
    .min(5, 'The net carb limit must be 5 to 130 g')
    .max(130, 'The net carb limit must be 5 to 130 g')
    .nullable(),
  ownTargets,
  units,
  /** IANA zone the person's calendar days are counted in; null is the device's. */
  timeZone: z.string().max(60).nullable(),
  /** Two letters, ISO 3166-1; decides which emergency numbers are named. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'The country must be two letters')
    .nullable(),
  /** What the coach must not answer from. Safety rules look at profile and readings all the same, on the server alone. */
  withheldFromCoach: someOf(OWN_DATA),
  /** Whether the first questions were answered, put off, or not yet seen. */
  onboarding: z.enum(['open', 'skipped', 'done']),
});
export type PersonalData = z.infer<typeof personalData>;

/** IANA zones by the platform's own tables; an offset such as +02:00 is no zone, for it knows no summer time. */
function isKnownTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[a-z]/i.test(zone);
  } catch {
    return false;
  }
}

export const knownTimeZone = z
  .string('The time zone must be a name such as Europe/Berlin')
  .max(60, 'The time zone must be a name such as Europe/Berlin')
  .refine(isKnownTimeZone, 'We don’t know this time zone; it must be a name such as Europe/Berlin');

/** Any of the fields; the others stay as they are, also within units and targets. */
export const updateProfileRequest = personalData
  .extend({
    timeZone: knownTimeZone.nullable(),
    units: z.object(unitChoices).partial(),
    ownTargets: z.object(targetChoices).partial(),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'This request changes nothing');
export type UpdateProfile = z.output<typeof updateProfileRequest>;

const acceptedAt = z.iso.datetime().nullable();

export const profile = personalData.extend({
  disclaimerAccepted: z.boolean(),
  chatDisclaimerAccepted: z.boolean(),
  pantryDisclaimerAccepted: z.boolean(),
  /** When each was accepted first; null while it is not, and for those accepted before the time was kept. */
  disclaimerAcceptedAt: acceptedAt,
  chatDisclaimerAcceptedAt: acceptedAt,
  pantryDisclaimerAcceptedAt: acceptedAt,
  coachLevel: z.string(),
});
export type Profile = z.infer<typeof profile>;
