import { readFileSync, writeFileSync } from 'node:fs';
import { createMiniLmEmbedder } from '#coach/embedder/minilm-embedder.ts';
import { QUESTION_ENCODER } from '#coach/embedder/sentence-models.ts';
import type { AskedCard } from '#coach/handbook/card.ts';
import { loadAskedCards } from '#coach/handbook/load-handbook.ts';
import { cardIndexOf } from '#coach/retrieval/card-index.ts';
import { type CardSignals, createCardRanker } from '#coach/retrieval/card-ranker.ts';
import { cardTexts } from '#coach/retrieval/card-texts.ts';
import { FRAME_NAMES } from '#coach/retrieval/question-frame.ts';
import { RANKING_FILE, type RankingWeights } from '#coach/retrieval/ranking-weights.ts';
import { plainWording } from '#coach/retrieval/wording.ts';
import { softmax, trainSoftmax } from './softmax.ts';

/**
 * `node scripts/run.mjs training/coach/train-ranking.ts HELD_OUT`: the layers that read a question's frame, and what each
 * signal of a card counts. HELD_OUT lists the ways of asking that the encoder never saw: the weights learn from these.
 */
const NAMES = [
  ...(['ask', 'asks', 'text', 'article', 'asked', 'anywhere', 'lacking', 'subject'] as const),
  ...(['facet', 'polarity', 'condition'] as const),
] satisfies (keyof CardSignals)[];
const STEPS = 400;
const RATE = 0.5;
/** Every fifth way of asking judges, the others train. */
const JUDGES = 5;

const [heldOutFile = ''] = process.argv.slice(2);
/** By card id, the places of its ways of asking that were held out. */
const heldOut: Record<string, number[]> = JSON.parse(readFileSync(heldOutFile, 'utf8'));
const cards = await loadAskedCards();
const isOut = (card: AskedCard, at: number) => heldOut[card.id]?.includes(at) ?? false;
const known = cards.map((card) => ({ ...card, ask: card.ask.filter((_, at) => !isOut(card, at)) }));
const asked = cards.flatMap((card, index) =>
  card.ask.flatMap((ask, at) => (isOut(card, at) ? [{ index, text: plainWording(ask) }] : [])),
);

const embedder = createMiniLmEmbedder(QUESTION_ENCODER);
const units = cardTexts(known);
const vectors = await embedder.embed(units.map(({ text }) => text));
const questions = await embedder.embed(asked.map(({ text }) => text));
await embedder.close();

const heads = trainHeads();
const flat = Object.fromEntries(
  NAMES.map((name) => [name, Number(name === 'ask')]),
) as RankingWeights['signals'];
const ranker = createCardRanker(known, cardIndexOf(known, units, vectors), { signals: flat, heads });
const lists = asked.map(({ index, text }, at) =>
  ranker
    .rank(text, questions[at] ?? new Float32Array(), Number.POSITIVE_INFINITY)
    .map(({ card, signals }) => ({
      isRight: card.id === cards[index]?.id,
      values: NAMES.map((name) => signals[name]),
    })),
);
const signals = trainSignals(lists.filter((_, at) => at % JUDGES !== 0));
const judged = lists.filter((_, at) => at % JUDGES === 0);
console.log(
  `the right card first: by meaning alone ${share(judged, flat)}, by all signals ${share(judged, signals)}`,
);
console.log(signals);
writeFileSync(RANKING_FILE, `${JSON.stringify({ signals, heads } satisfies RankingWeights)}\n`);

type Listed = { isRight: boolean; values: number[] }[];

function trainHeads(): RankingWeights['heads'] {
  const rows = units.flatMap(({ card, kind }, row) =>
    kind === 'ask' ? [{ card: known[card], vector: vectors[row] ?? new Float32Array() }] : [],
  );
  const head = (part: keyof RankingWeights['heads']) => {
    const names: readonly (string | undefined)[] = FRAME_NAMES[part];
    return trainSoftmax(
      rows.map(({ vector }) => vector),
      rows.map(({ card }) => names.indexOf(card?.[part])),
      names.length,
    );
  };
  return { facet: head('facet'), polarity: head('polarity'), condition: head('condition') };
}

/** Gradient descent on the log loss of the right card among its list, over signals brought to one scale. */
function trainSignals(all: readonly Listed[]): RankingWeights['signals'] {
  const learned = all.filter((list) => list.some(({ isRight }) => isRight));
  const scales = NAMES.map((_, at) =>
    spread(learned.flatMap((list) => list.map(({ values }) => values[at] ?? 0))),
  );
  const rows = learned.map((list) =>
    list.map(({ isRight, values }) => ({
      isRight,
      values: values.map((value, at) => value / (scales[at] ?? 1)),
    })),
  );
  const weights = NAMES.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const slope = NAMES.map(() => 0);
    for (const list of rows) {
      const shares = softmax(
        list.map(({ values }) => values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
      );
      list.forEach(({ isRight, values }, place) => {
        const miss = ((shares[place] ?? 0) - Number(isRight)) / rows.length;
        values.forEach((value, at) => {
          slope[at] = (slope[at] ?? 0) + miss * value;
        });
      });
    }
    slope.forEach((down, at) => {
      weights[at] = (weights[at] ?? 0) - RATE * down;
    });
  }
  const plain = weights.map((weight, at) => Math.round((weight / (scales[at] ?? 1)) * 1e3) / 1e3);
  return Object.fromEntries(NAMES.map((name, at) => [name, plain[at] ?? 0])) as RankingWeights['signals'];
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}

function share(all: readonly Listed[], weights: RankingWeights['signals']): string {
  const score = ({ values }: Listed[number]) =>
    NAMES.reduce((sum, name, at) => sum + weights[name] * (values[at] ?? 0), 0);
  const right = all.filter(
    (list) => list.reduce((best, one) => (score(one) > score(best) ? one : best)).isRight,
  );
  return `${((100 * right.length) / all.length).toFixed(1)} % of ${all.length}`;
}
