import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#contract/auth.ts';
import { plainExchange } from '../../lib/chat/exchange.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { currentUserQuery } from '../../lib/session/current-user.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { createRegularChat } from './regular-chat.ts';

const ada: CurrentUser = { id: 4, username: 'ada@example.com', displayName: 'Ada', isGuest: false };
const ben: CurrentUser = { id: 5, username: 'ben@example.com', displayName: 'Ben', isGuest: false };

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
  const chat = createRegularChat(client, ada, memoryStores());
  chat.keep(plainExchange(newUuid(), 'Is my glucose fine?', 'It was 96 mg/dL this morning.'), null);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  isHere(now);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toHaveLength(posts);
});
