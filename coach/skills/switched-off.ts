import type { OwnData } from '#contract/profile-values.ts';
import type { Person } from '../person/person.ts';

const NAMES: Readonly<Record<OwnData, string>> = {
  profile: 'profile',
  readings: 'readings',
  pantry: 'pantry',
  plans: 'meal plans',
  diary: 'diary',
};

/** Said in place of what the person switched off; null where it may be looked at. */
export async function switchedOffText(person: Person, kind: OwnData): Promise<string | null> {
  if (!(await person.withholds?.(kind))) return null;
  return `You’ve turned off my access to your ${NAMES[kind]}. You can turn it back on in your [profile](/profile).`;
}
