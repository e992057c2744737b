import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { createMiniLmEmbedder } from '../embedder/minilm-embedder.ts';
import { loadHandbook } from '../handbook/load-handbook.ts';
import { storedTopicHead } from '../topic/topic-head.ts';
import { loadTopicPhrases } from '../topic/topic-phrases.ts';
import { focusText, searchText } from './focus.ts';
import { indexUnits } from './index-units.ts';
import { createRetriever } from './retriever.ts';
import { INDEX_FILES, textsDigest } from './stored-vectors.ts';
import { packVectors, unpackVectors } from './vector-file.ts';
import { similarities } from './vector-table.ts';

const embedder = createMiniLmEmbedder();
afterAll(() => embedder.close());

const handbook = await loadHandbook();
const units = indexUnits(handbook);
const stored = unpackVectors(await readFile(INDEX_FILES.handbook));
const retriever = createRetriever(handbook, units, stored.table);

async function bestArticles(question: string): Promise<string[]> {
  const text = searchText(question);
  const [vector = new Float32Array()] = await embedder.embed([text]);
  return retriever.find(text, vector, 3).map(({ article }) => article.slug);
}

describe('stored index (run `npm run keto -- index-coach` when one of these fails)', () => {
  test('belongs to the handbook as it is', () => {
    expect(stored.digest).toBe(
      textsDigest(
        units.map((unit) => unit.text),
        embedder.id,
      ),
    );
  });

  test('holds the vectors that the sentence model gives', async () => {
    const sample = [0, 100, 400, units.length - 1];
    const fresh = await embedder.embed(sample.map((index) => units[index]?.text ?? ''));
    const closeness = sample.map(
      (index, i) => similarities(stored.table, fresh[i] ?? new Float32Array())[index] ?? 0,
    );
    expect(Math.min(...closeness)).toBeGreaterThan(0.98);
  });

  test('has the topic phrases as they are, and a head trained on them and these articles', async () => {
    const phrases = (await loadTopicPhrases()).map(({ text }) => text);
    const { digest } = unpackVectors(await readFile(INDEX_FILES.topicPhrases));
    expect(digest).toBe(textsDigest(phrases, embedder.id));
    const head = storedTopicHead.parse(JSON.parse(await readFile(INDEX_FILES.topicHead, 'utf8')));
    const articles = units.map((unit) => unit.text);
    expect(head.digest).toBe(textsDigest([...phrases, ...articles], embedder.id));
  });
});

describe('retrieval', () => {
  test('a handbook question finds its own article among the first two, nearly always first', async () => {
    const questions = handbook.articles.flatMap(({ slug, questions: own }) =>
      own.map((question) => ({ slug, question })),
    );
    const sample = questions.filter((_, index) => index % 4 === 0);
    const places: { question: string; place: number }[] = [];
    for (const { slug, question } of sample) {
      places.push({ question, place: (await bestArticles(question)).indexOf(slug) });
    }
    expect(places.filter(({ place }) => place < 0 || place > 1)).toEqual([]);
    expect(places.filter(({ place }) => place === 0).length / places.length).toBeGreaterThan(0.99);
  });

  test.each([
    ['how low do my carbs need to be', 'how-many-carbs'],
    ['do I take the fiber off the total', 'net-carbs'],
    ['pounding head and so tired since Monday, just began low carb', 'keto-flu'],
    ['doctor says my sugar is borderline', 'prediabetes'],
    ['sugar reading is up when I wake, I ate nothing', 'dawn-phenomenon'],
    ['bathroom troubles, have not gone in three days on this diet', 'constipation'],
    ['scale has not moved in a month', 'plateau'],
    ['is tequila fine on low carb', 'alcohol'],
    ['can the kids eat what I cook for myself', 'cooking-for-family-not-on-keto'],
    ['my cholesterol jumped after three months of keto', 'ldl-cholesterol'],
    ['what do I order at a steakhouse', 'eating-out'],
    ['does a stroll after dinner do anything for sugar', 'exercise-after-meals'],
    ['is maltitol in sugar free candy ok', 'sugar-alcohols'],
    ['grams of protein for someone who weighs 70 kg', 'protein'],
    ['which nut has the fewest carbs', 'nuts-and-seeds'],
    ['does black coffee count as fasting', 'what-breaks-a-fast'],
    ['how does the 0 to 10 rating of a food come about', 'keto-score'],
    ['numbers on a German food packet', 'reading-eu-labels'],
    ['I am a vegan, will this work', 'vegetarian-keto'],
    ['what does an index of glucose to ketones tell me', 'glucose-ketone-index'],
  ])('%s -> %s is among the first three', async (question, slug) => {
    expect(await bestArticles(question)).toContain(slug);
  });
});

describe('vector file', () => {
  test('gives back what was packed, within its rounding', () => {
    const vectors = [Float32Array.from([0.6, -0.8, 0]), Float32Array.from([0, 0, 1])];
    const { digest, table } = unpackVectors(packVectors({ digest: 'd', vectors }));
    expect(digest).toBe('d');
    vectors.forEach((vector, i) => {
      expect(similarities(table, vector)[i]).toBeCloseTo(1, 1);
    });
  });

  test('refuses a file that is cut off', () => {
    const whole = packVectors({ digest: 'd', vectors: [Float32Array.from([1, 0])] });
    expect(() => unpackVectors(whole.slice(0, -1))).toThrow('Vector file holds');
  });
});

describe('searchText', () => {
  test.each([
    ['Has anyone tried the carnivore diet?', 'Carnivore diet?'],
    ['Thoughts on yoghurt?', 'Yogurt?'],
    ["What's your take on ACV on keto?", 'Apple cider vinegar?'],
    ['Quick question: is HbA1c the same as average glucose?', 'Is A1C the same as average glucose?'],
    ['Any advice?', 'Any advice?'],
  ])('%s -> %s', (question, text) => {
    expect(searchText(question)).toBe(text);
  });
});

test('focusText leaves names and bare words alone', () => {
  expect(focusText('Can I eat cheese on a keto diet?')).toBe('Can I eat cheese?');
  expect(focusText('What is keto flu?')).toBe('What is keto flu?');
  expect(focusText('keto?')).toBe('keto?');
});
