import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#contract/auth.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { plainExchange } from '../../../lib/chat/exchange.ts';
import { currentUserQuery } from '../../../lib/session/current-user.ts';
import { STORAGE_KEY } from '../../../lib/storage/keys.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { createAccountChat } from './account-chat.ts';
import { openDeviceChat } from './device-chat.ts';

const ada: CurrentUser = { id: 4, username: 'ada@example.com', displayName: 'Ada', isGuest: false };
const ben: CurrentUser = { id: 5, username: 'ben@example.com', displayName: 'Ben', isGuest: false };

const AT = '2026-11-21T08:00:00.000Z';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['the same person has signed in again', ada, 2],
  ['somebody else has signed in', ben, 1],
  ['nobody is here', null, 1],
])('an exchange that the ended session refused: when %s', async (_when, now, posts) => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, { body }: { body: unknown }) => {
    sent.push(body);
    return Response.json({ code: 'not_signed_in', message: 'Please sign in.' }, { status: 401 });
  });
  const isHere = (user: CurrentUser | null) => client.setQueryData(currentUserQuery().queryKey, user);
  isHere(ada);
  const stores = memoryStores();
  const chat = createAccountChat(client, stores, openDeviceChat(stores, '4'), () => null);
  await chat.put(plainExchange(newUuid(), 'Is my glucose fine?', 'It was 96 mg/dL this morning.'), null);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  isHere(now);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toHaveLength(posts);
});

test('an exchange of another tab that this one sends first is asked for, to be shown here too', async () => {
  const client = new QueryClient();
  const stores = memoryStores();
  const [here, elsewhere] = [
    plainExchange(newUuid(), 'Bread?', 'Less.'),
    plainExchange(newUuid(), 'Eggs?', 'Yes.'),
  ];
  const account: { message: string; idempotencyKey: string }[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, { method, body }: { method: string; body: string }) => {
    if (method === 'POST') account.push(JSON.parse(body));
    const stored = account.map((entry, id) => ({
      id,
      createdAt: AT,
      details: null,
      response: '.',
      ...entry,
    }));
    return Response.json(method === 'POST' ? stored.at(-1) : stored);
  });
  client.setQueryData(currentUserQuery().queryKey, ada);
  const chat = createAccountChat(client, stores, openDeviceChat(stores, '4'), () => null);
  const shown = new QueryObserver(client, chat.query);
  const unsubscribe = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toEqual([]));
  openDeviceChat(stores, '4').put(elsewhere, null, null, new Date());
  await chat.put(here, null);
  await vi.waitFor(() =>
    expect(shown.getCurrentResult().data).toMatchObject([{ key: elsewhere.key }, { key: here.key }]),
  );
  expect(account).toHaveLength(2);
  unsubscribe();
});

test.each([
  ['reaches the account', [200], []],
  ['that the account cannot take stands there again', [503], ['Less.']],
])('an exchange that another tab wrote its own list over %s', async (_name, statuses, written) => {
  const client = new QueryClient();
  const stores = memoryStores();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, { body }: { body: string }) => {
    const status = statuses.shift() ?? 503;
    const entry = JSON.parse(body);
    sent.push(entry.message);
    if (status !== 200) return Response.json({ code: 'internal', message: 'Not now.' }, { status });
    return Response.json({ id: 1, createdAt: AT, details: null, ...entry });
  });
  client.setQueryData(currentUserQuery().queryKey, ada);
  const chat = createAccountChat(client, stores, openDeviceChat(stores, '4'), () => null);
  const added = chat.put(plainExchange(newUuid(), 'Bread?', 'Less.'), null);
  // The other tab read the list before this one wrote it.
  stores.local.setItem(STORAGE_KEY.chatHistory, '[]');
  await added;
  await vi.waitFor(() => expect(sent).toEqual(['Bread?']));
  await vi.waitFor(() =>
    expect(openDeviceChat(stores, '4').list()).toMatchObject(written.map((text) => ({ exchange: { text } }))),
  );
  // No further try outlives the test.
  client.setQueryData(currentUserQuery().queryKey, null);
});
