import { describe, expect, it } from 'vitest';
import { newExchange } from '../../lib/chat/exchange.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import {
  countInteraction,
  forgetLocalHistory,
  markStored,
  readInteractionCount,
  readLocalHistory,
  rememberExchange,
} from './local-history.ts';

function memoryStores(): BrowserStores {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  return { local: store, session: store };
}

const exchange = (key: string) => ({
  ...newExchange(key, `Question ${key}`),
  text: `Answer ${key}`,
  safety: { level: 'caution' as const, text: 'Careful.' },
  answeredBy: 'composer',
});

describe('local history', () => {
  it('gives back what it was told, with its response as one text for others to read', () => {
    const stores = memoryStores();
    rememberExchange(stores, 'guest', exchange('a'));
    expect(readLocalHistory(stores, 'guest')).toEqual([{ exchange: exchange('a'), stored: false }]);
    expect(JSON.parse(stores.local.getItem(STORAGE_KEY.chatHistory) ?? '')[0]).toMatchObject({
      message: 'Question a',
      response: 'Careful.\n\nAnswer a',
    });
  });

  it('drops entries without string message and response', () => {
    const stores = memoryStores();
    const entries = [
      { message: 'One', response: 'Two' },
      { message: 'One' },
      { message: 1, response: 'x' },
      null,
    ];
    stores.local.setItem(STORAGE_KEY.chatHistory, JSON.stringify(entries));
    const history = readLocalHistory(stores, '7');
    expect(history.map((one) => one.exchange.text)).toEqual(['Two']);
  });

  it('shows one person nothing of another', () => {
    const stores = memoryStores();
    rememberExchange(stores, 'guest', exchange('a'));
    rememberExchange(stores, '7', exchange('b'));
    expect(readLocalHistory(stores, '7').map((one) => one.exchange.key)).toEqual(['b']);
  });

  it('notes what the account has', () => {
    const stores = memoryStores();
    rememberExchange(stores, '7', exchange('a'));
    markStored(stores, 'a');
    expect(readLocalHistory(stores, '7')[0]?.stored).toBe(true);
  });

  it('keeps the last hundred', () => {
    const stores = memoryStores();
    for (let number = 0; number < 103; number += 1)
      rememberExchange(stores, 'guest', exchange(String(number)));
    const keys = readLocalHistory(stores, 'guest').map((one) => one.exchange.key);
    expect(keys).toHaveLength(100);
    expect(keys.at(-1)).toBe('102');
  });

  it('counts interactions and starts anew after clearing', () => {
    const stores = memoryStores();
    countInteraction(stores);
    countInteraction(stores);
    expect(readInteractionCount(stores)).toBe(2);
    rememberExchange(stores, 'guest', exchange('a'));
    forgetLocalHistory(stores);
    expect(readInteractionCount(stores)).toBe(0);
    expect(readLocalHistory(stores, 'guest')).toEqual([]);
  });
});
