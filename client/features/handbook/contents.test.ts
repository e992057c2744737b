import { expect, test } from 'vitest';
import { ARTICLES, CHAPTERS, FIRST_ARTICLES, neighborsOf } from './contents.ts';

test('every article stands in one chapter, and the first ones exist', () => {
  expect(CHAPTERS.flatMap(({ articles }) => articles)).toHaveLength(ARTICLES.length);
  for (const { category, articles } of CHAPTERS) expect(articles, category).not.toHaveLength(0);
  expect(FIRST_ARTICLES).toHaveLength(8);
});

test('from each article one goes on to the next of its chapter and back', () => {
  for (const { articles } of CHAPTERS)
    articles.forEach(({ slug }, index) => {
      const { before, after } = neighborsOf(slug);
      expect(before?.slug ?? null).toBe(articles[index - 1]?.slug ?? null);
      expect(after?.slug ?? null).toBe(articles[index + 1]?.slug ?? null);
    });
  expect(neighborsOf('no-such-article')).toEqual({ before: null, after: null });
});
