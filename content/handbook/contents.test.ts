import { expect, test } from 'vitest';
import { ARTICLE_CATEGORIES } from './categories.ts';
import contents from './contents.json' with { type: 'json' };
import { headLine } from './head-line.ts';
import { listArticles } from './list-articles.ts';

test('the table of contents is that of the articles', () => {
  expect(contents).toEqual(listArticles());
  expect(new Set(contents.map(({ slug }) => slug)).size).toBe(contents.length);
  for (const { title, category } of contents) {
    expect(title).toMatch(/^[A-Z0-9].{3,}/);
    expect(ARTICLE_CATEGORIES, title).toContain(category);
  }
});

test('a group of articles can be taken in at a look', () => {
  for (const category of ARTICLE_CATEGORIES) {
    const { length } = contents.filter((one) => one.category === category);
    expect(length, category).toBeGreaterThanOrEqual(5);
    expect(length, category).toBeLessThanOrEqual(25);
  }
});

test('a value of the head loses its quotes, and a missing one is empty', () => {
  const head = ['title: "Fruit: which, and \\"how much\\"?"', "category: 'It''s food'", 'slug: fruit'].join(
    '\n',
  );
  expect(headLine(head, 'title')).toBe('Fruit: which, and "how much"?');
  expect(headLine(head, 'category')).toBe("It's food");
  expect(headLine(head, 'slug')).toBe('fruit');
  expect(headLine(head, 'grade')).toBe('');
});
