import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedConversation } from '#contract/saved-conversations.ts';
import { conversationMessages } from '#server/database/schema/chat.ts';
import { insertConversation } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { excerptAround } from './excerpt.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => t.close());

/** An account with the given talks: title, then question and answer by turns. */
async function withTalks(...talks: [title: string, ...exchanges: [string, string][]][]): Promise<TestClient> {
  const { client, user } = await signedInClient(t);
  for (const [title, ...exchanges] of talks) {
    const { id } = await insertConversation(t.db, { userId: user.id, title });
    const rows = exchanges.map(([message, response], messageIndex) => ({
      ...{ conversationId: id, userId: user.id, messageIndex },
      ...{ message, response },
    }));
    if (rows.length > 0) await t.db.insert(conversationMessages).values(rows);
  }
  return client;
}

async function search(client: TestClient, words: string): Promise<[title: string, excerpt: string | null][]> {
  const response = await client.get(`/api/saved-conversations?search=${encodeURIComponent(words)}`);
  expect(response.statusCode, response.body).toBe(200);
  const found: SavedConversation[] = response.json();
  return found.map((one) => [one.title, one.excerpt]);
}

describe('searching', () => {
  test('looks into titles, questions and answers, in any letter case', async () => {
    const client = await withTalks(
      ['About Salmon', ['Is it fatty?', 'Yes.']],
      ['Fish', ['How much SALMON a week?', 'Twice.']],
      ['Fats', ['Which fats?', 'Olive oil, **wild salmon** [[1]](/handbook/fish) and butter.']],
      ['Bread', ['Is bread keto?', 'Seldom.']],
    );
    expect(await search(client, 'salmon')).toEqual([
      ['Fats', 'Olive oil, wild salmon and butter.'],
      ['Fish', 'How much SALMON a week?'],
      ['About Salmon', null],
    ]);
    expect(await search(client, 'tuna')).toEqual([]);
    expect(await search(client, '   ')).toHaveLength(4);
  });

  test('letters beyond ASCII have two cases too', async () => {
    const client = await withTalks(['Crème brûlée', ['ÄPFEL?', 'Nein']]);
    expect(await search(client, 'CRÈME')).toEqual([['Crème brûlée', null]]);
    expect(await search(client, 'äpfel')).toEqual([['Crème brûlée', 'ÄPFEL?']]);
  });

  test('wants every word, in the title or in one exchange', async () => {
    const client = await withTalks(
      ['One', ['Is brown rice keto?', 'No: 24 g of carbohydrate.']],
      ['Two', ['Rice?', 'No.'], ['Brown bread?', 'No.']],
    );
    expect(await search(client, 'rice carbohydrate')).toEqual([['One', 'Is brown rice keto?']]);
    expect(await search(client, 'brown  rice')).toEqual([['One', 'Is brown rice keto?']]);
  });

  test('what is typed is never a wildcard', async () => {
    const client = await withTalks(
      ['100% cocoa', ['a', 'b']],
      ['snake_case', ['a', 'b']],
      ['back\\slash', ['a', 'b']],
      ['plain', ['a', 'b']],
    );
    expect((await search(client, '%')).map(([title]) => title)).toEqual(['100% cocoa']);
    expect((await search(client, '_')).map(([title]) => title)).toEqual(['snake_case']);
    expect((await search(client, '\\')).map(([title]) => title)).toEqual(['back\\slash']);
    expect(await search(client, "'; drop table users; --")).toEqual([]);
  });

  test('too long or unstorable words are refused in words', async () => {
    const { client } = await signedInClient(t);
    const long = await client.get(`/api/saved-conversations?search=${'x'.repeat(201)}`);
    expect([long.statusCode, long.json().message]).toEqual([400, 'Please search with fewer words']);
    const nul = await client.get('/api/saved-conversations?search=%00');
    expect(nul.statusCode).toBe(400);
  });
});

describe('the excerpt', () => {
  const filler = 'word '.repeat(60).trim();

  test('cuts at whole words around what was found', () => {
    const excerpt = excerptAround([`${filler} NEEDLE ${filler}`], ['needle']);
    expect(excerpt).toMatch(/^…word .*\bNEEDLE\b.* word…$/);
    expect(excerpt.length).toBeLessThan(150);
  });

  test('never splits a character where there are no spaces', () => {
    const family = '👨‍👩‍👧‍👦';
    const excerpt = excerptAround([`${family.repeat(40)}needle${family.repeat(40)}`], ['needle']);
    expect(excerpt.replaceAll(family, '')).toBe('…needle…');
    expect(excerpt.isWellFormed()).toBe(true);
  });

  test('takes the signs of a search literally', () => {
    expect(excerptAround(['a', 'what (if) [x] costs 3.50?'], ['(if)', '3.50?'])).toBe(
      'what (if) [x] costs 3.50?',
    );
    expect(excerptAround(['x350', 'y 3.50'], ['3.50'])).toBe('y 3.50');
  });

  test('shows how the answer begins where the word stands in an address', () => {
    expect(excerptAround(['Fish?', 'Twice a week [source](/handbook/fish-oil).'], ['fish-oil'])).toBe(
      'Twice a week source.',
    );
  });
});
