import type { EatenByPerson, Person, PlanOfPerson } from '#coach/person/person.ts';
import { rememberingPerson } from '#coach/person/remembering-person.ts';
import type { HealthReading } from '#contract/health-readings.ts';
import type { PantryItem } from '#contract/pantry.ts';
import type { PersonalData } from '#contract/profile.ts';

/** Where an account's data is read; app.ts connects it with the features that keep them. Lists are newest first where nothing else is said. */
export interface PersonSources {
  findProfile(userId: number): Promise<PersonalData>;
  listReadings(userId: number): Promise<readonly HealthReading[]>;
  listPantry(userId: number): Promise<readonly PantryItem[]>;
  listPlans(userId: number): Promise<readonly PlanOfPerson[]>;
  /** In the order it was eaten. */
  listDiary(userId: number): Promise<readonly EatenByPerson[]>;
}

/** The one who is signed in. Nothing is read before it is asked for, and nothing twice for one question. */
export function personOfAccount(sources: PersonSources, userId: number): Person {
  return rememberingPerson({
    profile: () => sources.findProfile(userId),
    readings: () => sources.listReadings(userId),
    pantry: () => sources.listPantry(userId),
    plans: () => sources.listPlans(userId),
    diary: () => sources.listDiary(userId),
  });
}
