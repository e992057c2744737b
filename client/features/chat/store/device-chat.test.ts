import { describe, expect, it } from 'vitest';
import { newExchange } from '../../../lib/chat/exchange.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { countInteraction, readInteractionCount } from './chat-store.ts';
import { openDeviceChat } from './device-chat.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const AT = NOW.toISOString();

const exchange = (key: string) => ({
  ...newExchange(key, `Question ${key}`),
  text: `Answer ${key}`,
  safety: { level: 'caution' as const, text: 'Careful.' },
  used: ['pantry' as const],
  notice: 'The model did not answer.',
  unchecked: ['12 g'],
  answeredBy: 'composer',
  next: ['What are net carbs?'],
});

const remember = (stores: BrowserStores, owner: string, key: string, replaces: string | null = null) =>
  openDeviceChat(stores, owner).put(exchange(key), replaces, null, NOW);

const listOf = (stores: BrowserStores, owner: string) => openDeviceChat(stores, owner).list();

const keysOf = (stores: BrowserStores, owner: string) => listOf(stores, owner).map((one) => one.exchange.key);

/** A store with room for so many characters. */
function smallStores(room: number): BrowserStores {
  const stores = memoryStores();
  const { setItem } = stores.local;
  stores.local.setItem = (key, value) => {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
    setItem(key, value);
  };
  return stores;
}

