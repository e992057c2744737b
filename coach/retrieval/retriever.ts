import type { Article, Handbook } from '../handbook/article.ts';
import type { IndexUnit } from './index-units.ts';
import { rowSimilarity, similarities, type VectorTable } from './vector-table.ts';
import { createWordIndex, type WordFit } from './word-index.ts';

/** How well an article fits a question; `sections` ranks its parts (-1 is the lead), best first. */
export type RetrievedArticle = {
  article: Article;
  /** About 0..1: closeness in meaning and shared rare words together. */
  score: number;
  /** Share (0..1) of the question's word weight that the article covers. */
  covered: number;
  sections: { section: number; score: number }[];
};

export type Retriever = {
  /** The articles that fit, best first. `question` is a `searchText`, `vector` its meaning. */
  find(question: string, vector: Float32Array, limit: number): RetrievedArticle[];
  /** How one article of the handbook fits. */
  rank(article: Article, question: string, vector: Float32Array): RetrievedArticle;
};

/**
 * Shares of an article's score, set on the handbook's own questions, each left out in turn, and on questions of
 * newcomers; docs/coach.md has the figures. `closest` is the closest text of all kinds, so that one perfect
 * match is not outvoted.
 */
const ARTICLE_SHARE = {
  question: 0.14,
  threeQuestions: 0.12,
  passage: 0.12,
  lead: 0.09,
  heading: 0.1,
  closest: 0.12,
  section: 0.12,
  covered: 0.09,
  text: 0.05,
  title: 0.05,
} as const;

/** Shares of a section's score. `asks` is the closest of the article's questions that this section answers. */
const SECTION_SHARE = { body: 0.3, passage: 0.1, heading: 0.2, asks: 0.2, words: 0.2 } as const;
/** Which section answers a question of its article: its body says more than its heading. */
const ANSWERS_SHARE = { body: 0.6, heading: 0.4 } as const;
/** The lead answers what the article is about as a whole, so that a section has to fit better than it. */
const LEAD_POINTS = 0.04;

/** A question almost word for word one of the article's own settles the matter. */
const SAME_QUESTION = { from: 0.9, points: 4 } as const;

/** Rows of the vector table that belong to one article. */
type ArticleRows = {
  article: Article;
  questions: { row: number; answeredIn: number }[];
  /** The lead first. */
  sections: { section: number; heading: number; passage: number; body: number }[];
};

/** Retrieval over the handbook: the rows of `table` are those of `units`, in the same order. */
export function createRetriever(
  handbook: Handbook,
  units: readonly IndexUnit[],
  table: VectorTable,
): Retriever {
  const words = createWordIndex(handbook);
  const all = articleRows(handbook, units, table);
  const retrieved = (
    rows: ArticleRows,
    score: number,
    near: Float32Array,
    fit: WordFit,
  ): RetrievedArticle => ({
    article: rows.article,
    score,
    covered: fit.covered,
    sections: rows.sections
      .map((section) => ({ section: section.section, score: sectionScore(section, rows, near, fit) }))
      .sort((a, b) => b.score - a.score),
  });
  const scored = (question: string, vector: Float32Array) => {
    const near = similarities(table, vector);
    return words.fit(question).flatMap((fit, index) => {
      const rows = all[index];
      return rows ? [{ rows, near, fit, score: articleScore(rows, near, fit) }] : [];
    });
  };
  return {
    find: (question, vector, limit) =>
      scored(question, vector)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ rows, score, near, fit }) => retrieved(rows, score, near, fit)),
    rank(article, question, vector) {
      const found = scored(question, vector).find(({ rows }) => rows.article === article);
      if (!found) throw new Error(`Not in the index: ${article.slug}`);
      return retrieved(found.rows, found.score, found.near, found.fit);
    },
  };
}

function articleScore(rows: ArticleRows, near: Float32Array, fit: WordFit): number {
  const top = [0, 0, 0];
  for (const { row } of rows.questions) {
    const value = near[row] ?? 0;
    const place = top.findIndex((other) => value > other);
    if (place >= 0) top.splice(place, 0, value);
  }
  let passage = 0;
  let heading = 0;
  let section = 0;
  for (const one of rows.sections) {
    passage = Math.max(passage, near[one.passage] ?? 0);
    heading = Math.max(heading, near[one.heading] ?? 0);
    section = Math.max(section, sectionScore(one, rows, near, fit));
  }
  const [question = 0, second = 0, third = 0] = top;
  const share = ARTICLE_SHARE;
  return (
    share.question * question +
    share.threeQuestions * ((question + second + third) / 3) +
    share.passage * passage +
    share.lead * (near[rows.sections[0]?.passage ?? -1] ?? 0) +
    share.heading * heading +
    share.closest * Math.max(question, passage, heading) +
    share.section * section +
    share.covered * fit.covered +
    share.text * fit.text +
    share.title * fit.title +
    SAME_QUESTION.points * Math.max(0, question - SAME_QUESTION.from)
  );
}

function sectionScore(
  { section, heading, passage, body }: ArticleRows['sections'][number],
  { questions }: ArticleRows,
  near: Float32Array,
  fit: WordFit,
): number {
  let asks = near[heading] ?? 0;
  for (const { row, answeredIn } of questions) {
    if (answeredIn === section) asks = Math.max(asks, near[row] ?? 0);
  }
  return (
    SECTION_SHARE.body * (near[body] ?? 0) +
    SECTION_SHARE.passage * (near[passage] ?? 0) +
    SECTION_SHARE.heading * (near[heading] ?? 0) +
    SECTION_SHARE.asks * asks +
    SECTION_SHARE.words * (fit.sections[section + 1] ?? 0) +
    (section === -1 ? LEAD_POINTS : 0)
  );
}

function articleRows(handbook: Handbook, units: readonly IndexUnit[], table: VectorTable): ArticleRows[] {
  const rowOf = new Map(units.map((unit, row) => [`${unit.slug}:${unit.kind}:${unit.section}`, row]));
  const questionRows = new Map<string, number[]>();
  units.forEach((unit, row) => {
    if (unit.kind === 'question') questionRows.set(unit.slug, [...(questionRows.get(unit.slug) ?? []), row]);
  });
  return handbook.articles.map((article) => {
    const sections = [-1, ...article.sections.keys()].map((section) => ({
      section,
      heading: rowOf.get(`${article.slug}:heading:${section}`) ?? -1,
      passage: rowOf.get(`${article.slug}:passage:${section}`) ?? -1,
      body: rowOf.get(`${article.slug}:body:${section}`) ?? -1,
    }));
    const questions = (questionRows.get(article.slug) ?? []).map((row) => ({
      row,
      answeredIn: answeringSection(sections, row, table),
    }));
    return { article, questions, sections };
  });
}

function answeringSection(sections: ArticleRows['sections'], question: number, table: VectorTable): number {
  const scored = sections.map(({ section, heading, body }) => ({
    section,
    score:
      ANSWERS_SHARE.body * rowSimilarity(table, question, body) +
      ANSWERS_SHARE.heading * rowSimilarity(table, question, heading) +
      (section === -1 ? LEAD_POINTS : 0),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).section;
}
