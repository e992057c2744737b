import { describe, expect, test } from 'vitest';
import { OFF_TOPIC_MARKER } from '#contract/chat.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { healthContext } from '#domain/person/health-context.ts';
import type { Article, Handbook, HandbookSource } from '../handbook/article.ts';
import type { Card } from '../handbook/card.ts';
import { loadHandbook } from '../handbook/load-handbook.ts';
import { composeAnswer } from './compose-answer.ts';
import { addsTo } from './find-card.ts';
import { offTopicReply } from './fixed-replies.ts';
import { interpretations } from './follow-up.ts';
import { nextQuestions } from './next-questions.ts';
import { questionParts } from './question-parts.ts';
import { warningFor } from './warnings.ts';

const card = (slug: string, heading: string, text: string, more: Partial<Card> = {}): Card => ({
  ...{ id: `${slug}/${heading}`, slug, heading, text, about: slug, facet: 'verdict' as const, ask: [] },
  ...{ sources: ['study', 'custom'], grade: 'mixed' as const, ...more },
});
const article = (slug: string, cards: Card[]): Article => ({
  ...{
    title: `About ${slug}`,
    slug,
    category: 'Starting Out',
    reviewed: '2026-11-22',
    related: [],
    cards,
  },
});

const saltIsFine = card('salt', 'Is salt fine?', 'Yes, salt is fine[^study]. So they say[^custom].');
const saltAmount = card('salt', 'How much salt a day?', 'A teaspoon[^study].', { warn: ['salt'] });
const sugar = card('sugar', 'Is sugar fine?', 'No, sugar is not.');
const source = (id: string, kind: HandbookSource['kind'], href: string | null): HandbookSource => ({
  ...{ id, kind, title: `Title of ${id}`, citation: 'c', href },
});
const articles = [article('salt', [saltIsFine, saltAmount]), article('sugar', [sugar])];
const handbook: Handbook = {
  digest: '',
  articles,
  cards: articles.flatMap(({ cards }) => cards),
  bySlug: new Map(articles.map((a) => [a.slug, a])),
  sources: new Map([
    ['study', source('study', 'paper', 'https://example.org/study')],
    ['custom', source('custom', 'convention', null)],
  ]),
};
const part = (question: string, told: Card) => ({ kind: 'card' as const, question, card: told });
const NOBODY = { note: '', known: null };

describe('a card beside another', () => {
  const pinch = 'A pinch of salt in water helps against headaches of the first week';
  const first = card('headache', 'Why a headache?', `${pinch}[^study].`);
  test.each([
    [
      'says the same in other words',
      'In the first week salt in water helps against the headache; a pinch.',
      {},
      false,
    ],
    ['says something new', 'Coffee left out all at once hurts for two days, so drink half of it.', {}, true],
    [
      'answers the same question',
      'Coffee left out all at once hurts for two days.',
      { about: 'headache' },
      false,
    ],
  ])('%s', (_, text, more, expected) => {
    expect(addsTo(first, card('salt', 'Does salt help?', text, more))).toBe(expected);
  });
});

