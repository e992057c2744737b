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
  { heading: 'Why salt matters', text: 'Because of water[^study].' },
  { heading: 'Too little of it', text: 'Dizziness is the usual sign.' },
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
  covered: 1,
  sections: scores.map(([section, score]) => ({ section, score })),
});
const part = (question: string, a: Article, scores: [number, number][], exact = true) => ({
  kind: 'article' as const,
  question,
  found: found(a, scores),
  exact,
});

describe('composeAnswer', () => {
  test('numbers sources in order, once each, leaves custom unnumbered, and names the article last', () => {
    const both = part('Why does salt matter?', salt, [
      [-1, 0.7],
      [0, 0.7],
    ]);
    const { paragraphs, sources } = composeAnswer(handbook, [both], '');
    expect(paragraphs).toEqual([
      'Salt is fine [[1]](https://example.org/study). So they say.',
      '**Why salt matters**\n\nBecause of water [[1]](https://example.org/study).',
      'More in “About salt” [[2]](/handbook/salt).',
    ]);
    expect(sources).toEqual([
      { number: 1, kind: 'paper', title: 'Title of study', href: 'https://example.org/study' },
      { number: 2, kind: 'handbook', title: 'About salt', href: '/handbook/salt' },
    ]);
  });

  test('a section that fits better answers in place of the lead, under its heading where that is needed', () => {
    const water = part('Does salt hold water?', salt, [
      [1, 0.8],
      [-1, 0.5],
    ]);
    const [first] = composeAnswer(handbook, [water], '').paragraphs;
    expect(first).toBe('**Too little of it**\n\nDizziness is the usual sign.');
  });

  test('what was told before is not told again', () => {
    const again = part('Why?', salt, [
      [-1, 0.9],
      [0, 0.5],
    ]);
    const { paragraphs } = composeAnswer(handbook, [again], 'Salt is fine [[1]](x). So they say.');
    expect(paragraphs[0]).toContain('Because of water');
  });

  test('begins with a yes where the text supports it', () => {
    const fine = part('Is salt ok on keto?', salt, [[-1, 0.9]]);
    expect(composeAnswer(handbook, [fine], '').paragraphs[0]).toMatch(/^Yes\. Salt is fine/);
  });

  test('says each part under its question, tells nothing twice, and owns up to a near answer', () => {
    const { paragraphs, sources } = composeAnswer(
      handbook,
      [
        part('what of sugar', sugar, [[-1, 0.9]]),
        part('and what of salt?', salt, [[-1, 0.9]], false),
        part('salt again?', salt, [[-1, 0.9]]),
      ],
      '',
    );
    expect(paragraphs[0]).toBe('**What of sugar?**');
    expect(paragraphs[1]).toBe('Sugar is not.');
    expect(paragraphs[3]).toBe('**What of salt?**');
    expect(paragraphs[4]).toMatch(/^(?:My notes do not answer|I have nothing on exactly that)/);
    expect(paragraphs.filter((text) => text.includes('Salt is fine'))).toHaveLength(1);
    expect(sources.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('answers what is put to people without claiming a life of its own', () => {
    const tried = part('Has anyone else tried salt?', salt, [[-1, 0.9]]);
    expect(composeAnswer(handbook, [tried], '').paragraphs[0]).toMatch(/^I (?:have no story|cannot speak)/);
  });

  test('says so when nothing answers, and offers the nearest articles', () => {
    const { paragraphs, sources } = composeAnswer(
      handbook,
      [{ kind: 'unknown', question: 'x', nearest: [sugar] }],
      '',
    );
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
    ['Is cheese ok and does it raise cholesterol?', ['Is cheese ok', 'does cheese raise cholesterol?']],
  ])('%s', (text, parts) => {
    expect(questionParts(text).map(({ asked }) => asked)).toEqual(parts);
  });

  test('a part that leans on the one before is looked for together with it', () => {
    expect(questionParts('What is ketosis and how long does it take?')[1]?.full).toBe(
      'What is ketosis how long does it take?',
    );
  });

  test('what is put to people stays with its question', () => {
    expect(questionParts('Anyone here not training? How does it compare?')).toHaveLength(1);
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
    expect(openTopic('is it dangerous?', history)).toMatchObject({
      earlier: 'What is keto flu? why is that?',
      namesNothing: true,
      whole: false,
    });
  });

  test('a new thing repeats the question, also through several', () => {
    const history = [
      { message: 'How many carbs are in a cup of cashews?', response: '.' },
      { message: 'what about almonds?', response: '.' },
    ];
    expect(openTopic('and pecans?', history)).toMatchObject({
      resolved: 'How many carbs are in a cup of pecans?',
      whole: true,
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
