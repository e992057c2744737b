import { describe, expect, it } from 'vitest';
import { carryChat, readCarriedChat } from '../../lib/chat/carried-chat.ts';
import { newExchange, plainExchange } from '../../lib/chat/exchange.ts';
import type { BrowserStores } from '../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../lib/storage/keys.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { forgetAsked, leaveAsked, noteAsked, takeLeftQuestions } from './asked-questions.ts';
import { changeVisit, keepDraft, readVisit, threadName } from './chat-visit.ts';
import { forgetJournal, noteInJournal, readJournal, removeFromJournal } from './guest-journal.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** Another tab of the same browser: the same local store, a session store of its own. */
const otherTab = ({ local }: BrowserStores): BrowserStores => ({ local, session: memoryStores().session });

describe('questions on their way', () => {
  const where = { owner: '7', thread: 'regular' };
  const question = { key: 'k', message: 'Bread?', replaces: null, typed: true };
  const take = (stores: BrowserStores, at = NOW, isRunning = false) =>
    takeLeftQuestions(stores, where, () => isRunning, at).map(({ message }) => message);

  it('are taken by the next page of the tab, once', () => {
    const stores = memoryStores();
    noteAsked(stores, where, question, NOW);
    expect(take(stores, NOW, true)).toEqual([]);
    expect(take(stores)).toEqual(['Bread?']);
    expect(take(stores)).toEqual([]);
  });

  it('stay with another tab that still waits, until its page goes', () => {
    const asking = memoryStores();
    const other = otherTab(asking);
    noteAsked(asking, where, question, NOW);
    expect(take(other)).toEqual([]);
    leaveAsked(other);
    expect(take(other)).toEqual([]);
    leaveAsked(asking);
    expect(take(other)).toEqual(['Bread?']);
  });

  it('are taken after a tab that went without a word', () => {
    const asking = memoryStores();
    noteAsked(asking, where, question, NOW);
    expect(take(otherTab(asking), later(5))).toEqual([]);
    expect(take(otherTab(asking), later(11))).toEqual(['Bread?']);
  });

  it('belong to their person and thread', () => {
    const stores = memoryStores();
    noteAsked(stores, { ...where, owner: '8' }, question, NOW);
    noteAsked(stores, { ...where, thread: 'saved-3' }, { ...question, key: 'l' }, NOW);
    expect(take(stores)).toEqual([]);
  });

  it('are done when answered', () => {
    const stores = memoryStores();
    noteAsked(stores, where, question, NOW);
    forgetAsked(stores, 'k');
    expect(take(stores)).toEqual([]);
    expect(stores.local.getItem(STORAGE_KEY.askedQuestions)).toBeNull();
  });
});

describe('a visit of the chat', () => {
  const ada = { id: 7, username: 'ada@example.org', displayName: null, isGuest: false };
  const guest = { id: 'abc', username: 'guest', displayName: null, isGuest: true };

  it('keeps what stands in the box of each conversation', () => {
    const stores = memoryStores();
    keepDraft(stores, ada, threadName(null), 'Half a question');
    keepDraft(stores, ada, threadName({ id: 3 }), 'Another');
    expect(readVisit(stores, ada).drafts).toEqual({ regular: 'Half a question', 'saved-3': 'Another' });
    keepDraft(stores, ada, threadName(null), '');
    expect(readVisit(stores, ada).drafts).toEqual({ 'saved-3': 'Another' });
  });

  it('remembers the open conversation beside them', () => {
    const stores = memoryStores();
    keepDraft(stores, ada, 'regular', 'Half');
    changeVisit(stores, ada, { selected: { id: 3, title: 'Bread' }, foldedAfter: 'k' });
    expect(readVisit(stores, ada)).toMatchObject({
      selected: { id: 3, title: 'Bread' },
      foldedAfter: 'k',
      drafts: { regular: 'Half' },
    });
  });

  it('is not another person’s, but a guest who signs in keeps what they had typed', () => {
    const stores = memoryStores();
    keepDraft(stores, ada, 'regular', 'Private');
    expect(readVisit(stores, { ...ada, id: 8 }).drafts).toEqual({});
    keepDraft(stores, guest, 'regular', 'Typed as a guest');
    expect(readVisit(stores, ada).drafts).toEqual({ regular: 'Typed as a guest' });
  });

  it('begins empty where the stored one is broken', () => {
    const stores = memoryStores();
    stores.session.setItem(STORAGE_KEY.chatVisit, '{"owner":');
    expect(readVisit(stores, ada)).toEqual({ selected: null, foldedAfter: null, drafts: {} });
  });
});

