import { describe, expect, test } from 'vitest';
import { CALL_RULES } from '../triage/call-rules.ts';
import { CAUTION_RULES } from '../triage/caution-rules.ts';
import { ARTICLE_CATEGORIES, type Article } from './article.ts';
import { loadHandbook, parseArticle } from './load-handbook.ts';
import { plainText, referencedSources } from './references.ts';

const handbook = await loadHandbook();
const body = (article: Article) =>
  [article.lead, ...article.sections.map(({ heading, text }) => `${heading}\n${text}`)].join('\n');
const wordCount = (text: string) => plainText(text).split(' ').length;

describe('handbook', () => {
  test('covers every category with at least 40 articles in all', () => {
    expect(handbook.articles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(handbook.articles.map((article) => article.category))).toEqual(
      new Set(ARTICLE_CATEGORIES),
    );
  });

  test('asks no question in two articles', () => {
    const questions = handbook.articles.flatMap((article) => article.questions.map((q) => q.toLowerCase()));
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  });

  test('has the articles that triage answers from alone', () => {
    const slugs = [...CALL_RULES, ...CAUTION_RULES].flatMap((rule) => rule.onlyArticle ?? []);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => !handbook.bySlug.has(slug))).toEqual([]);
  });

  test('uses every source it lists', () => {
    const used = new Set(handbook.articles.flatMap((article) => article.sources));
    expect([...handbook.sources.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  describe.each(handbook.articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
    test('names sources that exist, and refers to each study in the text', () => {
      expect(article.sources.filter((id) => !handbook.sources.has(id))).toEqual([]);
      const studies = article.sources.filter((id) => {
        const kind = handbook.sources.get(id)?.kind;
        return kind !== 'convention' && kind !== 'app';
      });
      expect(new Set(referencedSources(body(article)))).toEqual(new Set(studies));
    });

    test('links to articles that exist, never to itself', () => {
      const broken = article.related.filter((slug) => slug === article.slug || !handbook.bySlug.has(slug));
      expect(broken).toEqual([]);
    });

    test('has 150 to 400 words, a short lead and sections with text', () => {
      expect(wordCount(body(article))).toBeGreaterThanOrEqual(150);
      expect(wordCount(body(article))).toBeLessThanOrEqual(400);
      expect(wordCount(article.lead)).toBeLessThanOrEqual(95);
      expect(article.sections.filter(({ heading, text }) => !heading || text === '')).toEqual([]);
    });

    test('a settled grade rests on more than custom', () => {
      const onlyCustom = article.sources.every((id) => handbook.sources.get(id)?.kind === 'convention');
      if (onlyCustom) expect(['weak', 'convention', 'mixed']).toContain(article.grade);
    });
  });
});

describe('parseArticle', () => {
  test('names the file whose head does not fit', () => {
    expect(() => parseArticle('x.md', '---\ntitle: Hi there\n---\nText')).toThrow(/^x\.md: /);
    expect(() => parseArticle('x.md', 'no head')).toThrow('x.md: no head between --- lines');
  });
});
