import { describe, expect, it } from 'vitest';
import { newExchange } from '../../lib/chat/exchange.ts';
import { mergeHistory } from './merge-history.ts';

const source = { number: 1, kind: 'handbook', title: 'Net carbs', href: '/handbook/net-carbs' } as const;
const stored = (id: number, message: string, response: string) => ({
  id,
  message,
  response,
  createdAt: '2025-06-01T12:00:00.000Z',
  idempotencyKey: null,
  details: null,
});
const local = (key: string, message: string, text: string, isStored = false) => ({
  exchange: { ...newExchange(key, message), text, sources: [source] },
  stored: isStored,
});

describe('mergeHistory', () => {
  it('gives the sources of this device to the server’s exchanges', () => {
    const { exchanges, unsent } = mergeHistory(
      [stored(1, 'Elsewhere?', 'Yes.'), stored(2, 'Here?', 'Also.')],
      [local('key', 'Here?', 'Also.', true)],
    );
    expect(exchanges.map((one) => one.key)).toEqual(['stored-1', 'key']);
    expect(exchanges.map((one) => one.sources.length)).toEqual([0, 1]);
    expect(unsent).toEqual([]);
  });

  it('shows what never reached the server at the end, to be sent again', () => {
    const { exchanges, unsent } = mergeHistory([stored(1, 'A?', 'A.')], [local('late', 'B?', 'B.')]);
    expect(exchanges.map((one) => one.key)).toEqual(['stored-1', 'late']);
    expect(unsent.map((one) => one.key)).toEqual(['late']);
  });

  it('forgets what was cleared from another device', () => {
    expect(mergeHistory([], [local('gone', 'B?', 'B.', true)]).exchanges).toEqual([]);
  });

  it('matches the same question asked twice one to one', () => {
    const { exchanges } = mergeHistory(
      [stored(1, 'A?', 'A.'), stored(2, 'A?', 'A.')],
      [local('first', 'A?', 'A.', true), local('second', 'A?', 'A.', true)],
    );
    expect(exchanges.map((one) => one.key)).toEqual(['first', 'second']);
  });
});
