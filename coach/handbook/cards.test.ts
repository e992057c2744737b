import { describe, expect, test } from 'vitest';
import type { AskedCard } from './card.ts';
import { loadAskedCards } from './load-handbook.ts';
import { cardFaults } from './testing/card-faults.ts';

const cards = await loadAskedCards();
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

describe('the cards', () => {
  test('have the form of a card', () => {
    expect(cards.length).toBeGreaterThan(2000);
    expect(cards.flatMap(cardFaults)).toEqual([]);
    expect(cards.flatMap(({ ask }) => ask).filter((one) => one.length < 4 || one.length > 400)).toEqual([]);
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

const CARD: AskedCard = {
  id: 'salt/1',
  slug: 'salt',
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
