import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { findCards, SURE_FROM } from '../composer/find-card.ts';
import { createKnowledge, shippedEmbedders } from '../composer/knowledge.ts';
import { loadAskedCards, loadHandbook } from '../handbook/load-handbook.ts';
import { TOPIC_FILES, textsDigest } from '../topic/topic-files.ts';
import { storedTopicHead } from '../topic/topic-head.ts';
import { loadTopicPhrases } from '../topic/topic-phrases.ts';
import { indexDigest, loadCardIndex, makeCardIndex } from './card-index.ts';
import { CARD_INDEX_FILES } from './card-index-file.ts';
import { cardTexts } from './card-texts.ts';
import { createCardWords } from './card-words.ts';
import { wordsOfCards } from './spelling.ts';
import { openVectors, packVectors } from './vector-file.ts';
import { vectorTable } from './vector-table.ts';
import { wordTable } from './word-table.ts';

const embedders = shippedEmbedders();
afterAll(() => Promise.all([embedders.plain.close?.(), embedders.trained.close?.()]));

const handbook = await loadHandbook();
const cards = await loadAskedCards();
const stored = openVectors(CARD_INDEX_FILES.vectors);
const knowledge = await createKnowledge(handbook, embedders);

describe('stored index (run `npm run keto -- index-coach` when one of these fails)', () => {
  const texts = cardTexts(cards).map(({ text }) => text);

  test('belongs to the handbook as it is', async () => {
    expect(stored.digest).toBe(indexDigest(handbook, embedders.trained));
    const index = await loadCardIndex(handbook, embedders.trained);
    expect(index).toMatchObject({ ways: cards.map(({ ask }) => ask.length + 1), words: wordTable(cards) });
    expect(index.spelling).toEqual(wordsOfCards(cards));
  });

  test('gives its rows to whatever is made anew: an edited card costs its own text alone', async () => {
    const embedded: string[] = [];
    const { id } = embedders.trained;
    const embed = (some: string[]) => {
      embedded.push(...some);
      return embedders.trained.embed(some);
    };
    const edited = cards
      .slice(0, 40)
      .map((card, at) => (at === 7 ? { ...card, text: 'Another text.' } : card));
    const { table } = await makeCardIndex(edited, { id, embed });
    expect(embedded).toEqual([`${cards[7]?.heading} Another text.`]);
    for (const row of [0, 30, 200]) expect(table.row(row)).toEqual(stored.table.row(row));
  });

  test('holds the vectors that the encoder gives', async () => {
    const sample = [0, 100, 400, texts.length - 1];
    const fresh = await embedders.trained.embed(sample.map((index) => texts[index] ?? ''));
    const closeness = sample.map(
      (index, i) => stored.table.similarities(fresh[i] ?? new Float32Array(), index, index + 1)[0] ?? 0,
    );
    expect(Math.min(...closeness)).toBeGreaterThan(0.98);
  });

  test('has the topic phrases as they are, and a head trained on them and these cards', async () => {
    const phrases = (await loadTopicPhrases()).map(({ text }) => text);
    const { digest } = openVectors(TOPIC_FILES.phrases);
    expect(digest).toBe(textsDigest(phrases, embedders.plain.id));
    const head = storedTopicHead.parse(JSON.parse(await readFile(TOPIC_FILES.head, 'utf8')));
    expect(head.digest).toBe(textsDigest([...phrases, handbook.digest], embedders.plain.id));
  });
});

