import { z } from 'zod';

/** Linear head over the sentence model: its score is above 0 where a text is more likely on topic than off. */
export type TopicHead = { weights: number[]; bias: number };

/** A head with the digest of the texts it was trained on. */
export const storedTopicHead = z.object({
  digest: z.string(),
  weights: z.array(z.number()),
  bias: z.number(),
});

export type LabelledVector = { vector: Float32Array; onTopic: boolean; weight: number };

const STEPS = 400;
const RATE = 8;
/** Keeps the weights small, so that the head follows what many phrases share and not single ones. */
const L2 = 0.001;

/** Logistic regression by plain gradient descent from zero: the same vectors always give the same head. */
export function trainTopicHead(samples: readonly LabelledVector[]): TopicHead {
  const dimensions = samples[0]?.vector.length ?? 0;
  const weights = new Float64Array(dimensions);
  let bias = 0;
  const total = samples.reduce((sum, sample) => sum + sample.weight, 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(dimensions);
    let biasGradient = 0;
    for (const { vector, onTopic, weight } of samples) {
      const miss = ((sigmoid(dot(weights, vector) + bias) - (onTopic ? 1 : 0)) * weight) / total;
      for (let i = 0; i < dimensions; i++) gradient[i] = (gradient[i] ?? 0) + miss * (vector[i] ?? 0);
      biasGradient += miss;
    }
    for (let i = 0; i < dimensions; i++) {
      weights[i] = (weights[i] ?? 0) - RATE * ((gradient[i] ?? 0) + L2 * (weights[i] ?? 0));
    }
    bias -= RATE * biasGradient;
  }
  return { weights: Array.from(weights, round), bias: round(bias) };
}

export function topicScore(head: TopicHead, vector: Float32Array): number {
  return dot(head.weights, vector) + head.bias;
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < b.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
