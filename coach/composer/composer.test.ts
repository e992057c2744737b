import { describe, expect, test } from 'vitest';
import { OFF_TOPIC_MARKER } from '#contract/chat.ts';
import type { Article, Handbook, HandbookSource } from '../handbook/article.ts';
import { composeAnswer } from './compose-answer.ts';
import { offTopicReply } from './fixed-replies.ts';
import { openTopic } from './follow-up.ts';
import { questionParts } from './question-parts.ts';

const article = (slug: string, lead: string, sections: Article['sections'] = []): Article => ({
  title: `About ${slug}`,
  slug,
  category: 'Nutrition & Fasting',
  questions: [],
  sources: ['study', 'custom'],
  reviewed: '2026-11-21',
  grade: 'mixed',
  related: [],
  lead,
  sections,
});

const salt = article('salt', 'Salt is fine[^study]. So they say[^custom].', [
  { heading: 'Why', text: 'Because of water[^study].' },
]);
const sugar = article('sugar', 'Sugar is not.');
const source = (id: string, kind: HandbookSource['kind'], href: string | null): HandbookSource => ({
  id,
  kind,
  title: `Title of ${id}`,
  citation: 'c',
  href,
});
const handbook: Handbook = {
  articles: [salt, sugar],
  bySlug: new Map([salt, sugar].map((a) => [a.slug, a])),
  sources: new Map([
    ['study', source('study', 'paper', 'https://example.org/study')],
    ['custom', source('custom', 'convention', null)],
  ]),
};
const found = (a: Article, scores: [number, number][]) => ({
  article: a,
  score: 0.8,
  sections: scores.map(([section, score]) => ({ section, score })),
});

describe('composeAnswer', () => {
  test('numbers sources in order, once each, and leaves custom unnumbered', () => {
    const found1 = found(salt, [
      [-1, 0.7],
      [0, 0.7],
    ]);
    const { paragraphs, sources } = composeAnswer(
      handbook,
      [{ kind: 'article', found: found1, exact: true }],
      '',
    );
    expect(paragraphs).toEqual([
      'Salt is fine [[1]](https://example.org/study). So they say.',
      '**Why**\n\nBecause of water [[1]](https://example.org/study). [[2]](/handbook/salt)',
    ]);
    expect(sources).toEqual([
      { number: 1, kind: 'paper', title: 'Title of study', href: 'https://example.org/study' },
      { number: 2, kind: 'handbook', title: 'About salt', href: '/handbook/salt' },
    ]);
  });

  test('a section that fits much better answers in place of the lead', () => {
    const part = {
      kind: 'article' as const,
      found: found(salt, [
        [0, 0.8],
        [-1, 0.5],
      ]),
      exact: true,
    };
    expect(composeAnswer(handbook, [part], '').paragraphs).toHaveLength(1);
    expect(composeAnswer(handbook, [part], '').paragraphs[0]).toMatch(/^\*\*Why\*\*/);
  });

  test('what was told before is not told again', () => {
    const part = {
      kind: 'article' as const,
      found: found(salt, [
        [-1, 0.9],
        [0, 0.5],
      ]),
      exact: true,
    };
    const [paragraph] = composeAnswer(handbook, [part], 'Salt is fine [[1]](x). So they say.').paragraphs;
    expect(paragraph).toMatch(/^\*\*Why\*\*/);
  });

  test('joins the parts of a question and says when an article is only near', () => {
    const { paragraphs, sources } = composeAnswer(
      handbook,
      [
        { kind: 'article', found: found(sugar, [[-1, 0.9]]), exact: true },
        { kind: 'article', found: found(salt, [[-1, 0.9]]), exact: false },
      ],
      '',
    );
    expect(paragraphs[0]).toBe('Sugar is not. [[1]](/handbook/sugar)');
    expect(paragraphs[1]).toContain('comes close');
    expect(sources.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('says so when nothing answers, and offers the nearest articles', () => {
    const { paragraphs, sources } = composeAnswer(handbook, [{ kind: 'unknown', nearest: [sugar] }], '');
    expect(paragraphs[0]).toContain('rather say so than guess');
    expect(paragraphs[0]).toContain('[About sugar](/handbook/sugar)');
    expect(sources).toEqual([]);
  });
});

describe('questionParts', () => {
  test.each([
    ['What is ketosis and how long does it take?', ['What is ketosis', 'how long does it take?']],
    ['Can I eat rice? Which fruit is ok?', ['Can I eat rice?', 'Which fruit is ok?']],
    ['bread and butter on keto', ['bread and butter on keto']],
    ['I started Monday. Is a headache normal?', ['I started Monday. Is a headache normal?']],
  ])('%s', (text, parts) => {
    expect(questionParts(text)).toEqual(parts);
  });

  test('answers at most three', () => {
    expect(questionParts('What is a? What is b? What is c? What is d?')).toHaveLength(3);
  });
});

describe('openTopic', () => {
  const about = { message: 'What is keto flu?', response: 'A rough patch.' };

  test('a short message leans on the one before, through other follow-ups', () => {
    expect(openTopic('and how long does it last?', [about])?.earlier).toBe('What is keto flu?');
    const history = [about, { message: 'why is that?', response: 'Salt.' }];
    expect(openTopic('is it dangerous?', history)).toEqual({
      earlier: 'What is keto flu? why is that?',
      namesNothing: true,
    });
  });

  test('a message of its own, a refused topic and an empty history leave nothing open', () => {
    expect(openTopic('How many carbs are in a banana?', [about])).toBeNull();
    expect(openTopic('and why is that?', [{ message: 'x', response: OFF_TOPIC_MARKER }])).toBeNull();
    expect(openTopic('and why?', [])).toBeNull();
  });

  test('small talk in between does not close the topic', () => {
    expect(openTopic('and why?', [about, { message: 'thanks', response: 'Sure' }])?.earlier).toBe(
      'What is keto flu?',
    );
  });
});

test('the refusal carries the marker and changes its words from turn to turn', () => {
  const replies = [0, 1, 2, 3].map((turn) => offTopicReply('Who won?', turn));
  expect(new Set(replies).size).toBe(4);
  expect(replies.every((reply) => reply.includes(OFF_TOPIC_MARKER))).toBe(true);
});
