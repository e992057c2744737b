import { expect, test } from 'vitest';
import { parseArticle } from './parse-article.ts';

const SOURCES = [
  { id: 'eu-1169', title: 'EU rules', citation: 'Regulation 1169', href: 'https://example.org/eu' },
  { id: 'practice', title: 'Practice', citation: 'Customary', href: null },
  { id: 'unused', title: 'Unused', citation: 'Nobody', href: 'https://example.org/no' },
];

const FILE = `---
title: What are net carbs?
slug: net-carbs
category: Nutrition & Fasting
questions:
  - What are net carbs?
reviewed: 2026-11-21
grade: mixed
related: [keto-flu, a1c]
---
Without fiber[^eu-1169], as is customary[^practice].
`;

test('the head is read and the cited sources become footnotes', () => {
  const article = parseArticle(FILE, SOURCES);
  expect(article).toMatchObject({
    title: 'What are net carbs?',
    category: 'Nutrition & Fasting',
    reviewed: '2026-11-21',
    grade: 'mixed',
    related: ['keto-flu', 'a1c'],
  });
  expect(article?.text).toBe(
    [
      'Without fiber[^eu-1169], as is customary[^practice].',
      '[^eu-1169]: [EU rules](https://example.org/eu). Regulation 1169',
      '[^practice]: Practice. Customary',
    ].join('\n\n'),
  );
});

test('two notes of one sentence stand apart', () => {
  const file = FILE.replace('is customary[^practice]', 'is customary[^practice][^eu-1169]');
  expect(parseArticle(file, SOURCES)?.text).toContain('is customary[^practice]\u2009[^eu-1169].');
});

test('an article without relations has none, and a file without a head is no article', () => {
  expect(parseArticle(FILE.replace('related: [keto-flu, a1c]\n', ''), SOURCES)?.related).toEqual([]);
  expect(parseArticle(FILE.replace('grade: mixed', 'grade: superb'), SOURCES)?.grade).toBeNull();
  expect(parseArticle('Just text', SOURCES)).toBeNull();
});
