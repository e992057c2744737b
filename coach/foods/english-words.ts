import { readFileSync } from 'node:fs';
import { minilmFiles } from '../embedder/minilm-weights.ts';

let vocabulary: string | null = null;

/**
 * True for a word that stands whole in the vocabulary of the sentence model, which holds the common English words: so
 * it was meant, and is no slip of the hand for a food ("child" is no chili). Read from disk on first use and kept.
 */
export function isEnglishWord(word: string): boolean {
  vocabulary ??= readFileSync(minilmFiles().tokenizer, 'latin1');
  return vocabulary.includes(`"${word}":`);
}
