import { readFileSync, writeFileSync } from 'node:fs';
import { createKnowledge, shippedEmbedders } from '#coach/composer/knowledge.ts';
import { loadAskedCards, loadHandbook } from '#coach/handbook/load-handbook.ts';
import type { CardSignals } from '#coach/retrieval/card-ranker.ts';
import { loadRankingWeights, RANKING_FILE } from '#coach/retrieval/ranking-weights.ts';
import { plainWording } from '#coach/retrieval/wording.ts';
import { softmax } from './softmax.ts';

/**
 * `node scripts/run.mjs training/coach/train-judged.ts`: brings what each signal counts nearer to what readers found of
 * strangers' questions (`judged.jsonl`: a question, cards, and a letter for each: right, near, miss, wrong), for a way of
 * asking that was written with its card is nearer to it than a stranger's. Also tells what it does to writers left out.
 */
const WORTH = { R: 1, N: 0.35, M: 0, W: 0 } as const;
const STEPS = 600;
const RATE = 0.05;
/** How strongly the weights are held at what the ways of asking taught. */
const HELD = 0.05;

type Judged = { writer: string; q: string; cards: string[]; g: string; kind?: string };
type List = { writer: string; letters: (keyof typeof WORTH)[]; rows: number[][] };

const judged: Judged[] = readFileSync(new URL('judged.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const embedders = shippedEmbedders();
const handbook = await loadHandbook();
const knowledge = await createKnowledge(handbook, embedders);
/** What became a way of asking is known by heart. */
const known = new Set((await loadAskedCards()).flatMap(({ ask }) => ask));
const weights = await loadRankingWeights();
const names = Object.keys(weights.signals) as (keyof CardSignals)[];
const lists: List[] = [];
for (const { writer, q, cards, g } of judged.filter((one) => !known.has(one.q))) {
  const text = plainWording(knowledge.spelling(q));
  const [vector = new Float32Array()] = await embedders.trained.embed([text]);
  const ranked = knowledge.ranker.rank(text, vector, Number.POSITIVE_INFINITY);
  const signed = cards.flatMap((id, at) => {
    const signals = ranked.find(({ card }) => card.id === id)?.signals;
    return signals ? [{ letter: g[at] as keyof typeof WORTH, row: names.map((name) => signals[name]) }] : [];
  });
  lists.push({ writer, letters: signed.map(({ letter }) => letter), rows: signed.map(({ row }) => row) });
}
const scales = names.map((_, at) => spread(lists.flatMap(({ rows }) => rows.map((row) => row[at] ?? 0))));
const start = names.map((name, at) => weights.signals[name] * (scales[at] ?? 1));

const writers = [...new Set(lists.map(({ writer }) => writer))];
const leftOut = writers.map((writer) =>
  rightFirst(
    fitted(lists.filter((list) => list.writer !== writer)),
    lists.filter((list) => list.writer === writer),
  ),
);
const count = (all: number[]) => `${all.reduce((sum, one) => sum + one, 0)} of ${lists.length}`;
console.log(`right first: before ${rightFirst(start, lists)}, each writer left out ${count(leftOut)}`);
const learned = fitted(lists);
const signals = Object.fromEntries(
  names.map((name, at) => [name, Math.round(((learned[at] ?? 0) / (scales[at] ?? 1)) * 1e3) / 1e3]),
);
console.log(`with all ${rightFirst(learned, lists)}`, signals);
writeFileSync(RANKING_FILE, `${JSON.stringify({ ...weights, signals })}\n`);
process.exit(0);

function fitted(all: readonly List[]): number[] {
  const now = [...start];
  for (let step = 0; step < STEPS; step++) {
    const slope = now.map((value, at) => HELD * (value - (start[at] ?? 0)));
    for (const { letters, rows } of all) {
      const worth = letters.map((letter) => WORTH[letter]);
      const total = worth.reduce<number>((sum, one) => sum + one, 0);
      if (total === 0) continue;
      const shares = softmax(rows.map((row) => scored(now, row)));
      rows.forEach((row, place) => {
        const miss = ((shares[place] ?? 0) - (worth[place] ?? 0) / total) / all.length;
        row.forEach((value, at) => {
          slope[at] = (slope[at] ?? 0) + (miss * value) / (scales[at] ?? 1);
        });
      });
    }
    slope.forEach((down, at) => {
      now[at] = (now[at] ?? 0) - RATE * down;
    });
  }
  return now;
}

function scored(at: readonly number[], row: readonly number[]): number {
  return row.reduce((sum, value, i) => sum + (value / (scales[i] ?? 1)) * (at[i] ?? 0), 0);
}

function rightFirst(at: readonly number[], all: readonly List[]): number {
  return all.filter(({ letters, rows }) => {
    const scores = rows.map((row) => scored(at, row));
    return letters[scores.indexOf(Math.max(...scores))] === 'R';
  }).length;
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
