import { z } from 'zod';

/** What the head weighs of a text. */
export type TopicSignals = {
  /** Closeness to our phrases on topic less that to those off topic. */
  phrases: number;
  /** Closeness (0..1) of the nearest way in which the best card is asked. */
  handbook: number;
  /** 1 when a word of our own field stands in it. */
  ownWord: number;
  /** 1 when it speaks of other medicine and of nothing of ours. */
  otherMedicine: number;
  /** Logarithm of the number of its words: a long message is near to no phrase, whatever it is about. */
  length: number;
};

const NAMES = [
  'phrases',
  'handbook',
  'ownWord',
  'otherMedicine',
  'length',
] as const satisfies (keyof TopicSignals)[];

/** Logistic head over the signals: its score, in log odds, is above 0 where a text is more likely on topic than off. */
const topicHead = z.object({
  weights: z.object({
    phrases: z.number(),
    handbook: z.number(),
    ownWord: z.number(),
    otherMedicine: z.number(),
    length: z.number(),
  }),
  bias: z.number(),
});
export type TopicHead = z.output<typeof topicHead>;

/** A head with the digest of the texts it was trained with. */
export const storedTopicHead = topicHead.extend({ digest: z.string() });

export type TopicSample = { signals: TopicSignals; onTopic: boolean; weight: number };

const STEPS = 2000;
const RATE = 0.5;
/** Keeps the weights small, so that no signal is trusted more than the phrases show. */
const L2 = 0.001;

/** Logistic regression by plain gradient descent from zero: the same samples always give the same head. */
export function trainTopicHead(samples: readonly TopicSample[]): TopicHead {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const scales = NAMES.map((name) => spread(samples.map(({ signals }) => signals[name])));
  const rows = samples.map(({ signals, onTopic, weight }) => ({
    values: NAMES.map((name, i) => (signals[name] - (scales[i]?.mean ?? 0)) / (scales[i]?.deviation ?? 1)),
    wanted: onTopic ? 1 : 0,
    share: weight / total,
  }));
  const weights = NAMES.map(() => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => L2 * weight);
    let biasGradient = 0;
    for (const { values, wanted, share } of rows) {
      const score = values.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), bias);
      const miss = (1 / (1 + Math.exp(-score)) - wanted) * share;
      values.forEach((value, i) => {
        gradient[i] = (gradient[i] ?? 0) + miss * value;
      });
      biasGradient += miss;
    }
    gradient.forEach((slope, i) => {
      weights[i] = (weights[i] ?? 0) - RATE * slope;
    });
    bias -= RATE * biasGradient;
  }
  const plain = weights.map((weight, i) => weight / (scales[i]?.deviation ?? 1));
  const shift = plain.reduce((sum, weight, i) => sum + weight * (scales[i]?.mean ?? 0), 0);
  const [phrases = 0, handbook = 0, ownWord = 0, otherMedicine = 0, length = 0] = plain.map(round);
  return {
    weights: { phrases, handbook, ownWord, otherMedicine, length },
    bias: round(bias - shift),
  };
}

/** Log odds of a text being on topic. */
export function topicScore({ weights, bias }: TopicHead, signals: TopicSignals): number {
  return NAMES.reduce((sum, name) => sum + weights[name] * signals[name], bias);
}

function spread(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
