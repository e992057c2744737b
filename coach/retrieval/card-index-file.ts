import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CardIndex, MadeIndex } from './card-index.ts';
import { openVectors, packVectors } from './vector-file.ts';

/** `npm run keto -- index-coach` writes them anew. */
export const CARD_INDEX_FILES = {
  vectors: new URL('../index/handbook.vectors', import.meta.url),
  words: new URL('../index/handbook.words', import.meta.url),
} as const;

/** Bytes of a number of each list behind the head, in their order. */
const WIDTH = { texts: 8, ends: 4, places: 2 } as const;
const header = z.object({
  digest: z.string(),
  embedder: z.string(),
  ways: z.array(z.number().int()),
  words: z.string(),
  spelling: z.string(),
});

type StoredIndex = {
  /** Of the cards and the model it was made from. */
  digest: string;
  embedder: string;
  index: CardIndex;
  /** Of each row but the means, the digest of its text. */
  texts: BigUint64Array;
};

export const textDigest = (text: string): bigint =>
  createHash('sha256').update(text).digest().readBigUInt64LE();

/** A JSON line with the words, then the digests of the texts, where the places of each word end, and the places. */
export function packIndex(digest: string, embedder: string, { table, ways, words, ...made }: MadeIndex) {
  const head = {
    ...{ digest, embedder, ways },
    ...{ words: words.words.join(' '), spelling: made.spelling.join(' ') },
  };
  const texts = BigUint64Array.from(made.texts, textDigest);
  const lists = [texts, words.ends, words.places].map(({ buffer }) => Buffer.from(buffer));
  return {
    vectors: packVectors({ digest, table }),
    words: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...lists]),
  };
}

/** Null where the files are missing, damaged or not of each other. */
export function storedIndex(): StoredIndex | null {
  try {
    const { digest, table } = openVectors(CARD_INDEX_FILES.vectors);
    const bytes = readFileSync(CARD_INDEX_FILES.words);
    const end = bytes.indexOf(10);
    const head = header.parse(JSON.parse(bytes.subarray(0, end).toString()));
    if (head.digest !== digest) return null;
    const words = head.words.split(' ');
    const textsAt = end + 1;
    const endsAt = textsAt + (table.count - head.ways.length) * WIDTH.texts;
    const placesAt = endsAt + words.length * WIDTH.ends;
    const list = (from: number, to?: number) => Uint8Array.from(bytes.subarray(from, to)).buffer;
    return {
      ...{ digest, embedder: head.embedder },
      index: {
        ...{ table, ways: head.ways, spelling: head.spelling.split(' ') },
        words: {
          words,
          ends: new Uint32Array(list(endsAt, placesAt)),
          places: new Uint16Array(list(placesAt)),
        },
      },
      texts: new BigUint64Array(list(textsAt, endsAt)),
    };
  } catch {
    return null;
  }
}
