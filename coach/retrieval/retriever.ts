import { similarity } from '../embedder/embedder.ts';
import type { Article, Handbook } from '../handbook/article.ts';
import { plainText } from '../handbook/references.ts';
import type { IndexUnit } from './index-units.ts';
import { contentWords } from './words.ts';

/** How well an article fits a question; `sections` ranks its parts (-1 is the lead), best first. */
export type RetrievedArticle = {
  article: Article;
  /** 0..1: closeness in meaning and shared rare words together. */
  score: number;
  sections: { section: number; score: number }[];
};

export type Retriever = {
  /** The articles that fit, best first. `vector` is that of the question's `focusText`. */
  find(question: string, vector: Float32Array, limit: number): RetrievedArticle[];
};

/** Shares of the score, set on the handbook's own questions, each left out of the index in turn. */
const WEIGHT = { question: 0.4, passage: 0.4, words: 0.2 } as const;

/** A question almost word for word one of the article's own settles the matter. */
const SAME_QUESTION = { from: 0.9, points: 2 } as const;

/** Retrieval over the handbook: `vectors` are those of `units`, in the same order. */
export function createRetriever(handbook: Handbook, units: IndexUnit[], vectors: Float32Array[]): Retriever {
  const words = createWordIndex(handbook);
  return {
    find(question, vector, limit) {
      const closeness = new Map<
        string,
        { question: number; passages: { section: number; score: number }[] }
      >();
      units.forEach((unit, index) => {
        const score = similarity(vector, vectors[index] ?? new Float32Array());
        const entry = closeness.get(unit.slug) ?? { question: 0, passages: [] };
        if (unit.section === null) entry.question = Math.max(entry.question, score);
        else entry.passages.push({ section: unit.section, score });
        closeness.set(unit.slug, entry);
      });
      const shared = words(question);
      return handbook.articles
        .map((article) => {
          const entry = closeness.get(article.slug);
          const sections = (entry?.passages ?? []).sort((a, b) => b.score - a.score);
          const score =
            WEIGHT.question * (entry?.question ?? 0) +
            WEIGHT.passage * (sections[0]?.score ?? 0) +
            WEIGHT.words * (shared.get(article.slug) ?? 0) +
            SAME_QUESTION.points * Math.max(0, (entry?.question ?? 0) - SAME_QUESTION.from);
          return { article, score, sections };
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}

/** Share (0..1) of a question's word weight that an article's words cover; rare words weigh more. */
function createWordIndex(handbook: Handbook): (question: string) => Map<string, number> {
  const articleWords = new Map(handbook.articles.map((article) => [article.slug, wordsOf(article)]));
  const spread = new Map<string, number>();
  for (const words of articleWords.values()) {
    for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  const weight = (word: string) => Math.log(1 + articleWords.size / ((spread.get(word) ?? 0) + 0.5));
  return (question) => {
    const asked = [...new Set(contentWords(question))];
    const total = asked.reduce((sum, word) => sum + weight(word), 0);
    const covered = (words: Set<string>) =>
      asked.reduce((sum, word) => sum + (words.has(word) ? weight(word) : 0), 0);
    return new Map(
      [...articleWords].map(([slug, words]) => [slug, total === 0 ? 0 : covered(words) / total]),
    );
  };
}

function wordsOf(article: Article): Set<string> {
  const sections = article.sections.map(({ heading, text }) => `${heading} ${plainText(text)}`);
  return new Set(
    contentWords([article.title, ...article.questions, plainText(article.lead), ...sections].join(' ')),
  );
}
