import { z } from 'zod';
import {
  type CreateReading,
  createReading,
  type UpdateReading,
  updateReading,
} from '#contract/health-readings.ts';
import type { UpdateProfile } from '#contract/profile.ts';
import {
  glucoseUnit,
  readingChanges,
  readingSubmission,
  snakeCase,
  submittedProfile,
} from '#contract/reading-submission.ts';
import { READING_LIMITS } from '#contract/reading-values.ts';
import { type GlucoseUnit, glucoseToMg, glucoseToMmol } from '#domain/health-values/glucose.ts';
import { limitWords, storedValue } from '#domain/health-values/measure-units.ts';

/** How a field was spelled by whoever sent it, so that a refusal names what they know. */
export type SentName = (field: string) => string;

export interface Submission {
  reading: CreateReading;
  /** Null without a profile, and for one in which nothing is said. */
  profile: UpdateProfile | null;
  sentName: SentName;
}

export interface Changes {
  changes: UpdateReading;
  sentName: SentName;
}

type Fields = Record<string, unknown>;

const NOT_AN_OBJECT = 'The request has no content, or not the expected one.';

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The known fields among those sent, by their contract's name, whichever way they are spelled. */
function pickFields(sent: Fields, known: readonly string[]): { fields: Fields; sentName: SentName } {
  const fields: Fields = {};
  const spelled = new Map<string, string>();
  for (const name of known) {
    const found = [name, snakeCase(name)].find((key) => Object.hasOwn(sent, key) && sent[key] !== undefined);
    if (found === undefined) continue;
    fields[name] = sent[found];
    spelled.set(name, found);
  }
  const likesSnake = [...spelled].some(([name, found]) => name !== found);
  return { fields, sentName: (name) => spelled.get(name) ?? (likesSnake ? snakeCase(name) : name) };
}

const withoutNulls = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Copies a schema's refusals under the names the fields were sent by. */
function refuse(context: z.RefinementCtx, error: z.ZodError, nameOf: SentName): void {
  for (const { path, message } of error.issues) {
    const [field] = path;
    context.addIssue({ code: 'custom', path: field === undefined ? [] : [nameOf(String(field))], message });
  }
}

/** Glucose in mg/dL, or why it cannot be what was meant. */
function readGlucose(value: number, unit: GlucoseUnit, unitName: string): { mgPerDl: number } | string {
  const { least, most } = READING_LIMITS.glucose;
  if (unit === 'mg/dL') {
    const mg = Math.round(glucoseToMg(value));
    if (value >= least || mg < least) return { mgPerDl: value };
    return `Glucose must be ${limitWords('glucose', unit)}. If ${value} is mmol/L, send ${unitName} "mmol/L" with it, or ${mg} for mg/dL`;
  }
  const mgPerDl = storedValue('glucose', value, unit);
  if (mgPerDl !== null) return { mgPerDl };
  const range = `Glucose must be ${limitWords('glucose', unit)}`;
  if (value > glucoseToMmol(most) && value <= most) {
    return `${range}. If ${value} is mg/dL, send ${unitName} "mg/dL" with it, or ${glucoseToMmol(value).toFixed(1)} for mmol/L`;
  }
  return range;
}

const readUnit = (sent: unknown): GlucoseUnit | undefined =>
  glucoseUnit.options.find((unit) => unit.toLowerCase() === String(sent).trim().toLowerCase());

/** Puts glucose into mg/dL and takes the unit away; a refusal is added to the context. */
function settleGlucose(context: z.RefinementCtx, fields: Fields, sentName: SentName): Fields {
  const { glucoseUnit: sentUnit, ...rest } = fields;
  const unit = readUnit(sentUnit ?? 'mg/dL');
  if (!unit) {
    const message = 'The glucose unit must be mg/dL or mmol/L';
    context.addIssue({ code: 'custom', path: [sentName('glucoseUnit')], message });
  } else if (typeof rest.glucoseLevel === 'number') {
    const read = readGlucose(rest.glucoseLevel, unit, sentName('glucoseUnit'));
    if (typeof read !== 'string') return { ...rest, glucoseLevel: read.mgPerDl };
    context.addIssue({ code: 'custom', path: [sentName('glucoseLevel')], message: read });
    // Already refused: whatever else is wrong is told beside it.
    return { ...rest, glucoseLevel: READING_LIMITS.glucose.least };
  }
  return rest;
}

function readProfile(context: z.RefinementCtx, sent: unknown): UpdateProfile | null {
  if (sent === undefined || sent === null) return null;
  if (!isObject(sent)) {
    context.addIssue({ code: 'custom', path: ['profile'], message: 'The profile must be an object' });
    return null;
  }
  const { fields, sentName } = pickFields(sent, Object.keys(submittedProfile.shape));
  const parsed = submittedProfile.safeParse(withoutNulls(fields));
  if (parsed.success) return Object.keys(parsed.data).length > 0 ? parsed.data : null;
  refuse(context, parsed.error, (name) => `profile.${sentName(name)}`);
  return null;
}

const describedAs = (schema: z.ZodType) => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
};

const CREATE_FIELDS = [...Object.keys(createReading.shape), 'glucoseUnit'];
const CHANGE_FIELDS = [...Object.keys(updateReading.shape), 'glucoseUnit'];

/** The body of a saved reading in any of its forms; what is null is taken as not entered. */
export const submissionBody = z
  .unknown()
  .transform((body, context): Submission => {
    const envelope = isObject(body) ? body : {};
    const sent = envelope.reading ?? envelope;
    if (!isObject(sent)) context.addIssue({ code: 'custom', path: ['reading'], message: NOT_AN_OBJECT });
    const { fields, sentName } = pickFields(isObject(sent) ? sent : {}, CREATE_FIELDS);
    const parsed = createReading.safeParse(withoutNulls(settleGlucose(context, fields, sentName)));
    const profile = readProfile(context, envelope.profile);
    if (parsed.success) return { reading: parsed.data, profile, sentName };
    refuse(context, parsed.error, sentName);
    return z.NEVER;
  })
  .meta(describedAs(readingSubmission));

/** The body of a changed reading; null takes a value away. */
export const changesBody = z
  .unknown()
  .transform((body, context): Changes => {
    const { fields, sentName } = pickFields(isObject(body) ? body : {}, CHANGE_FIELDS);
    const parsed = updateReading.safeParse(settleGlucose(context, fields, sentName));
    if (parsed.success) return { changes: parsed.data, sentName };
    refuse(context, parsed.error, sentName);
    return z.NEVER;
  })
  .meta(describedAs(readingChanges));
