import type { FamilyId } from '../family-words.ts';

/** The first words of an emergency in one language: short, since the whole text stands below in English. */
export type ForeignWords = {
  /** "Call {number} now." */
  call: string;
  /** Emergency numbers where this language is spoken, for somebody whose country is not known. */
  numbers: string;
  /** Of each kind of danger its title and what to do first and second. */
  families: Readonly<Record<FamilyId, readonly [title: string, first: string, second: string]>>;
};
