import type { Embedder } from '../embedder/embedder.ts';
import type { Handbook } from '../handbook/article.ts';
import type { AskedCard } from '../handbook/card.ts';
import { loadAskedCards } from '../handbook/load-handbook.ts';
import { storedIndex, textDigest } from './card-index-file.ts';
import { type CardText, cardTexts, withMeans } from './card-texts.ts';
import { wordsOfCards } from './spelling.ts';
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

/** With the text of each row but the means. */
export type MadeIndex = CardIndex & { table: VectorTable; texts: readonly string[] };

/** Changes with the articles, the ways of asking and the encoder. */
export const indexDigest = (handbook: Pick<Handbook, 'digest'>, embedder: Embedder) =>
  `${handbook.digest} ${embedder.id}`;

/**
 * The index of a handbook: from the files when they were made from exactly these cards and this model, else made now. So
 * an edited article is never answered from an old index, it only starts slower.
 */
export async function loadCardIndex(handbook: Handbook, embedder: Embedder): Promise<CardIndex> {
  const stored = storedIndex();
  if (stored?.digest === indexDigest(handbook, embedder)) return stored.index;
  return makeCardIndex(await loadAskedCards(), embedder);
}

/** Texts that the stored index knows from the same model keep their rows: an edited card costs a moment, not minutes. */
export async function makeCardIndex(cards: readonly AskedCard[], embedder: Embedder): Promise<MadeIndex> {
  const texts = cardTexts(cards);
  const rowOf = storedRows(embedder);
  const vectors: Float32Array[] = [];
  for (const { text } of texts) {
    const known = rowOf(text);
    vectors.push(...(known ? [known] : await embedder.embed([text])));
  }
  return cardIndexOf(cards, texts, vectors);
}

function storedRows(embedder: Embedder): (text: string) => Float32Array | null {
  const stored = storedIndex();
  if (stored?.embedder !== embedder.id) return () => null;
  const { texts, index } = stored;
  const rows = new Map([...texts].map((digest, row) => [digest, row]));
  return (text) => {
    const row = rows.get(textDigest(text));
    return row === undefined ? null : index.table.row(row);
  };
}

/** @param vectors of `texts`, which are those of `cards` */
export function cardIndexOf(
  cards: readonly AskedCard[],
  texts: readonly CardText[],
  vectors: readonly Float32Array[],
): MadeIndex {
  // Means are those of the rounded rows, so that they are the same whether a row was stored or made now.
  const { row } = vectorTable(vectors);
  const rounded = vectors.map((_, at) => row(at));
  return {
    table: vectorTable(withMeans(texts, rounded)),
    ways: cards.map(({ ask }) => ask.length + 1),
    words: wordTable(cards),
    spelling: wordsOfCards(cards),
    texts: texts.map(({ text }) => text),
  };
}
