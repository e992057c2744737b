import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import contents from '#content/handbook/contents.json' with { type: 'json' };
import { searchedText } from '#content/handbook/handbook-texts.ts';
import { searchArticles } from './search-articles.ts';

const TEXTS = new Map(
  contents.map(({ slug }) => {
    const file = new URL(`../../../content/handbook/${slug}.md`, import.meta.url);
    return [slug, searchedText(readFileSync(file, 'utf8'))] as const;
  }),
);
const slugs = (search: string, texts: typeof TEXTS | null = TEXTS) =>
  searchArticles(contents, texts, search).map(({ article }) => article.slug);

describe('a search of the handbook', () => {
  it('puts the article of that name first', () => {
    expect(slugs('keto flu')[0]).toBe('keto-flu');
    expect(slugs('NET carbs')[0]).toBe('net-carbs');
    expect(slugs('electrolytes')[0]).toBe('electrolytes');
  });

  it('finds what only a card says, with the passage', () => {
    const found = searchArticles(contents, TEXTS, 'isomalto-oligosaccharides');
    expect(found.map(({ article }) => article.slug)).toContain('net-carbs');
    const hit = found.find(({ article }) => article.slug === 'net-carbs');
    expect(hit?.excerpt).toMatch(/isomalto-oligosaccharides/);
    expect(slugs('isomalto-oligosaccharides', null)).toEqual([]);
  });

  it('takes the beginning of words, and all of them', () => {
    expect(slugs('electrol')).toContain('electrolytes');
    expect(slugs('electrolytes zzzz')).toEqual([]);
    expect(slugs('eto flu')).not.toContain('keto-flu');
  });

  it('is empty without words, and takes signs as they are', () => {
    expect(slugs('   ')).toEqual([]);
    expect(() => slugs('(*+?')).not.toThrow();
  });
});
