import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import contents from '#content/handbook/contents.json' with { type: 'json' };
import { searchArticles } from './search-articles.ts';
import { searchedText } from './searched-text.ts';

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

  it('finds what only the text says, with the passage', () => {
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

describe('the text that is searched', () => {
  it('has no marks of Markdown, no head and no notes', () => {
    const file = [
      '---',
      'title: "One"',
      'questions:',
      '  - Is it one?',
      '  - "Or two?"',
      'reviewed: 2026-11-21',
      '---',
      'It is **one**[^practice], see [two](/handbook/two).',
      '',
      '## Three',
      '- four',
    ].join('\n');
    expect(searchedText(file)).toEqual({
      questions: 'Is it one?\nOr two?',
      body: 'It is one, see two. Three. four',
    });
  });

  it('is there of every article', () => {
    for (const [slug, { body, questions }] of TEXTS) {
      expect(body.length, slug).toBeGreaterThan(200);
      expect(questions, slug).not.toBe('');
      expect(body, slug).not.toMatch(/\[\^|reviewed:/);
    }
  });
});
