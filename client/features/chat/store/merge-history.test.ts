import { describe, expect, it } from 'vitest';
import type { AnswerDetails } from '#contract/chat.ts';
import { detailsOf, newExchange } from '../../../lib/chat/exchange.ts';
import { mergeHistory } from './account-chat.ts';
import { withoutFrom } from './chat-store.ts';

const AT = '2025-06-01T12:00:00.000Z';
const source = { number: 1, kind: 'handbook', title: 'Net carbs', href: '/handbook/net-carbs' } as const;

const key = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const stored = (id: number, message: string, response: string, details: AnswerDetails | null = null) => ({
  ...{ id, message, response, createdAt: AT, idempotencyKey: key(id), details },
});
const old = (id: number, message: string, response: string) => ({
  ...stored(id, message, response),
  idempotencyKey: null,
});
const local = (at: string, message: string, text: string, isStored = false) => ({
  exchange: { ...newExchange(at, message), text, sources: [source] },
  stored: isStored,
  replaces: null as string | null,
});

const keysOf = (exchanges: readonly { key: string }[]) => exchanges.map((one) => one.key);

describe('mergeHistory', () => {
  it('reads sources, safety note, what to ask next and who answered from the account, on any device', () => {
    const answer = {
      ...newExchange(key(1), 'A?'),
      ...{ text: 'Eat.', sources: [source], answeredBy: 'gpt-x', notice: 'Mind.', unchecked: ['3 g'] },
      safety: { level: 'caution' as const, text: 'Careful.' },
      next: ['And fish?'],
    };
    const exchanges = mergeHistory([stored(1, 'A?', 'Careful.\n\nEat.', detailsOf(answer))], []);
    expect(exchanges).toEqual([{ ...answer, storedAt: AT }]);
  });

  it('gives what the account does not keep from the same exchange on this device', () => {
    const exchanges = mergeHistory(
      [stored(1, 'Elsewhere?', 'Yes.'), stored(2, 'Here?', 'Also.')],
      [local(key(2), 'Here?', 'Also.', true)],
    );
    expect(keysOf(exchanges)).toEqual([key(1), key(2)]);
    expect(exchanges.map((one) => one.sources.length)).toEqual([0, 1]);
    expect(exchanges[1]?.storedAt).toBe(AT);
  });

  it('tells the same words under two keys apart', () => {
    const exchanges = mergeHistory([stored(1, 'A?', 'A.')], [local('unsent', 'A?', 'A.')]);
    expect(keysOf(exchanges)).toEqual([key(1), 'unsent']);
  });

  it('matches old entries by their words, one to one', () => {
    const exchanges = mergeHistory(
      [old(1, 'A?', 'A.'), old(2, 'A?', 'A.'), old(3, 'B?', 'B.')],
      [local('first', 'A?', 'A.', true), local('second', 'A?', 'A.', true)],
    );
    expect(keysOf(exchanges)).toEqual(['first', 'second', 'stored-3']);
  });

  it('shows what never reached the server at the end', () => {
    const exchanges = mergeHistory([stored(1, 'A?', 'A.')], [local('late', 'B?', 'B.')]);
    expect(keysOf(exchanges)).toEqual([key(1), 'late']);
    expect(exchanges[1]?.storedAt).toBeNull();
  });

  it('shows an unsent answer in the place of those it replaces', () => {
    const again = { ...local('again', 'B?', 'B!'), replaces: key(2) };
    const exchanges = mergeHistory(
      [stored(1, 'A?', 'A.'), stored(2, 'B?', 'B.'), stored(3, 'C?', 'C.')],
      [again],
    );
    expect(keysOf(exchanges)).toEqual([key(1), 'again']);
  });

  it('forgets what was cleared from another device', () => {
    expect(mergeHistory([], [local('gone', 'B?', 'B.', true)])).toEqual([]);
  });
});

describe('withoutFrom', () => {
  const list = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
  it.each([
    [null, 3],
    ['b', 1],
    ['a', 0],
    ['unknown', 3],
  ])('%j leaves %d', (from, length) => {
    expect(withoutFrom(list, from)).toHaveLength(length);
  });
});
