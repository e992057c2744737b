import { z } from 'zod';
import type { Units } from '#contract/profile.ts';
import { ALLERGIES, CONDITIONS } from '#contract/profile-values.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { readJson, writeJson } from '../../lib/storage/json-value.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { formatHeight, formatWeight, type PersonForm, readHeight, readWeight } from './person-form.ts';

const text = z.string();
const wordList = z.object({ items: z.array(z.string()), pending: z.string() });

const draftFields = z
  .object({
    age: text,
    gender: text,
    height: text,
    weight: text,
    activity: text,
    weightGoal: text,
    healthGoal: text,
    diabetes: text,
    medicines: wordList,
    conditions: z.array(z.enum(CONDITIONS)),
    pregnancy: text,
    country: text,
    allergies: z.array(z.enum(ALLERGIES)),
    dislikes: wordList,
    eatingStyle: text,
    netCarbLimit: text,
    energy: text,
    protein: text,
    fat: text,
    glucoseUnit: text,
    weightUnit: text,
    lengthUnit: text,
    foodUnit: text,
    timeZone: text,
  } satisfies Record<keyof PersonForm, z.ZodType>)
  .partial();

export type Draft = Partial<PersonForm>;

/** What was typed, and the units it was typed in. */
const draft = z.object({
  fields: draftFields,
  length: z.enum(['cm', 'in']),
  weight: z.enum(['kg', 'lb']),
});

type Drafts = Record<string, unknown>;

const isRecord = (value: unknown): value is Drafts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whose draft of which part it is: one person's never comes up for the next who signs in here. */
const keyOf = (owner: string, section: string) => `${owner}/${section}`;

const readAll = ({ session }: BrowserStores): Drafts =>
  readJson(session, STORAGE_KEY.profileDrafts, isRecord) ?? {};

/** A measure typed in one unit, said in another; what is no measure stays as it was typed. */
function inUnits(typed: string, read: (text: string) => number | null, format: (value: number) => string) {
  const value = read(typed);
  return value === null ? typed : format(value);
}

/** What was typed into a section and not saved, in the units of now. */
export function readDraft(stores: BrowserStores, owner: string, section: string, units: Units): Draft {
  const stored = draft.safeParse(readAll(stores)[keyOf(owner, section)]);
  if (!stored.success) return {};
  const { fields, length, weight } = stored.data;
  const found: Draft = { ...fields } as Draft;
  if (found.height !== undefined && length !== units.length)
    found.height = inUnits(
      found.height,
      (typed) => readHeight(typed, length),
      (cm) => formatHeight(cm, units.length),
    );
  if (found.weight !== undefined && weight !== units.weight)
    found.weight = inUnits(
      found.weight,
      (typed) => readWeight(typed, weight),
      (kg) => formatWeight(kg, units.weight),
    );
  return found;
}

/** Keeps what is typed and not saved; an empty draft is taken away. A full storage costs the draft alone. */
export function writeDraft(
  stores: BrowserStores,
  owner: string,
  section: string,
  fields: Draft,
  { length, weight }: Units,
): void {
  const { [keyOf(owner, section)]: _before, ...others } = readAll(stores);
  const isEmpty = Object.keys(fields).length === 0;
  const all = isEmpty ? others : { ...others, [keyOf(owner, section)]: { fields, length, weight } };
  if (Object.keys(all).length === 0) stores.session.removeItem(STORAGE_KEY.profileDrafts);
  else writeJson(stores.session, STORAGE_KEY.profileDrafts, all);
}
