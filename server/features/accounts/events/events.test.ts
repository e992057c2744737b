import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountEvent } from '#contract/account-events.ts';
import { pruneExpired } from '#server/database/prune.ts';
import { accountEvents } from '#server/database/schema/account-events.ts';
import { FACTORY_PASSWORD } from '#server/testing/factories.ts';
import { openTestApp, signedInClient, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp({ env: { RATE_LIMIT_FACTOR: '100', PUBLIC_URL: 'http://keto.example.org' } });
});
afterAll(() => t.close());
beforeEach(() => {
  t.mailer.mails.length = 0;
});

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

const kinds = async (client: TestClient) =>
  ((await client.get('/api/account/events')).json().events as AccountEvent[]).map(({ kind }) => kind);

const signIn = (username: string, userAgent: string) =>
  t
    .client()
    .post('/api/login', { username, password: FACTORY_PASSWORD }, { headers: { 'user-agent': userAgent } });

describe('events of an account', () => {
  test('are listed with device and time, the newest first, and only to their owner', async () => {
    const { client, user } = await signedInClient(t);
    const stranger = await signedInClient(t);
    t.clock.advance({ minutes: 5 });
    await signIn(user.username, FIREFOX);
    await client.delete('/api/account/sessions');
    const { events, hasMore } = (await client.get('/api/account/events')).json();
    expect(events).toMatchObject([
      { kind: 'signed_out_elsewhere', device: null },
      { kind: 'signed_in_new_device', device: 'Firefox on Windows', happenedAt: t.clock.now().toISOString() },
      { kind: 'signed_in', device: null },
    ]);
    expect(hasMore).toBe(false);
    expect(await kinds(stranger.client)).toEqual(['signed_in']);
  });

  test('come in pages', async () => {
    const { client, user } = await signedInClient(t);
    const happenedAt = t.clock.now();
    const rows = Array.from({ length: 25 }, () => ({
      userId: user.id,
      kind: 'signed_in' as const,
      device: '',
      happenedAt,
    }));
    await t.db.insert(accountEvents).values(rows);
    const first = (await client.get('/api/account/events')).json();
    expect([first.events.length, first.hasMore]).toEqual([20, true]);
    const second = (await client.get(`/api/account/events?before=${first.events[19].id}`)).json();
    expect([second.events.length, second.hasMore]).toEqual([6, false]);
    expect(second.events[0].id).toBeLessThan(first.events[19].id);
    expect((await client.get('/api/account/events?before=soon')).statusCode).toBe(400);
  });

  test('are kept for a year', async () => {
    const { client, user } = await signedInClient(t);
    const long = new Date(t.clock.now().getTime() - 366 * 86_400_000);
    await t.db
      .insert(accountEvents)
      .values({ userId: user.id, kind: 'password_reset', device: '', happenedAt: long });
    await pruneExpired(t.db, t.clock);
    expect(await kinds(client)).toEqual(['signed_in']);
  });

  test('tell of registration, a changed and a reset password, and a download', async () => {
    const client = t.client();
    const username = 'events@example.org';
    await client.post('/api/register', { username, password: FACTORY_PASSWORD });
    await client.post('/api/account/password', {
      currentPassword: FACTORY_PASSWORD,
      password: 'Brand-New-Anchor-7',
    });
    await t.app.background.settled();
    await client.get('/api/account/export');
    await t.app.background.settled();
    await client.post('/api/forgot-password', { username });
    await t.app.background.settled();
    expect(await kinds(client)).toEqual([
      'password_reset_asked',
      'data_downloaded',
      'password_changed',
      'account_created',
    ]);
    const reset = t.mailer.mails.find(({ subject }) => subject.startsWith('Reset'));
    const token = /token=([\w-]+)/.exec(reset?.text ?? '')?.[1];
    await client.post('/api/reset-password', { token, password: 'Brand-New-Anchor-8' });
    await t.app.background.settled();
    expect(t.mailer.mails.map(({ subject }) => subject)).toEqual([
      'Your Keto Navigator password was changed',
      'Reset your Keto Navigator password',
      'Your Keto Navigator password was reset',
    ]);
  });
});

describe('notices', () => {
  test('a device that was not seen before is told of by mail, once', async () => {
    const { user } = await signedInClient(t);
    for (const userAgent of [FIREFOX, SAFARI, FIREFOX]) await signIn(user.username, userAgent);
    await t.app.background.settled();
    expect(t.mailer.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [user.username, 'New sign-in to your Keto Navigator account'],
      [user.username, 'New sign-in to your Keto Navigator account'],
    ]);
    const [mail] = t.mailer.mails;
    expect(mail?.text).toContain('Device: Firefox on Windows');
    expect(mail?.text).toContain('http://keto.example.org/account');
  });

  test('a mail that cannot be sent keeps nobody out', async () => {
    const { user } = await signedInClient(t);
    t.mailer.failure = new Error('mail server down');
    expect((await signIn(user.username, FIREFOX)).statusCode).toBe(200);
    await t.app.background.settled();
    t.mailer.failure = null;
    expect(t.log.lines('background task failed')).toMatchObject([{ task: 'security notice' }]);
    const events = await t.db.select().from(accountEvents).where(eq(accountEvents.userId, user.id));
    expect(events).toHaveLength(2);
  });
});
