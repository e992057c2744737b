import { sentencesOf, wordCount } from '#domain/chat-text/sentences.ts';
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

/** Cards that are looked at for one text, and those that stay. */
const RANKED = 60;
const CANDIDATES = 12;
/** In log odds: what was told is told again only where nothing else comes near. */
const TOLD_COSTS = 4;
/** In log odds: a question that goes on is likely answered by the same article. */
const STAYING_COUNTS = 1;
/** In log odds, for a card that cannot be the answer: of 500 for a condition nobody told of, readers found 14 right. */
const CONFLICT_COSTS = 4;
/** In log odds, for a card without any word of what a follow-up names anew. */
const UNNAMED_COSTS = 4;
/** Words of a message from which its sentences are ranked by themselves too, so many of its last ones. */
const STORY_WORDS_FROM = 14;
const SENTENCES = 3;
/**
 * What the mean of the sentences counts beside the message as a whole. Of 807 messages of several sentences, their writer
 * left out, the right card came first for 556 so, for 544 by the whole alone.
 */
const SENTENCES_COUNT = 0.3;
/** The one question of several that is looked for counts as much as what it is read with. */
const PART_COUNTS = 0.5;
/** A mean is less spread than what it is of: this much more, and as many answers are as sure as without it. */
const SPREAD = 1.25;

/** A card so much of whose words another has says the same again: hair that falls out, told in two articles. */
const REPEATS_FROM = 0.42;

/**
 * Cards that were told in the conversation, the article that a question goes on with, what the person wrote before, and
 * which part of the question is to be answered.
 */
export type Said = {
  told: ReadonlySet<Card>;
  stays?: string;
  before?: string;
  part?: string;
  /** What a follow-up names anew: a card without these words costs something. */
  names?: readonly string[];
};
const NOTHING: Said = { told: new Set() };

/** Finds the cards for a question; of a story each of the last sentences speaks too. */
export async function findCards(knowledge: Knowledge, asked: string, said: Said = NOTHING): Promise<Found> {
  const question = knowledge.spelling(asked);
  const isStory = wordCount(question) >= STORY_WORDS_FROM;
  const { part } = said;
  const sentences = part !== undefined ? [knowledge.spelling(part)] : isStory ? lastSentences(question) : [];
  const [whole, ...others] = await Promise.all(
    [question, ...sentences.filter((one) => one !== question)].map((text) => rankedFor(knowledge, text)),
  );
  const ranked = together(whole ?? [], others, part !== undefined ? PART_COUNTS : SENTENCES_COUNT)
    .map((one) => ({
      ...one,
      score:
        one.score -
        (said.told.has(one.card) ? TOLD_COSTS : 0) -
        (conflicts(question, one.card, said.before) ? CONFLICT_COSTS : 0) -
        (said.names?.length ? UNNAMED_COSTS * unnamed(one.card, said.names) : 0) +
        (one.card.slug === said.stays ? STAYING_COUNTS : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, CANDIDATES);
  return { question: asked, ranked, sure: sureness(ranked, isStory ? CLOSE_OF_STORY : CLOSE) };
}

/** Share of the names that are not in a card's title; those that its text has count half. */
function unnamed({ heading, about, text }: Card, names: readonly string[]): number {
  const asked = new Set(contentWords(`${heading} ${about}`));
  const missing = names.filter((name) => !asked.has(name));
  if (missing.length === 0) return 0;
  const told = new Set(contentWords(plainText(text)));
  return missing.reduce((sum, name) => sum + (told.has(name) ? 0.5 : 1), 0) / names.length;
}

async function rankedFor({ embedders, ranker }: Knowledge, question: string): Promise<RankedCard[]> {
  const text = plainWording(question);
  const [vector] = await embedders.trained.embed([text]);
  if (!vector) throw new Error('The sentence model gave no vector');
  return ranker.rank(text, vector, RANKED);
}

/** The cards of the whole message by what it and its sentences say; a card that a sentence does not find is the last of its. */
function together(
  whole: readonly RankedCard[],
  sentences: readonly RankedCard[][],
  count: number,
): RankedCard[] {
  if (sentences.length === 0) return [...whole];
  const found = sentences.map((cards) => new Map(cards.map((one) => [one.card, one])));
  const least = sentences.map((cards) => cards.at(-1)?.score ?? 0);
  return whole.map((one) => {
    const scores = found.map((cards, at) => cards.get(one.card)?.score ?? least[at] ?? 0);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const ask = Math.max(...found.map((cards) => cards.get(one.card)?.signals.ask ?? 0), one.signals.ask);
    return {
      ...one,
      score: SPREAD * ((1 - count) * one.score + count * mean),
      signals: { ...one.signals, ask },
    };
  });
}

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

/** The last sentences of a message of several. */
function lastSentences(text: string): string[] {
  const sentences = sentencesOf(text).filter((sentence) => wordCount(sentence) >= 2);
  return sentences.length < 2 ? [] : sentences.slice(-SENTENCES);
}
