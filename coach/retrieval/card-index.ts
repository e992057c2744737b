import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Embedder } from '../embedder/embedder.ts';
import type { Handbook } from '../handbook/article.ts';
import type { AskedCard } from '../handbook/card.ts';
import { loadAskedCards } from '../handbook/load-handbook.ts';
import { type CardText, cardTexts, withMeans } from './card-texts.ts';
import { wordsOfCards } from './spelling.ts';
import { openVectors, packVectors } from './vector-file.ts';
import { type Vectors, type VectorTable, vectorTable } from './vector-table.ts';
import { type WordTable, wordTable } from './word-table.ts';

/** What a question is compared with, made once from all ways the cards are asked. */
export type CardIndex = {
  /** Card after card a row for each way it is asked and one for itself; behind them a row for each card's mean. */
  table: Vectors;
  /** In how many ways each card is asked, its heading among them. */
  ways: readonly number[];
  words: WordTable;
  /** What a slip of the hand is put right by. */
  spelling: readonly string[];
};

type MadeIndex = CardIndex & { table: VectorTable };

/** `npm run keto -- index-coach` writes them anew. */
export const CARD_INDEX_FILES = {
  vectors: new URL('../index/handbook.vectors', import.meta.url),
  words: new URL('../index/handbook.words', import.meta.url),
} as const;

const WIDTH = { ends: 4, places: 2 } as const;
const header = z.object({
  digest: z.string(),
  ways: z.array(z.number().int()),
  words: z.string(),
  spelling: z.string(),
});

/** Changes with the articles, the ways of asking and the encoder. */
export const indexDigest = (handbook: Pick<Handbook, 'digest'>, embedder: Embedder) =>
  `${handbook.digest} ${embedder.id}`;

/**
 * The index of a handbook: from the files when they were made from exactly these cards and this model, else made now. So
 * an edited article is never answered from an old index, it only starts slower.
 */
export async function loadCardIndex(handbook: Handbook, embedder: Embedder): Promise<CardIndex> {
  const stored = await storedIndex(indexDigest(handbook, embedder));
  return stored ?? (await makeCardIndex(await loadAskedCards(), embedder));
}

export async function makeCardIndex(cards: readonly AskedCard[], embedder: Embedder): Promise<MadeIndex> {
  const texts = cardTexts(cards);
  return cardIndexOf(cards, texts, await embedder.embed(texts.map(({ text }) => text)));
}

/** @param vectors of `texts`, which are those of `cards` */
export function cardIndexOf(
  cards: readonly AskedCard[],
  texts: readonly CardText[],
  vectors: readonly Float32Array[],
): MadeIndex {
  return {
    table: vectorTable(withMeans(texts, vectors)),
    ways: cards.map(({ ask }) => ask.length + 1),
    words: wordTable(cards),
    spelling: wordsOfCards(cards),
  };
}

/** A JSON line with the words, then where the places of each end, then the places. */
export function packIndex(digest: string, { table, ways, words, spelling }: MadeIndex) {
  const head = { digest, ways, words: words.words.join(' '), spelling: spelling.join(' ') };
  const body = [words.ends, words.places].map(({ buffer }) => Buffer.from(buffer));
  return {
    vectors: packVectors({ digest, table }),
    words: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...body]),
  };
}

/** Null where the files are missing, damaged or of other cards. */
async function storedIndex(wanted: string): Promise<CardIndex | null> {
  try {
    const vectors = openVectors(CARD_INDEX_FILES.vectors);
    const bytes = await readFile(CARD_INDEX_FILES.words);
    const end = bytes.indexOf(10);
    const { digest, ways, words, spelling } = header.parse(JSON.parse(bytes.subarray(0, end).toString()));
    if (digest !== wanted || vectors.digest !== wanted) return null;
    const known = words.split(' ');
    const [ends, places] = [end + 1, end + 1 + known.length * WIDTH.ends];
    const copy = (from: number, to?: number) => Uint8Array.from(bytes.subarray(from, to)).buffer;
    return {
      table: vectors.table,
      ways,
      words: {
        words: known,
        ends: new Uint32Array(copy(ends, places)),
        places: new Uint16Array(copy(places)),
      },
      spelling: spelling.split(' '),
    };
  } catch {
    return null;
  }
}
