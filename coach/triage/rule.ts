import type { SafetyLevel } from '#contract/chat.ts';
import type { FamilyId } from './family-words.ts';

/**
 * One triage rule. It fires when every signal of one of the `when` groups holds.
 * `lines` are what the person reads: for an emergency the whole answer, else the note above the answer.
 */
export type TriageRule = {
  id: string;
  /** The kind of danger, whose words stand above the English ones where the message is in another language. */
  family?: FamilyId;
  level: Exclude<SafetyLevel, 'none'>;
  title: string;
  /** What it is about, for the line that reminds of it in later turns. */
  about?: string;
  when: readonly (readonly string[])[];
  lines: readonly string[];
  /** Its words treat a low; where a high was measured, another emergency that fired speaks first. */
  treatsLow?: boolean;
  /** Something has to be done before the call, as sugar for a low; the number follows in the question. */
  actsBeforeCall?: boolean;
  /** The question whose "yes" raises the level. */
  asks?: string | null;
  /** Gets the crisis lines instead of the plain emergency number. */
  crisis?: boolean;
  /** Slug of the only handbook article that may be answered from, where a diet plan could do harm. */
  onlyArticle?: string;
  /** Keeps `onlyArticle` to the message that fires the rule and to later ones about fasting. */
  onlyArticleForNow?: boolean;
};

/** Every pairing of one signal of each list, as groups for `when`. */
export function pairs(first: readonly string[], second: readonly string[]): string[][] {
  return first.flatMap((a) => second.map((b) => [a, b]));
}
