import { editDistance } from './edit-distance.ts';

interface CorrectionRules {
  /** Shorter words have too many neighbours to guess at. */
  lettersLeast: number;
  /** From so many letters on two slips are forgiven, below it one. */
  twoSlipsFrom: number;
  /** So many letters of the start must be right. */
  startLetters: number;
  /** Whether a word was meant as it stands. */
  isMeant: (word: string) => boolean;
}

/** The known word that a lower-case one with a slip of the hand most likely stands for, or null. */
export type Corrector = (word: string) => string | null;

/** A corrector by a list of lower-case words. Of words as near as each other it takes the first of the list. */
export function createCorrector(words: Iterable<string>, rules: CorrectionRules): Corrector {
  const startOf = (word: string) => word.slice(0, rules.startLetters);
  const byStart = Map.groupBy(words, startOf);
  return (word) => {
    if (word.length < rules.lettersLeast || rules.isMeant(word)) return null;
    let nearest: string | null = null;
    let least = word.length >= rules.twoSlipsFrom ? 3 : 2;
    for (const known of byStart.get(startOf(word)) ?? []) {
      if (Math.abs(known.length - word.length) >= least) continue;
      const distance = editDistance(word, known);
      if (distance < least) [nearest, least] = [known, distance];
    }
    return nearest;
  };
}