describe('choosing a card', () => {
  test('a way of asking finds its own card, and is sure of it', async () => {
    const asked = cards.flatMap((card) => card.ask.map((question) => ({ card, question })));
    const missed: string[] = [];
    let sure = 0;
    const sample = asked.filter((_, index) => index % 83 === 0);
    for (const { card, question } of sample) {
      const found = await findCards(knowledge, question);
      if (found.ranked[0]?.card.id !== card.id) missed.push(question);
      if (found.sure >= SURE_FROM) sure++;
    }
    expect(missed.length / sample.length).toBeLessThan(0.03);
    expect(sure / sample.length).toBeGreaterThan(0.95);
  });

  test.each([
    ['how few carbs a day for ketosis', 'how-many-carbs'],
    ['do I take the fiber off the total', 'net-carbs'],
    ['pounding head and so tired since Monday, just began low carb', 'keto-flu'],
    ['doctor says my sugar is borderline', 'prediabetes'],
    ['sugar reading is up when I wake, I ate nothing', 'dawn-phenomenon'],
    ['bathroom troubles, have not gone in three days on this diet', 'constipation'],
    ['scale has not moved in a month', 'plateau or scale-stands-still-stories'],
    ['is tequila fine on low carb', 'wine-beer-spirits-carbs'],
    ['can the kids eat what I cook for myself', 'cooking-for-family-not-on-keto'],
    ['my cholesterol jumped after three months of keto', 'ldl-cholesterol'],
    ['what do I order at a steakhouse', 'eating-out'],
    ['does a stroll after dinner do anything for sugar', 'exercise-after-meals'],
    ['is maltitol in sugar free candy ok', 'sugar-alcohols'],
    ['how much protein a day do I need', 'protein'],
    ['which nut has the fewest carbs', 'nuts-and-seeds'],
    ['does black coffee count as fasting', 'what-breaks-a-fast'],
    ['how does the 0 to 10 rating of a food come about', 'keto-score'],
    ['numbers on a German food packet', 'reading-eu-labels'],
    ['I am a vegan, will this work', 'vegan-keto'],
    ['what does an index of glucose to ketones tell me', 'glucose-ketone-index'],
  ])('%s -> %s is among the first three', async (question, slugs) => {
    const { ranked } = await findCards(knowledge, question);
    const first = ranked.slice(0, 3).map(({ card }) => card.slug);
    expect(slugs.split(' or ').filter((slug) => first.includes(slug))).not.toEqual([]);
  });
});

describe('words of cards', () => {
  const card = (about: string, ask: string, text: string) => ({
    ...{ id: about, slug: about, heading: ask, about, facet: 'verdict' as const, ask: [ask], text },
    ...{ sources: [], grade: 'weak' as const },
  });
  const three = [
    card('salt', 'is salt bad', 'Salt has sodium.'),
    card('sugar', 'is sugar bad', 'Sugar has carbs.'),
    card('honey', 'is honey bad', 'Honey is sugar.'),
  ];
  const words = createCardWords(three, wordTable(three));

  test('tell what a card is asked by from what it says, and what it lacks', () => {
    const fits = words('is sugar in salt');
    expect(fits.of(0)).toMatchObject({ subject: 1 });
    expect(fits.of(2).asked).toBe(0);
    expect(fits.of(2).anywhere).toBeGreaterThan(0);
    expect(fits.of(2).lacking).toBeGreaterThan(0);
    expect(words('elephant').cards).toEqual([]);
  });
});

describe('vector file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-vectors-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const stored = (name: string, bytes: Uint8Array) => {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    return pathToFileURL(file);
  };

  test('gives back what was packed, within its rounding, however many rows', () => {
    const vectors = Array.from({ length: 2500 }, (_, row) => {
      const turn = row / 7;
      return Float32Array.from([Math.cos(turn), Math.sin(turn), 0]);
    });
    const packed = packVectors({ digest: 'd', table: vectorTable(vectors) });
    const { digest, table } = openVectors(stored('whole', packed));
    expect(digest).toBe('d');
    const [first = new Float32Array()] = vectors;
    const found = table.similarities(first);
    vectors.forEach(([x = 0], row) => {
      expect(found[row]).toBeCloseTo(x, 1.8);
    });
    expect(table.similarities(first, 1000, 1100)).toEqual(found.slice(1000, 1100));
  });

  test('refuses a file that is cut off', () => {
    const whole = packVectors({ digest: 'd', table: vectorTable([Float32Array.from([1, 0])]) });
    expect(() => openVectors(stored('cut', whole.slice(0, -1)))).toThrow('Vector file holds');
  });
});