describe('composeAnswer', () => {
  test('numbers sources in order, once each, leaves custom unnumbered, and marks the article last', () => {
    const { paragraphs, sources } = composeAnswer(handbook, [part('Is salt ok?', saltIsFine)], NOBODY);
    expect(paragraphs).toEqual([
      'Yes, salt is fine [[1]](https://example.org/study). So they say. [[2]](/handbook/salt)',
    ]);
    expect(sources).toEqual([
      { number: 1, kind: 'paper', title: 'Title of study', href: 'https://example.org/study' },
      { number: 2, kind: 'handbook', title: 'About salt', href: '/handbook/salt' },
    ]);
  });

  test('says each part under its question, and no card twice', () => {
    const { paragraphs, sources } = composeAnswer(
      handbook,
      [part('what of sugar', sugar), part('and what of salt?', saltIsFine), part('salt again?', saltIsFine)],
      NOBODY,
    );
    expect(paragraphs[0]).toBe('**What of sugar?**');
    expect(paragraphs[1]).toBe('No, sugar is not. [[1]](/handbook/sugar)');
    expect(paragraphs[2]).toBe('**What of salt?**');
    expect(paragraphs).toHaveLength(4);
    expect(sources.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('what is as likely meant stands beside the answer under its own heading', () => {
    const beside = { ...part('Is sugar fine?', sugar), isBeside: true };
    const { paragraphs } = composeAnswer(handbook, [part('salt??', saltIsFine), beside], NOBODY);
    expect(paragraphs[0]).toMatch(/^Yes, salt is fine/);
    expect(paragraphs.slice(1)).toEqual(['**Is sugar fine?**', 'No, sugar is not. [[3]](/handbook/sugar)']);
    expect(nextQuestions(handbook, [part('salt??', saltIsFine), beside], ['salt??'])).toEqual([
      'How much salt a day?',
    ]);
  });

  test('a danger of the card is told with it', () => {
    const { paragraphs } = composeAnswer(handbook, [part('How much salt?', saltAmount)], NOBODY);
    expect(paragraphs[1]).toMatch(/^Ask your doctor first if you have kidney disease, .* or take lithium\.$/);
  });

  test('asks which card is meant, and says so when nothing answers', () => {
    const choice = composeAnswer(
      handbook,
      [{ kind: 'choice', question: 'x', cards: [sugar, saltIsFine] }],
      NOBODY,
    );
    expect(choice.paragraphs[0]).toContain('- [Is sugar fine?](/handbook/sugar)');
    const unknown = composeAnswer(handbook, [{ kind: 'unknown', question: 'x', nearest: [sugar] }], NOBODY);
    expect(unknown.paragraphs[0]).toContain('rather say so than guess');
    expect(unknown.sources).toEqual([]);
  });
});

describe('warnings', () => {
  const known = healthContext({
    ...EMPTY_PERSONAL_DATA,
    medicines: ['metformin'],
    diabetes: 'prediabetes',
    age: 40,
  });

  test('every tagged card of the handbook is answered with its warning, or says it itself', async () => {
    const { cards } = await loadHandbook();
    const tagged = cards.filter(({ warn }) => warn && warn.length > 0);
    expect(tagged.length).toBeGreaterThan(300);
    for (const { warn = [], text, id } of tagged) {
      const said = `${text} ${warningFor(warn, text, null)}`;
      expect(warningFor(warn, said, null), id).toBe('');
    }
  });

  test('nothing that the text or the note says already, and nothing that is known not to be meant', () => {
    expect(warningFor(['sglt2'], 'On an SGLT2 medicine ask first.', null)).toBe('');
    expect(warningFor(['sglt2'], 'Eat.', null)).toContain('SGLT2');
    expect(warningFor(['sglt2', 'young'], 'Eat.', known)).toBe('');
    expect(warningFor(['potassium'], 'Eat.', known)).toContain('kidney disease');
  });
});

describe('interpretations', () => {
  const about = { message: 'Is salt ok?', response: 'Yes, salt is fine [[1]](https://example.org/study).' };
  const texts = (message: string, history = [about]) =>
    interpretations(handbook, message, history).map(({ text }) => text);

  test('a short message is read alone and with what was spoken of', () => {
    expect(texts('and how much?')).toEqual([
      'and how much?',
      'how much salt can I eat?',
      'salt: and how much?',
    ]);
    for (const { prior } of interpretations(handbook, 'and how much?', [about]).slice(1))
      expect(prior).toBeGreaterThan(0);
  });

  test('a new thing repeats the question', () => {
    const history = [{ message: 'How many carbs are in a cup of cashews?', response: '.' }];
    expect(texts('what about almonds?', history)).toContain('How many carbs are in a cup of almonds?');
  });

  test('a refused topic, an empty history and a long message leave nothing to lean on', () => {
    expect(texts('and why?', [])).toEqual(['and why?']);
    expect(texts('and why?', [{ message: 'x', response: OFF_TOPIC_MARKER }])).toEqual(['and why?']);
    const long = 'I went to see my doctor this morning and she said that my kidneys are fine so can I go on';
    expect(texts(long)).toEqual([long]);
  });

  test('small talk in between does not close the topic', () => {
    expect(texts('and why?', [about, { message: 'thanks', response: 'Sure' }])).toContain('salt: and why?');
  });
});

test('what to ask next are other cards, never what was asked', () => {
  expect(nextQuestions(handbook, [part('Is salt ok?', saltIsFine)], ['Is salt ok?'])).toEqual([
    'How much salt a day?',
  ]);
  const choice = { kind: 'choice' as const, question: 'x', cards: [sugar, saltIsFine] };
  expect(nextQuestions(handbook, [choice], ['x'])).toEqual(['Is sugar fine?', 'Is salt fine?']);
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

  test('a part that names nothing is looked for by what it is read with', () => {
    const [, half] = questionParts('Do lentils have to go? I love them. Would half a cup still work?');
    expect(half).toMatchObject({ asked: 'Would half a cup still work?' });
    expect(half?.own).toBe(half?.full);
    expect(half?.full).toMatch(/lentils/);
    expect(questionParts('Is cheese ok? Does beer cause headaches?')[1]?.own).toBe(
      'Does beer cause headaches?',
    );
  });

  test('what is put to people stays with its question', () => {
    expect(questionParts('Anyone here not training? How does it compare?')).toHaveLength(1);
  });

  test('answers at most three', () => {
    expect(questionParts('What is a? What is b? What is c? What is d?')).toHaveLength(3);
  });
});

test('what a skill says to two parts alike is told once', () => {
  const reply = { kind: 'answer' as const, text: 'Leave the pie.', sources: [] };
  const parts = ['What has to go?', 'What can stay?'].map((question) => ({
    kind: 'skill' as const,
    question,
    reply,
  }));
  expect(composeAnswer(handbook, parts, NOBODY).paragraphs).toEqual(['Leave the pie.']);
});

test('the refusal carries the marker and changes its words from turn to turn', () => {
  const replies = [0, 1, 2, 3].map((turn) => offTopicReply('Who won?', turn));
  expect(new Set(replies).size).toBe(4);
  expect(replies.every((reply) => reply.includes(OFF_TOPIC_MARKER))).toBe(true);
});
