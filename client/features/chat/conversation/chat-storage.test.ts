import { describe, expect, it } from 'vitest';
import { carryChat, readCarriedChat } from '../../../lib/chat/carried-chat.ts';
import { newExchange } from '../../../lib/chat/exchange.ts';
import type { BrowserStores } from '../../../lib/storage/browser-stores.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { changeVisit, keepDraft, readVisit, threadName } from './chat-visit.ts';
import { forgetInFlight, leaveInFlight, noteInFlight, takeLeftQuestions } from './in-flight-questions.ts';

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
    noteInFlight(stores, where, question, NOW);
    expect(take(stores, NOW, true)).toEqual([]);
    expect(take(stores)).toEqual(['Bread?']);
    expect(take(stores)).toEqual([]);
  });

  it('stay with another tab that still waits, until its page goes', () => {
    const asking = memoryStores();
    const other = otherTab(asking);
    noteInFlight(asking, where, question, NOW);
    expect(take(other)).toEqual([]);
    leaveInFlight(other);
    expect(take(other)).toEqual([]);
    leaveInFlight(asking);
    expect(take(other)).toEqual(['Bread?']);
  });

  it('are taken after a tab that went without a word', () => {
    const asking = memoryStores();
    noteInFlight(asking, where, question, NOW);
    expect(take(otherTab(asking), later(5))).toEqual([]);
    expect(take(otherTab(asking), later(11))).toEqual(['Bread?']);
  });

  it('belong to their person and thread', () => {
    const stores = memoryStores();
    noteInFlight(stores, { ...where, owner: '8' }, question, NOW);
    noteInFlight(stores, { ...where, thread: 'saved-3' }, { ...question, key: 'l' }, NOW);
    expect(take(stores)).toEqual([]);
  });

  it('are done when answered', () => {
    const stores = memoryStores();
    noteInFlight(stores, where, question, NOW);
    forgetInFlight(stores, 'k');
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
