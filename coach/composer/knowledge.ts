import type { Embedder } from '../embedder/embedder.ts';
import { createMiniLmEmbedder } from '../embedder/minilm-embedder.ts';
import { QUESTION_ENCODER, TRIAGE_ENCODER } from '../embedder/sentence-models.ts';
import type { Handbook } from '../handbook/article.ts';
import { loadCardIndex } from '../retrieval/card-index.ts';
import { type CardRanker, createCardRanker } from '../retrieval/card-ranker.ts';
import { loadRankingWeights } from '../retrieval/ranking-weights.ts';
import { createSpelling, type Spelling } from '../retrieval/spelling.ts';
import { createUnknownFood, type UnknownFood } from '../skills/foods/unknown-food.ts';
import { loadTopicGate } from '../topic/load-topic-gate.ts';
import type { TopicGate } from '../topic/topic-gate.ts';

/** The sentence model as it comes, for the topic; trained on the cards, to choose among them; and trained to hear danger. */
export type Embedders = { plain: Embedder; trained: Embedder; danger: Embedder };

export const shippedEmbedders = (): Embedders => ({
  plain: createMiniLmEmbedder(),
  trained: createMiniLmEmbedder(QUESTION_ENCODER),
  danger: createMiniLmEmbedder(TRIAGE_ENCODER),
});

/** Everything an answer is planned from. */
export type Knowledge = {
  handbook: Handbook;
  embedders: Embedders;
  ranker: CardRanker;
  spelling: Spelling;
  unknownFood: UnknownFood;
  gate: TopicGate;
};

/** Reads the stored index; what changed since it was built is made anew from the texts. */
export async function createKnowledge(handbook: Handbook, embedders: Embedders): Promise<Knowledge> {
  const [index, weights, gate] = await Promise.all([
    loadCardIndex(handbook, embedders.trained),
    loadRankingWeights(),
    loadTopicGate(embedders.plain),
  ]);
  return {
    handbook,
    embedders,
    ranker: createCardRanker(handbook.cards, index, weights),
    spelling: createSpelling(index.spelling),
    unknownFood: createUnknownFood(index.words.words),
    gate,
  };
}
