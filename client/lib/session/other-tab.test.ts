import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#contract/auth.ts';
import { ApiError, ConnectionError } from '../api/api-error.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { startGuestMode } from '../storage/guest-session.ts';
import { memoryStores } from '../storage/memory-stores.test-support.ts';
import { becomeUser, currentUserQuery, noticeOtherTab } from './current-user.ts';

const ada: CurrentUser = { id: 4, username: 'ada@example.com', displayName: 'Ada', isGuest: false };
const ben: CurrentUser = { id: 5, username: 'ben@example.com', displayName: 'Ben', isGuest: false };
const guest: CurrentUser = { id: 'abc', username: 'guest', displayName: 'Guest User', isGuest: true };

const CHATS = ['saved-conversations'];

/** A page of `user` with something of theirs on it. */
function pageOf(user: CurrentUser) {
  const client = new QueryClient();
  const stores = memoryStores();
  client.setQueryData(currentUserQuery().queryKey, user);
  client.setQueryData(CHATS, ['My fasting plan']);
  stores.session.setItem('keto-carried-chat', 'something typed');
  if (user.isGuest) startGuestMode(stores, user);
  const shown = () => ({
    user: client.getQueryData(currentUserQuery().queryKey),
    chats: client.getQueryData(CHATS),
    typed: stores.session.getItem('keto-carried-chat'),
  });
  return { client, stores, shown };
}

const refuse = (error: Error) => async (): Promise<CurrentUser> => {
  throw error;
};

test.each([
  ['signed out', refuse(new ApiError(401, 'no')), null],
  ['signed somebody else in', async () => ben, ben],
])('what stands here of an account goes when another tab has %s', async (_what, askServer, user) => {
  const { client, stores, shown } = pageOf(ada);
  await noticeOtherTab(client, stores, askServer);
  expect(shown()).toEqual({ user, chats: undefined, typed: null });
});

test('the same account stays as it is, and so does a page whose server does not answer', async () => {
  const { client, stores, shown } = pageOf(ada);
  const before = shown();
  await noticeOtherTab(client, stores, async () => ada);
  expect(shown()).toEqual(before);
  await expect(noticeOtherTab(client, stores, refuse(new ConnectionError(null)))).rejects.toThrow();
  expect(shown()).toEqual(before);
});

test('a guest keeps their page', async () => {
  const { client, stores, shown } = pageOf(guest);
  const before = shown();
  await noticeOtherTab(client, stores, async () => ben);
  expect(shown()).toEqual(before);
});

test.each([
  ['of another account goes', ada, ben, null],
  ['of the same account stays', ada, ada, 'something typed'],
  ['of a guest goes along', guest, ada, 'something typed'],
])('what was typed in this tab %s when somebody signs in here', async (_what, before, user, typed) => {
  const { client } = pageOf(before);
  const { session } = browserStores();
  session.setItem('keto-carried-chat', 'something typed');
  await becomeUser(client, user);
  expect(client.getQueryData(currentUserQuery().queryKey)).toEqual(user);
  expect(session.getItem('keto-carried-chat')).toBe(typed);
});
