import { describe, expect, test } from 'vitest';
import { loadHandbook } from '../handbook/load-handbook.ts';
import type { Card } from './card.ts';
import { cardFaults } from './card-faults.ts';
import { loadCards } from './load-cards.ts';
import { parseCards } from './parse-cards.ts';

const { sources } = await loadHandbook();
const files = await loadCards();
const cards = files.flatMap((file) => file.cards);
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

describe('the cards', () => {
  test('have the form of a card', () => {
    expect(cards.length).toBeGreaterThan(2000);
    expect(cards.flatMap(cardFaults)).toEqual([]);
  });

  test('name sources that are there', () => {
    const unknown = cards.flatMap(({ id, sources: named }) =>
      named.filter((one) => !sources.has(one)).map((one) => `${id}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });

  test('never answer the same words twice', () => {
    const asked = new Map<string, string>();
    const twice = cards.flatMap(({ id, heading, ask }) =>
      [...new Set([heading, ...ask].map(plain))].flatMap((words) => {
        const other = asked.get(words);
        asked.set(words, id);
        return other === undefined ? [] : [`${words}: ${other} and ${id}`];
      }),
    );
    expect(twice).toEqual([]);
  });
});

const CARD: Card = {
  id: 'salt/1',
  heading: 'Do you need more salt on keto?',
  about: 'salt',
  facet: 'verdict',
  ask: ['Do I need salt?', 'is salt needed', 'salt on keto yes or no', 'more salt?'],
  sources: ['keto-practice'],
  grade: 'convention',
  text: `Often a little, in the first weeks. ${'Falling insulin lets the kidneys shed sodium and water. '.repeat(5)}`,
};

describe('what is wrong with a card', () => {
  test.each([
    [{}, null],
    [{ text: 'Often a little.' }, '3 words'],
    [{ text: `${CARD.text} `.repeat(3) }, 'words'],
    [{ text: CARD.text.replace('Often a little', 'It helps often') }, 'it opens with "It"'],
    [{ text: CARD.text.replace('Often a little', 'It depends on you') }, null],
    [{ text: CARD.text.replace('Often a little', 'Salt is a mineral') }, 'no yes or no first'],
    [{ text: CARD.text.replace('weeks.', `weeks${', and then more'.repeat(6)}.`) }, 'its first sentence has'],
    [{ text: `${CARD.text} As said above, drink.` }, 'it leans on another text'],
    [{ text: `${CARD.text} So it is.[^bueno-2013]` }, 'cites bueno-2013'],
    [{ ask: [...CARD.ask, 'do i need SALT'] }, 'asks the same twice'],
  ])('%o', (change, fault) => {
    const found = cardFaults({ ...CARD, ...change });
    if (fault === null) expect(found).toEqual([]);
    else expect(found).toContainEqual(expect.stringContaining(fault));
  });
});

test('a file that does not fit is refused with its name and what is wrong', () => {
  const head =
    '---\ntitle: Salt on keto\nslug: salt\ncategory: Nutrition & Fasting\nreviewed: 2026-11-22\nrelated: []\n---\n';
  expect(() => parseCards('salt.md', 'No head')).toThrow('salt.md: no head');
  expect(() => parseCards('sugar.md', `${head}## A?\nabout: salt\n\nText`)).toThrow('sugar.md: slug is salt');
  expect(() => parseCards('salt.md', `${head}Words\n## A?\nabout: salt\n\nText`)).toThrow(
    'text before the first card',
  );
  expect(() => parseCards('salt.md', `${head}## A?\nabout: salt\n\nText`)).toThrow(/salt\/1: .*facet/s);
});
