import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const head = z.object({ weights: z.array(z.array(z.number())), bias: z.array(z.number()) });

/** What each signal of a card counts, and the layers that read a question's frame. `training/coach` makes them. */
const rankingWeights = z.object({
  signals: z.object({
    ask: z.number(),
    asks: z.number(),
    text: z.number(),
    article: z.number(),
    asked: z.number(),
    anywhere: z.number(),
    lacking: z.number(),
    subject: z.number(),
    facet: z.number(),
    polarity: z.number(),
    condition: z.number(),
  }),
  heads: z.object({ facet: head, polarity: head, condition: head }),
});
export type RankingWeights = z.output<typeof rankingWeights>;

export const RANKING_FILE = new URL('../index/card-ranking.weights', import.meta.url);

/** The weights that ship with the product. */
export async function loadRankingWeights(): Promise<RankingWeights> {
  return rankingWeights.parse(JSON.parse(await readFile(RANKING_FILE, 'utf8')));
}
