import type { Handbook } from '../handbook/article.ts';
import { OFF_TOPIC_ANCHORS } from './off-topic-anchors.ts';
import { ON_TOPIC_ANCHORS } from './on-topic-anchors.ts';
import type { LabelledVector } from './topic-head.ts';

/** Handbook questions are many and alike: each counts this much of a phrase written for the gate. */
const HANDBOOK_WEIGHT = 0.1;

/** Texts the topic head learns from, all written for this product: phrases of both kinds and the handbook's questions. */
export function topicTrainingTexts(handbook: Handbook): string[] {
  const questions = handbook.articles.flatMap((article) => article.questions);
  return [...ON_TOPIC_ANCHORS, ...OFF_TOPIC_ANCHORS, ...questions];
}

/** Labels and weights for the vectors of `topicTrainingTexts`; both sides weigh the same in total. */
export function labelTopicVectors(vectors: readonly Float32Array[]): LabelledVector[] {
  const offFrom = ON_TOPIC_ANCHORS.length;
  const handbookFrom = offFrom + OFF_TOPIC_ANCHORS.length;
  const onWeight = offFrom + HANDBOOK_WEIGHT * (vectors.length - handbookFrom);
  return vectors.map((vector, index) => {
    if (index < offFrom) return { vector, onTopic: true, weight: 1 };
    if (index < handbookFrom) return { vector, onTopic: false, weight: onWeight / OFF_TOPIC_ANCHORS.length };
    return { vector, onTopic: true, weight: HANDBOOK_WEIGHT };
  });
}
