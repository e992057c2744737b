import type { Card } from '../handbook/card.ts';
import { plainText } from '../handbook/references.ts';
import type { RankedCard } from '../retrieval/card-ranker.ts';
import { plainWording } from '../retrieval/wording.ts';
import { contentWords } from '../retrieval/words.ts';
import { conflicts } from './card-conflicts.ts';
import type { Knowledge } from './knowledge.ts';

/** What was found for a question: the cards that may answer, best first, and how sure the first is (0..1). */
export type Found = { question: string; ranked: readonly RankedCard[]; sure: number };

/** From here on the best card answers; from `MAYBE_FROM` on it is asked which is meant. Set as docs/coach.md tells. */
export const SURE_FROM = 0.13;
export const MAYBE_FROM = 0.1;
/** Below this the answer comes with what else may have been meant. */
export const CLEAR_FROM = 0.4;

/** A card none of whose ways of asking is this close to the question is at most offered, or not even that. */
const CLOSE = { sure: 0.58, maybe: 0.56 } as const;
/** A story is less close to everything. */
const CLOSE_OF_STORY = { sure: 0.5, maybe: 0.48 } as const;

const CANDIDATES = 12;
/** In log odds: what was told is told again only where nothing else comes near. */
const TOLD_COSTS = 4;
/** In log odds: a question that goes on is likely answered by the same article. */
const STAYING_COUNTS = 1;
/** Words of a message from which the sentence that asks is looked for by itself too. */
const STORY_WORDS_FROM = 14;
/** In log odds, for a card that cannot be the answer: of 500 for a condition nobody told of, readers found 14 right. */
const CONFLICT_COSTS = 4;
/** Such a sentence has to be this much surer than the whole message. */
const SENTENCE_SURER = 0.1;

/** A card so much of whose words another has says the same again: hair that falls out, told in two articles. */
const REPEATS_FROM = 0.42;

/** Cards that were told in the conversation, the article that a question goes on with, and what the person wrote before. */
export type Said = { told: ReadonlySet<Card>; stays?: string; before?: string };
const NOTHING: Said = { told: new Set() };

/**
 * Finds the cards for a question. Of a story the sentence that asks may speak for it.
 */
export async function findCards(knowledge: Knowledge, asked: string, said: Said = NOTHING): Promise<Found> {
  const question = knowledge.spelling(asked);
  const whole = await foundFor(knowledge, question, said);
  let best = whole;
  for (const sentence of askingSentences(question)) {
    const found = await foundFor(knowledge, sentence, said);
    if (found.sure > best.sure + (best === whole ? SENTENCE_SURER : 0)) best = found;
  }
  return { ...best, question: asked };
}

async function foundFor(
  { embedders, ranker }: Knowledge,
  question: string,
  { told, stays, before }: Said,
): Promise<Found> {
  const text = plainWording(question);
  const [vector] = await embedders.trained.embed([text]);
  if (!vector) throw new Error('The sentence model gave no vector');
  const ranked = ranker
    .rank(text, vector, CANDIDATES)
    .map((one) => ({
      ...one,
      score:
        one.score -
        (told.has(one.card) ? TOLD_COSTS : 0) -
        (conflicts(question, one.card, before) ? CONFLICT_COSTS : 0) +
        (one.card.slug === stays ? STAYING_COUNTS : 0),
    }))
    .sort((a, b) => b.score - a.score);
  return {
    question,
    ranked,
    sure: sureness(ranked, wordsIn(question) < STORY_WORDS_FROM ? CLOSE : CLOSE_OF_STORY),
  };
}

const wordsIn = (text: string) => text.split(/\s+/).length;

/** Share of the belief in all candidates that the best has; cards of one intent in two articles count together. */
function sureness(ranked: readonly RankedCard[], close: { sure: number; maybe: number }): number {
  const [best] = ranked;
  if (!best) return 0;
  const share = (one: RankedCard) => Math.exp(one.score - best.score);
  const all = ranked.reduce((sum, one) => sum + share(one), 0);
  const same = ranked.filter(({ card }) => isSameIntent(card, best.card));
  const sure = same.reduce((sum, one) => sum + share(one), 0) / all;
  if (best.signals.ask < close.maybe) return 0;
  return best.signals.ask < close.sure ? Math.min(sure, SURE_FROM - 0.01) : sure;
}

export const isSameIntent = (a: Card, b: Card) =>
  a.about === b.about && a.facet === b.facet && a.polarity === b.polarity && a.condition === b.condition;

/** Whether the second of two cards says something that the first does not. */
export function addsTo(first: Card, second: Card): boolean {
  if (isSameIntent(first, second)) return false;
  const said = new Set(contentWords(plainText(first.text)));
  const words = [...new Set(contentWords(plainText(second.text)))];
  return words.filter((word) => said.has(word)).length < REPEATS_FROM * words.length;
}

/** Sentences of a long message that ask something on their own. */
function askingSentences(text: string): string[] {
  if (wordsIn(text) < STORY_WORDS_FROM) return [];
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).map((sentence) => sentence.trim());
  return sentences.length < 2 ? [] : sentences.filter((sentence) => sentence.endsWith('?')).slice(-2);
}