describe('the guest journal', () => {
  const note = { replaces: null, foldedAfter: null, now: NOW };
  const exchange = (key: string) => plainExchange(key, `Question ${key}`, `Answer ${key}`);

  it('writes each exchange once, numbered in its conversation', () => {
    const stores = memoryStores();
    for (const key of ['a', 'b', 'b']) noteInJournal(stores, exchange(key), note);
    const journal = readJournal(stores);
    expect(journal).toMatchObject([
      { message: 'Question a', response: 'Answer a', messageIndex: 0, timestamp: NOW.toISOString() },
      { message: 'Question b', response: 'Answer b', messageIndex: 1 },
    ]);
    expect(journal[0]?.id).toBe(`guest-msg-${NOW.getTime()}`);
    expect(new Set(journal.map(({ id }) => id)).size).toBe(2);
    expect(new Set(journal.map(({ conversationId }) => conversationId)).size).toBe(1);
  });

  it('begins another conversation after New Chat', () => {
    const stores = memoryStores();
    noteInJournal(stores, exchange('a'), note);
    noteInJournal(stores, exchange('b'), { ...note, foldedAfter: 'a' });
    noteInJournal(stores, exchange('c'), { ...note, foldedAfter: 'a' });
    const [a, b, c] = readJournal(stores);
    expect([a?.messageIndex, b?.messageIndex, c?.messageIndex]).toEqual([0, 0, 1]);
    expect(b?.conversationId).not.toBe(a?.conversationId);
    expect(c?.conversationId).toBe(b?.conversationId);
  });

  it('follows what is asked again', () => {
    const stores = memoryStores();
    for (const key of ['a', 'b', 'c']) noteInJournal(stores, exchange(key), note);
    noteInJournal(stores, exchange('b2'), { ...note, replaces: 'b' });
    expect(readJournal(stores)).toMatchObject([
      { key: 'a', messageIndex: 0 },
      { key: 'b2', messageIndex: 1 },
    ]);
  });

  it('loses what goes to an account, and all when cleared', () => {
    const stores = memoryStores();
    for (const key of ['a', 'b']) noteInJournal(stores, exchange(key), note);
    removeFromJournal(stores, new Set(['a']));
    expect(readJournal(stores).map(({ key }) => key)).toEqual(['b']);
    forgetJournal(stores);
    expect(readJournal(stores)).toEqual([]);
  });
});

describe('a chat carried along', () => {
  it('arrives whole', () => {
    const stores = memoryStores();
    const source = { number: 1, kind: 'handbook', title: 'Net carbs', href: '/handbook/net-carbs' } as const;
    const exchange = {
      ...newExchange('k', 'Bread?'),
      ...{ text: 'Less.', sources: [source], answeredBy: 'composer' },
      safety: { level: 'caution' as const, text: 'Careful.' },
    };
    carryChat(stores, { exchanges: [exchange], question: 'And milk?' });
    expect(readCarriedChat(stores)).toEqual({ exchanges: [exchange], question: 'And milk?' });
    carryChat(stores, { exchanges: [], question: null });
    expect(readCarriedChat(stores)).toBeNull();
  });

  it('is nothing where there is nothing, or nothing that can be read', () => {
    const stores = memoryStores();
    carryChat(stores, { exchanges: [], question: null });
    expect(readCarriedChat(stores)).toBeNull();
    stores.session.setItem(STORAGE_KEY.carriedChat, '[{"key":1}]');
    expect(readCarriedChat(stores)).toBeNull();
  });
});
