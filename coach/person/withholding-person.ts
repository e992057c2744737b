import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA, type OwnData } from '#contract/profile-values.ts';
import type { Person } from './person.ts';

/**
 * The person as skills and models see them: what is switched off in the profile reads as null. A withheld profile
 * still gives units, zone, country and what is withheld, for these are needed to answer at all. Nothing is read where
 * the profile, which holds the switches, cannot be read.
 */
export function withholdingPerson(person: Person): Person {
  const withholds = async (kind: OwnData) =>
    (await person.profile())?.withheldFromCoach.includes(kind) === true;
  const unless =
    <T>(kind: OwnData, read: () => Promise<T>) =>
    async () =>
      (await withholds(kind)) ? null : read();
  return {
    withholds,
    async profile() {
      const profile = await person.profile();
      return profile && (await withholds('profile')) ? settingsOf(profile) : profile;
    },
    readings: unless('readings', () => person.readings()),
    pantry: unless('pantry', () => person.pantry()),
    plans: unless('plans', () => person.plans()),
    diary: unless('diary', () => person.diary()),
  };
}

function settingsOf({ units, timeZone, country, withheldFromCoach }: PersonalData): PersonalData {
  return { ...EMPTY_PERSONAL_DATA, units, timeZone, country, withheldFromCoach };
}
