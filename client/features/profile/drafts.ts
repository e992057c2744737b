import { z } from 'zod';
import type { Units } from '#contract/profile.ts';
import { type BrowserStores, isRecord, readJson, writeJson } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import {
  formatHeight,
  formatWeight,
  type PersonForm,
  personForm,
  readHeight,
  readWeight,
} from './person-form.ts';

type Draft = Partial<PersonForm>;

const draft = z.object({
  fields: personForm.partial(),
  length: z.enum(['cm', 'in']),
  weight: z.enum(['kg', 'lb']),
});

/** Whose draft of which part it is: one person's never comes up for the next who signs in here. */
const keyOf = (owner: string, section: string) => `${owner}/${section}`;

const readAll = ({ session }: BrowserStores): Record<string, unknown> =>
  readJson(session, STORAGE_KEY.profileDrafts, isRecord) ?? {};

/** What was typed into a section and not saved, in the units of now. */
export function readDraft(stores: BrowserStores, owner: string, section: string, units: Units): Draft {
  const stored = draft.safeParse(readAll(stores)[keyOf(owner, section)]);
  if (!stored.success) return {};
  const { fields, length, weight } = stored.data;
  const found: Draft = { ...fields };
  // A measure typed in one unit is said in the unit of now; what is no measure stays as it was typed.
  const cm = readHeight(fields.height ?? '', length);
  if (cm !== null && length !== units.length) found.height = formatHeight(cm, units.length);
  const kg = readWeight(fields.weight ?? '', weight);
  if (kg !== null && weight !== units.weight) found.weight = formatWeight(kg, units.weight);
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
