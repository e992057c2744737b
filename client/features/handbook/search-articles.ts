import type { SearchedText } from '#content/handbook/handbook-texts.ts';
import type { ListedArticle } from '#content/handbook/list-articles.ts';

export interface FoundArticle {
  article: ListedArticle;
  /** A passage around the first word found in the text; null where only the title holds the words. */
  excerpt: string | null;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters before the first hit and in all that an excerpt shows. */
const BEFORE = 60;
const EXCERPT = 190;

/** What a word counts by where it is found; a text that repeats it counts a little more, up to five times. */
const IN_TITLE = 12;
const IN_QUESTIONS = 4;
const MOST_REPEATS = 5;

function excerptOf(body: string, words: readonly RegExp[]): string | null {
  const hits = words.map((word) => body.search(word)).filter((at) => at >= 0);
  if (hits.length === 0) return null;
  const from = Math.max(0, Math.min(...hits) - BEFORE);
  const start = from === 0 ? 0 : body.indexOf(' ', from) + 1;
  const end = body.indexOf(' ', start + EXCERPT);
  const cut = end < 0 ? body.slice(start) : `${body.slice(start, end)}...`;
  return start === 0 ? cut : `...${cut}`;
}

function weigh(word: RegExp, { title }: ListedArticle, text: SearchedText | undefined): number {
  const repeats = text?.body.match(new RegExp(word.source, 'giu'))?.length ?? 0;
  return (
    (word.test(title) ? IN_TITLE : 0) +
    (text && word.test(text.questions) ? IN_QUESTIONS : 0) +
    Math.min(MOST_REPEATS, repeats)
  );
}

/**
 * Articles that hold every word of the search at the beginning of a word, best first: in the title before the questions
 * that lead to it, before the text. Without texts only titles are searched.
 */
export function searchArticles(
  articles: readonly ListedArticle[],
  texts: ReadonlyMap<string, SearchedText> | null,
  search: string,
): FoundArticle[] {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'iu'));
  if (words.length === 0) return [];
  return articles
    .flatMap((article) => {
      const text = texts?.get(article.slug);
      const weights = words.map((word) => weigh(word, article, text));
      if (weights.some((weight) => weight === 0)) return [];
      const weight = weights.reduce((sum, one) => sum + one, 0);
      return [{ article, excerpt: text ? excerptOf(text.body, words) : null, weight }];
    })
    .toSorted((a, b) => b.weight - a.weight);
}
