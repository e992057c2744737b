import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { normaliseText } from '#domain/symptoms/context.ts';
import type { Person } from '../person/person.ts';
import type { BodyFacts } from './body-facts.ts';
import { toldHealth } from './told-health.ts';

/** Somebody else is asked for: their numbers are not in the profile of the one who asks. */
const ABOUT_ANOTHER =
  /\bmy (?:\d+[ -](?:year|yr)s?[ -]old |\w+ )?(?:husband|wife|partner|mother|mom|mum|father|dad|brother|sister|son|daughter|kid|child|children|friend|boyfriend|girlfriend|grandma|grandpa|grandmother|grandfather|aunt|uncle|boss|neighbou?r|patient|client)\b|\bfor (?:him|her)\b/i;

export function isAboutAnother(text: string): boolean {
  return ABOUT_ANOTHER.test(normaliseText(text));
}

/** Stands for "under 18" where a message says so without the years. */
const MINOR_MOST = 17;

export type KnownPerson = {
  /** The profile, with what the messages tell put over it. */
  person: PersonalData;
  /** Fields of the body that come from the profile. */
  profileFields: ReadonlySet<keyof PersonalData>;
};

/**
 * Who the calculation is for: the profile of the one who asks, unless they ask for somebody else, and over it what they
 * say in words. A condition or medicine counts wherever in the conversation it was told.
 */
export async function knownPerson(
  { person, conversation = [] }: { person: Person; conversation?: readonly string[] },
  texts: readonly string[],
  facts: BodyFacts,
): Promise<KnownPerson> {
  const profile = texts.some(isAboutAnother) ? null : await person.profile();
  const base = profile ?? EMPTY_PERSONAL_DATA;
  const told = toldHealth([...conversation.filter((text) => !texts.includes(text)), ...texts]);
  const age = facts.age ?? base.age;
  const merged: PersonalData = {
    ...base,
    ...facts,
    age: told.minor ? Math.min(age ?? MINOR_MOST, MINOR_MOST) : age,
    ...(told.diabetes ? { diabetes: told.diabetes } : {}),
    ...(told.pregnancy ? { pregnancy: told.pregnancy } : {}),
    conditions: [...new Set([...base.conditions, ...told.conditions])],
    medicines: [...base.medicines, ...told.medicines],
  };
  const profileFields = new Set(
    profile
      ? (Object.keys(profile) as (keyof PersonalData)[]).filter(
          (name) => !SETTINGS.has(name) && isSaid(profile[name]) && !(name in facts),
        )
      : [],
  );
  return { person: merged, profileFields };
}

/** What says how to answer, and nothing of the person. */
const SETTINGS: ReadonlySet<keyof PersonalData> = new Set([
  'units',
  'timeZone',
  'country',
  'withheldFromCoach',
  'onboarding',
]);

function isSaid(value: PersonalData[keyof PersonalData]): boolean {
  if (value === null || value === '') return false;
  return typeof value !== 'object' || Object.values(value).some((one) => one !== null);
}