describe('local history', () => {
  it('gives back what it was told, with its response as one text for others to read', () => {
    const stores = memoryStores();
    remember(stores, 'guest', 'a');
    expect(listOf(stores, 'guest')).toEqual([
      { exchange: { ...exchange('a'), storedAt: AT }, stored: false, replaces: null },
    ]);
    expect(JSON.parse(stores.local.getItem(STORAGE_KEY.chatHistory) ?? '')[0]).toMatchObject({
      message: 'Question a',
      response: 'Careful.\n\nAnswer a',
    });
  });

  it('shows the safety note once where only the whole response was kept', () => {
    const stores = memoryStores();
    const safety = { level: 'emergency', text: 'Call 911 now.' };
    const entries = [
      { message: 'a', response: 'Call 911 now.', safety },
      { message: 'b', response: 'Call 911 now.\n\nAbout 20 g.', safety },
    ];
    stores.local.setItem(STORAGE_KEY.chatHistory, JSON.stringify(entries));
    const history = listOf(stores, '7');
    expect(history.map(({ exchange }) => exchange.text)).toEqual(['', 'About 20 g.']);
  });

  it('is not pending any more once another tab has sent it, also after that tab clears the chat', () => {
    const stores = memoryStores();
    const [here, there] = [openDeviceChat(stores, '7'), openDeviceChat(stores, '7')];
    here.put(exchange('a'), null, null, NOW);
    there.markStored('a');
    expect(here.list().map(({ stored }) => stored)).toEqual([true]);
    there.clear();
    expect(here.list()).toEqual([]);
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
    const history = listOf(stores, '7');
    expect(history.map((one) => one.exchange.text)).toEqual(['Two']);
  });

  it('gives entries of an older kind a key that stays, an owner and a time', () => {
    const stores = memoryStores();
    stores.local.setItem(STORAGE_KEY.chatHistory, '[{"message":"One","response":"Two"}]');
    const [first] = listOf(stores, '7');
    expect(first?.exchange.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(listOf(stores, '7')).toEqual([first]);
    expect(listOf(stores, '8')).toEqual([]);
  });

  it('shows one person nothing of another', () => {
    const stores = memoryStores();
    remember(stores, 'guest', 'a');
    remember(stores, '7', 'b');
    expect(keysOf(stores, '7')).toEqual(['b']);
  });

  it('counts an exchange of an account as stored only once the account has it', () => {
    const stores = memoryStores();
    remember(stores, '7', 'a');
    expect(listOf(stores, '7')[0]).toMatchObject({ stored: false, exchange: { storedAt: null } });
    openDeviceChat(stores, '7').markStored('a');
    expect(listOf(stores, '7')[0]).toMatchObject({ stored: true, exchange: { storedAt: AT } });
  });

  it('keeps the same exchange once', () => {
    const stores = memoryStores();
    remember(stores, 'guest', 'a');
    remember(stores, 'guest', 'a');
    expect(keysOf(stores, 'guest')).toEqual(['a']);
  });

  it('puts an answer in the place of the old one and of all after it, of this person alone', () => {
    const stores = memoryStores();
    for (const [owner, key] of [
      ['7', 'a'],
      ['7', 'b'],
      ['8', 'x'],
      ['7', 'c'],
    ] as const)
      remember(stores, owner, key);
    remember(stores, '7', 'b2', 'b');
    expect(keysOf(stores, '7')).toEqual(['a', 'b2']);
    expect(keysOf(stores, '8')).toEqual(['x']);
    expect(listOf(stores, '7')[1]?.replaces).toBe('b');
  });

  it('still replaces what stands on the account when what came between never got there', () => {
    const stores = memoryStores();
    remember(stores, '7', 'b2', 'b');
    remember(stores, '7', 'b3', 'b2');
    expect(listOf(stores, '7')).toMatchObject([{ exchange: { key: 'b3' }, replaces: 'b' }]);
  });

  it('keeps the last hundred of an account, and all that it does not have yet', () => {
    const stores = memoryStores();
    for (let number = 0; number < 103; number += 1) remember(stores, '7', String(number));
    expect(keysOf(stores, '7')).toHaveLength(103);
    for (let number = 2; number < 103; number += 1) openDeviceChat(stores, '7').markStored(String(number));
    expect(keysOf(stores, '7')).toHaveLength(102);
    expect(keysOf(stores, '7').slice(0, 3)).toEqual(['0', '1', '3']);
  });

  it('keeps the last five hundred of a guest', () => {
    const stores = memoryStores();
    const entries = Array.from({ length: 500 }, (_, number) => ({
      ...{ message: 'q', response: 'a', key: String(number), owner: 'guest', at: AT },
    }));
    stores.local.setItem(STORAGE_KEY.chatHistory, JSON.stringify(entries));
    remember(stores, 'guest', 'last');
    const keys = keysOf(stores, 'guest');
    expect(keys).toHaveLength(500);
    expect([keys[0], keys.at(-1)]).toEqual(['1', 'last']);
  });

  it('makes room in a full store, but never for what the account lacks', () => {
    const stores = smallStores(2000);
    remember(stores, '7', 'unsent');
    for (let number = 0; number < 20; number += 1) remember(stores, 'guest', String(number));
    expect(keysOf(stores, '7')).toEqual(['unsent']);
    expect(keysOf(stores, 'guest').at(-1)).toBe('19');
  });

  it('keeps for this page alone what there is no room for, and says so', () => {
    const chat = openDeviceChat(smallStores(10), 'guest');
    expect(chat.put(exchange('a'), null, null, NOW)).toBeNull();
    expect(chat.list()).toMatchObject([{ exchange: { key: 'a', storedAt: null } }]);
    chat.put(exchange('b'), 'a', null, NOW);
    expect(chat.list()).toMatchObject([{ exchange: { key: 'b' } }]);
    chat.clear();
    expect(chat.list()).toEqual([]);
  });

  it('counts interactions and starts anew after clearing, for this person alone', () => {
    const stores = memoryStores();
    countInteraction(stores);
    countInteraction(stores);
    expect(readInteractionCount(stores)).toBe(2);
    remember(stores, 'guest', 'a');
    remember(stores, '7', 'b');
    openDeviceChat(stores, '7').clear();
    expect(readInteractionCount(stores)).toBe(0);
    expect(keysOf(stores, '7')).toEqual([]);
    expect(keysOf(stores, 'guest')).toEqual(['a']);
  });

  it('leaves no list behind when the last exchange is taken off', () => {
    const stores = memoryStores();
    remember(stores, 'guest', 'a');
    remember(stores, 'guest', 'b');
    openDeviceChat(stores, 'guest').remove('a');
    expect(keysOf(stores, 'guest')).toEqual(['b']);
    openDeviceChat(stores, 'guest').remove('b');
    expect(stores.local.getItem(STORAGE_KEY.chatHistory)).toBeNull();
  });
});

describe('the guest journal', () => {
  const readJournal = ({ local }: BrowserStores): Record<string, unknown>[] =>
    JSON.parse(local.getItem(STORAGE_KEY.guestJournalMessages) ?? '[]');

  it('has each exchange once, numbered in its conversation', () => {
    const stores = memoryStores();
    for (const key of ['a', 'b', 'b']) remember(stores, 'guest', key);
    remember(stores, '7', 'of an account');
    const journal = readJournal(stores);
    expect(journal).toMatchObject([
      { message: 'Question a', response: 'Careful.\n\nAnswer a', messageIndex: 0, timestamp: AT },
      { message: 'Question b', messageIndex: 1 },
    ]);
    expect(journal[0]?.id).toBe(`guest-msg-${NOW.getTime()}`);
    expect(new Set(journal.map(({ id }) => id)).size).toBe(2);
    expect(new Set(journal.map(({ conversationId }) => conversationId)).size).toBe(1);
  });

  it('begins another conversation after New Chat', () => {
    const stores = memoryStores();
    const chat = openDeviceChat(stores, 'guest');
    chat.put(exchange('a'), null, null, NOW);
    chat.put(exchange('b'), null, 'a', NOW);
    chat.put(exchange('c'), null, 'a', NOW);
    const [a, b, c] = readJournal(stores);
    expect([a?.messageIndex, b?.messageIndex, c?.messageIndex]).toEqual([0, 0, 1]);
    expect(b?.conversationId).not.toBe(a?.conversationId);
    expect(c?.conversationId).toBe(b?.conversationId);
  });

  it('follows what is asked again', () => {
    const stores = memoryStores();
    for (const key of ['a', 'b', 'c']) remember(stores, 'guest', key);
    remember(stores, 'guest', 'b2', 'b');
    expect(readJournal(stores)).toMatchObject([
      { key: 'a', messageIndex: 0 },
      { key: 'b2', messageIndex: 1 },
    ]);
  });

  it('loses what goes to an account, and all when cleared', () => {
    const stores = memoryStores();
    for (const key of ['a', 'b']) remember(stores, 'guest', key);
    openDeviceChat(stores, 'guest').remove('a');
    expect(readJournal(stores).map(({ key }) => key)).toEqual(['b']);
    openDeviceChat(stores, 'guest').clear();
    expect(stores.local.getItem(STORAGE_KEY.guestJournalMessages)).toBeNull();
  });
});
