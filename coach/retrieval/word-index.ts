import type { Article, Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import { contentWords } from './words.ts';

/** How an article's words fit a question's, each 0..1. Rare words weigh more. */
export type WordFit = {
  /** Share of the question's words that the article has anywhere. */
  covered: number;
  /** BM25 over the article's text, as a share of the most it could be. */
  text: number;
  /** Share of the question's words that are in the title. */
  title: number;
  /** Share of the question's neighbouring word pairs ("monk fruit") that the article has. */
  pairs: number;
  /** Share covered by each section with its heading; the lead first. */
  sections: number[];
};

export type WordIndex = { fit(question: string): Map<string, WordFit> };

/** Customary BM25 constants. */
const BM25 = { k: 1.2, b: 0.75 } as const;

type ArticleWords = {
  slug: string;
  all: Set<string>;
  title: Set<string>;
  counts: Map<string, number>;
  length: number;
  pairs: Set<string>;
  sections: Set<string>[];
};

/** Words of every article, counted once. */
export function createWordIndex(handbook: Handbook): WordIndex {
  const articles = handbook.articles.map(wordsOf);
  const spread = new Map<string, number>();
  for (const { all } of articles) for (const word of all) spread.set(word, (spread.get(word) ?? 0) + 1);
  const meanLength = articles.reduce((sum, { length }) => sum + length, 0) / articles.length;
  const weight = (word: string) => Math.log(1 + articles.length / ((spread.get(word) ?? 0) + 0.5));
  return {
    fit(question) {
      const inOrder = contentWords(question);
      const asked = [...new Set(inOrder)];
      const pairs = pairsOf(inOrder);
      const total = asked.reduce((sum, word) => sum + weight(word), 0) || 1;
      const share = (words: ReadonlySet<string>) =>
        asked.reduce((sum, word) => sum + (words.has(word) ? weight(word) : 0), 0) / total;
      const bm25 = ({ counts, length }: ArticleWords) => {
        const norm = BM25.k * (1 - BM25.b + (BM25.b * length) / meanLength);
        const found = (word: string) => (counts.get(word) ?? 0) / ((counts.get(word) ?? 0) + norm);
        return asked.reduce((sum, word) => sum + weight(word) * found(word), 0) / total;
      };
      return new Map(
        articles.map((article) => [
          article.slug,
          {
            covered: share(article.all),
            text: bm25(article),
            title: share(article.title),
            pairs:
              pairs.length === 0 ? 0 : pairs.filter((pair) => article.pairs.has(pair)).length / pairs.length,
            sections: article.sections.map(share),
          },
        ]),
      );
    },
  };
}

function wordsOf(article: Article): ArticleWords {
  const parts = [{ heading: '', text: article.lead }, ...article.sections].map(({ heading, text }) =>
    contentWords(`${heading} ${plainText(text)}`),
  );
  const questions = article.questions.map(contentWords);
  const title = contentWords(`${article.title} ${article.slug.replaceAll('-', ' ')}`);
  const text = parts.flat();
  const counts = new Map<string, number>();
  for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    slug: article.slug,
    all: new Set([...text, ...questions.flat(), ...title]),
    title: new Set(title),
    counts,
    length: text.length,
    pairs: new Set([title, ...questions, ...parts].flatMap(pairsOf)),
    sections: parts.map((words) => new Set(words)),
  };
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
