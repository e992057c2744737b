import { expect, test } from 'vitest';
import { vectorTable } from '../retrieval/vector-table.ts';
import { phraseCloseness } from './phrase-closeness.ts';
import { trainTopicHead } from './topic-head.ts';
import { topicSamples } from './topic-training.ts';

/** Twenty phrases a side, meanings spread around one direction each, two to a line. */
const phrases = Array.from({ length: 40 }, (_, index) => ({
  text: index % 2 ? `carbs in dish ${index}` : `place number ${index} with a virus`,
  onTopic: index % 2 === 1,
  line: Math.floor(index / 4) * 2 + (index % 2),
}));
const vectors = phrases.map(({ onTopic }, index) => {
  const angle = (onTopic ? 0.3 : 1.2) + (index - 20) / 100;
  return Float32Array.from([Math.cos(angle), Math.sin(angle)]);
});
const table = vectorTable(vectors);
const texts = phrases.map((phrase, index) => ({
  phrase,
  vector: vectors[index] ?? new Float32Array(),
  handbook: phrase.onTopic ? 0.6 : 0.3,
}));

test('training twice gives the same head, and each signal pulls to its side', () => {
  const head = trainTopicHead(topicSamples(phrases, table, texts));
  expect(head).toEqual(trainTopicHead(topicSamples(phrases, table, texts)));
  expect(head.weights.phrases).toBeGreaterThan(0);
  expect(head.weights.handbook).toBeGreaterThan(0);
  expect(head.weights.ownWord).toBeGreaterThan(0);
  expect(head.weights.otherMedicine).toBeLessThan(0);
});

test('both sides weigh the same in training', () => {
  const samples = topicSamples(phrases, table, texts);
  const weigh = (onTopic: boolean) =>
    samples.filter((sample) => sample.onTopic === onTopic).reduce((sum, { weight }) => sum + weight, 0);
  expect(weigh(true)).toBeCloseTo(weigh(false), 10);
});

test('a phrase is not judged by its own line', () => {
  const [vector = new Float32Array()] = vectors.slice(1);
  expect(phraseCloseness(phrases, table, vector, phrases[1]?.line)).toBeLessThan(
    phraseCloseness(phrases, table, vector),
  );
});
