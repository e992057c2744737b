import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '#contract/auth.ts';
import { currentUserQuery } from '../../../lib/session/current-user.ts';
import { memoryStores } from '../../../lib/storage/memory-stores.test-support.ts';
import { openDeviceChat } from '../store/device-chat.ts';
import { GUEST } from '../store/device-entries.ts';
import { chatSessionOf } from './chat-session.ts';

const guest: CurrentUser = { id: 'abc', username: 'guest', displayName: 'Guest User', isGuest: true };
const ben: CurrentUser = { id: 5, username: 'ben@example.com', displayName: 'Ben', isGuest: false };

const EVENTS = [
  { type: 'text', text: 'About 20 g of net carbs a day.' },
  { type: 'done', answeredBy: 'composer' },
];
const STREAM = EVENTS.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['signs in meanwhile keeps it', [ben], 1],
  ['signs out leaves nothing of it to the next person', [null, ben], 0],
] as const)('a guest whose answer is on its way and who %s', async (_what, users, kept) => {
  const client = new QueryClient();
  const stores = memoryStores();
  const become = (user: CurrentUser | null) => client.setQueryData(currentUserQuery().queryKey, user);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => {
    asked.resolve();
    return answer.promise;
  });
  become(guest);
  const { thread } = chatSessionOf(client, guest, stores).open(null);
  const done = thread.ask({ message: 'How many carbs a day?' });
  await asked.promise;
  for (const user of users) become(user);
  answer.resolve(new Response(STREAM, { headers: { 'content-type': 'text/event-stream' } }));
  await done;
  expect(openDeviceChat(stores, GUEST).list()).toHaveLength(kept);
});
