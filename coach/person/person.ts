import type { DiaryEntry } from '#contract/diary.ts';
import type { HealthReading } from '#contract/health-readings.ts';
import type { PantryItem } from '#contract/pantry.ts';
import type { PersonalData } from '#contract/profile.ts';
import type { OwnData } from '#contract/profile-values.ts';

/** A plan the person saved, as far as the coach speaks of it. */
export type PlanOfPerson = { id: number | string; title: string; content: string; createdAt: string };

/** What the person logged as eaten. */
export type EatenByPerson = Pick<DiaryEntry, 'day' | 'eatenAt' | 'meal' | 'name' | 'amount' | 'values'>;

/** A food of the person's pantry; grams in tenths, as it is stored. */
export type PantryOfPerson = Pick<
  PantryItem,
  | 'productName'
  | 'brand'
  | 'servingSize'
  | 'calories'
  | 'totalFat'
  | 'totalCarbs'
  | 'dietaryFiber'
  | 'protein'
  | 'netCarbs'
  | 'ketoScore'
  | 'createdAt'
> &
  Partial<Pick<PantryItem, 'notes'>>;

/**
 * The port to what is known of the one who asks, whoever keeps it: the server's database or the guest's browser.
 * Null means that nobody can know (an anonymous question); an empty list that there is nothing.
 */
export type Person = {
  profile(): Promise<PersonalData | null>;
  /** Newest first. */
  readings(): Promise<readonly HealthReading[] | null>;
  pantry(): Promise<readonly PantryOfPerson[] | null>;
  /** Newest first. */
  plans(): Promise<readonly PlanOfPerson[] | null>;
  /** Of the last 31 days, in the order it was eaten. */
  diary(): Promise<readonly EatenByPerson[] | null>;
  /** Whether the person switched off that the coach looks at this; it then gets null, and says why. */
  withholds?(kind: OwnData): Promise<boolean>;
};

/** Somebody of whom nothing is known. */
export const UNKNOWN_PERSON: Person = {
  profile: async () => null,
  readings: async () => null,
  pantry: async () => null,
  plans: async () => null,
  diary: async () => null,
};
