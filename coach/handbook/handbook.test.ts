import { describe, expect, test } from 'vitest';
import { ARTICLE_CATEGORIES } from '#content/handbook/categories.ts';
import { CALL_RULES } from '../triage/call-rules.ts';
import { CAUTION_RULES } from '../triage/caution-rules.ts';
import { loadHandbook } from './load-handbook.ts';
import { parseArticle } from './parse-article.ts';
import { referencedSources } from './references.ts';

const handbook = await loadHandbook();
const kindOf = (id: string) => handbook.sources.get(id)?.kind;

describe('handbook', () => {
  test('covers every category with at least 40 articles in all', () => {
    expect(handbook.articles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(handbook.articles.map((article) => article.category))).toEqual(
      new Set(ARTICLE_CATEGORIES),
    );
  });

  test('has the articles that triage answers from alone', () => {
    const slugs = [...CALL_RULES, ...CAUTION_RULES].flatMap((rule) => rule.onlyArticle ?? []);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.filter((slug) => !handbook.bySlug.has(slug))).toEqual([]);
  });

  test('uses every source it lists, and names none that is missing', () => {
    const used = new Set(handbook.cards.flatMap((card) => card.sources));
    expect([...handbook.sources.keys()].filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !handbook.sources.has(id))).toEqual([]);
  });

  test('refers to each study that a card names in its text', () => {
    const isStudy = (id: string) => kindOf(id) !== 'convention' && kindOf(id) !== 'app';
    const unused = handbook.cards.flatMap(({ id, sources, text }) =>
      sources
        .filter((source) => isStudy(source) && !referencedSources(text).includes(source))
        .map((source) => `${id}: ${source}`),
    );
    expect(unused).toEqual([]);
  });

  test('links to articles that exist, never to itself', () => {
    const broken = handbook.articles.flatMap(({ slug, related }) =>
      related
        .filter((other) => other === slug || !handbook.bySlug.has(other))
        .map((other) => `${slug}: ${other}`),
    );
    expect(broken).toEqual([]);
  });

  test('a settled grade rests on more than custom', () => {
    const unfounded = handbook.cards.filter(
      ({ grade, sources }) => grade === 'strong' && sources.every((id) => kindOf(id) === 'convention'),
    );
    expect(unfounded.map(({ id }) => id)).toEqual([]);
  });
});

test('a file that does not fit is refused with its name and what is wrong', () => {
  const head =
    '---\ntitle: Salt on keto\nslug: salt\ncategory: Starting Out\nreviewed: 2026-11-22\nrelated: []\n---\n';
  expect(() => parseArticle('salt.md', 'No head')).toThrow('salt.md: no head');
  expect(() => parseArticle('sugar.md', `${head}## A?\nabout: salt\n\nText`)).toThrow(
    'sugar.md: slug is salt',
  );
  expect(() => parseArticle('salt.md', `${head}Words\n## A?\nabout: salt\n\nText`)).toThrow(
    'text before the first card',
  );
  expect(() => parseArticle('salt.md', `${head}## A?\nabout: salt\n\nText`)).toThrow(/salt\/1: .*facet/s);
});
