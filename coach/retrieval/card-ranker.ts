import type { Card } from '../handbook/card.ts';
import type { CardIndex } from './card-index.ts';
import { createCardWords, type WordFit } from './card-words.ts';
import { frameFit, type QuestionFrame, questionFrame } from './question-frame.ts';
import type { RankingWeights } from './ranking-weights.ts';

/** What speaks for a card as the answer to a question. All are about 0..1 but for the frame's, which are log probabilities. */
export type CardSignals = {
  /** Closeness in meaning to the nearest way it is asked. */
  ask: number;
  /** Mean closeness to the three nearest ways. */
  asks: number;
  /** Closeness to the card itself. */
  text: number;
  /** Closeness to the nearest way any card of its article is asked. */
  article: number;
} & WordFit &
  Record<keyof QuestionFrame, number>;

export type RankedCard = {
  card: Card;
  /** Log odds of its being the answer, against the others. */
  score: number;
  signals: CardSignals;
};

export type CardRanker = {
  /** The cards that may answer, best first. `vector` is the question's meaning. */
  rank(question: string, vector: Float32Array, limit: number): RankedCard[];
};

/** Cards whose ways of asking are compared one by one: so many whose mean is nearest, a tenth of all. */
const COMPARED = 250;
/** Of these so many of the nearest are looked at closely, and so many of those that share words. */
const NEAREST = 40;
const WORDIEST = 20;

/**
 * A question almost word for word one of a card's own settles the matter: log odds for each hundredth above. The ranking
 * cannot learn it, for what it learns from is always worded anew.
 */
const SAME_QUESTION = { from: 0.9, points: 60 } as const;

/** Ranks all cards at once. */
export function createCardRanker(
  cards: readonly Card[],
  index: Pick<CardIndex, 'table' | 'ways' | 'words'>,
  weights: RankingWeights,
): CardRanker {
  const { table, ways } = index;
  const words = createCardWords(cards, index.words);
  const all = [...cards.keys()];
  const first = [0];
  for (const [card, count] of ways.entries()) first.push((first[card] ?? 0) + count + 1);
  const means = table.tail(first.at(-1) ?? 0);
  return {
    rank(question, vector, limit) {
      const frame = questionFrame(weights.heads, vector);
      const fits = words(question);
      const wordy = best(fits.cards, fits.asked, WORDIEST);
      const ofMeans = means.similarities(vector);
      const compared = new Set([...best(all, ofMeans, COMPARED), ...wordy]);
      const near = new Map<number, Closeness>();
      const nearest = new Float32Array(cards.length);
      const ofArticle = new Map<string, number>();
      for (const [from, to] of runsOf(compared)) {
        const start = first[from] ?? 0;
        const found = table.similarities(vector, start, first[to]);
        for (let card = from; card < to; card++) {
          const own = closeness(found.subarray((first[card] ?? 0) - start, (first[card + 1] ?? 0) - start));
          const slug = cards[card]?.slug ?? '';
          near.set(card, own);
          nearest[card] = own.ask;
          ofArticle.set(slug, Math.max(ofArticle.get(slug) ?? 0, own.ask));
        }
      }
      const looked = new Set([...best([...compared], nearest, NEAREST), ...wordy]);
      return [...looked]
        .flatMap((index): RankedCard[] => {
          const [card, found] = [cards[index], near.get(index)];
          if (!card || !found) return [];
          const signals: CardSignals = {
            ...found,
            article: ofArticle.get(card.slug) ?? 0,
            ...fits.of(index),
            ...frameFit(frame, card),
          };
          const same = SAME_QUESTION.points * Math.max(0, found.ask - SAME_QUESTION.from);
          return [{ card, signals, score: weighed(weights, signals) + same }];
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}

type Closeness = Pick<CardSignals, 'ask' | 'asks' | 'text'>;

/** @param similarities with the ways a card is asked, and last with the card itself */
function closeness(similarities: Float32Array): Closeness {
  const asks = similarities.subarray(0, -1).sort();
  const nearest = asks.at(-1) ?? 0;
  const second = asks.at(-2) ?? nearest;
  return {
    ask: nearest,
    asks: (nearest + second + (asks.at(-3) ?? second)) / 3,
    text: similarities.at(-1) ?? 0,
  };
}

function weighed({ signals: weights }: RankingWeights, signals: CardSignals): number {
  return (Object.keys(weights) as (keyof CardSignals)[]).reduce(
    (sum, name) => sum + weights[name] * signals[name],
    0,
  );
}

/** Places that follow each other, each run with the place behind its end: cards of an article are read at once. */
function runsOf(places: ReadonlySet<number>): [number, number][] {
  const runs: [number, number][] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === place) last[1] += 1;
    else runs.push([place, place + 1]);
  }
  return runs;
}

/** So many of the places with the highest values, highest first; only those that can be among them are sorted. */
function best(places: readonly number[], values: Float32Array | Float64Array, most: number): number[] {
  const value = (place: number) => values[place] ?? 0;
  const sorted = new Float64Array(places.length);
  places.forEach((place, at) => {
    sorted[at] = value(place);
  });
  const least = sorted.sort().at(-most) ?? Number.NEGATIVE_INFINITY;
  return places
    .filter((place) => value(place) >= least)
    .sort((a, b) => value(b) - value(a))
    .slice(0, most);
}
