import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from '../browser/new-uuid.ts';
import { offline, refusal, server, setOnline, sharedLocks, tab } from './change-mutations.test-support.ts';
import { openChangeRows } from './change-rows.ts';

const BUTTER = { item: { productName: 'Butter', ketoFriendly: true } };
const reading = (glucoseLevel: number) => ({ reading: { glucoseLevel } });

beforeEach(() => setOnline(true));
afterEach(() => {
  setOnline(true);
  vi.useRealTimers();
});

describe('sending', () => {
  it('is one call with a network, under its key; nothing is left', async () => {
    const { changes, to, shown, rows } = await tab();
    const key = newUuid();
    await expect(changes.submit('pantry.add', BUTTER, key)).resolves.toEqual({
      state: 'sent',
      value: { id: 100 },
    });
    expect([...to.stored.keys()]).toEqual([key]);
    expect(await rows.all()).toEqual([]);
    await expect.poll(shown).toEqual([]);
  });

  it('waits for the network, then goes in order, with the ids that the server gave', async () => {
    const { changes, to, shown } = await tab();
    setOnline(false);
    const made = await changes.submit('reading.add', reading(90), newUuid());
    expect(made).toEqual({ state: 'waiting', id: -1 });
    await changes.submit('reading.change', { id: -1, changes: { notes: 'x' } }, newUuid());
    await changes.submit('reading.remove', { id: 44 }, newUuid());
    expect(shown().map(({ kind, inHand }) => [kind, inHand])).toEqual([
      ['reading.add', undefined],
      ['reading.change', undefined],
      ['reading.remove', undefined],
    ]);
    setOnline(true);
    await changes.flush();
    await expect.poll(shown).toEqual([]);
    expect(to.calls).toEqual(['reading.add', 'reading.change 100', 'reading.remove 44']);
  });

  it('stores once what arrived although its answer was lost', async () => {
    const { changes, to, shown } = await tab();
    to.loseAnswer();
    expect((await changes.submit('pantry.add', BUTTER, newUuid())).state).toBe('waiting');
    expect(to.stored.size).toBe(1);
    await changes.flush();
    await expect.poll(shown).toEqual([]);
    expect(to.calls).toEqual(['pantry.add', 'pantry.add']);
    expect(to.stored.size).toBe(1);
  });

  it('rests longer from try to try', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { changes, to, shown } = await tab();
    to.failures.push(offline(), offline(), offline());
    const submitted = changes.submit('reading.add', reading(90), newUuid());
    await vi.advanceTimersByTimeAsync(0);
    await submitted;
    expect(to.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(to.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(to.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(to.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(to.calls).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(60_100);
    expect(to.calls).toHaveLength(4);
    expect(shown()).toEqual([]);
  });

  it('does not let one lane hold up another', async () => {
    const { changes, to } = await tab();
    setOnline(false);
    await changes.submit('pantry.add', BUTTER, newUuid());
    await changes.submit('reading.add', reading(90), newUuid());
    setOnline(true);
    to.failures.push(refusal(500));
    await changes.flush();
    expect(to.stored.size).toBe(1);
    await changes.flush();
    await expect.poll(() => to.stored.size).toBe(2);
  });

  it('lets a form go that stands behind one that waits', async () => {
    const { changes, to } = await tab();
    to.failures.push(offline(), offline());
    const [first, second] = await Promise.all([
      changes.submit('reading.add', reading(90), newUuid()),
      changes.submit('reading.add', reading(91), newUuid()),
    ]);
    expect([first.state, second.state]).toEqual(['waiting', 'waiting']);
    expect(to.calls).toHaveLength(1);
  });
});

it('what the person sees being saved is marked so until its answer is there', async () => {
  const { changes, to, shown, client } = await tab();
  const marks = new Set<boolean | undefined>();
  client.getMutationCache().subscribe(() => {
    for (const { inHand } of shown()) marks.add(inHand);
  });
  to.failures.push(refusal(429), offline());
  await expect(changes.submit('profile.change', { changes: { age: 41 } }, newUuid())).rejects.toThrow();
  expect(marks).toEqual(new Set([true]));
  expect(shown()).toEqual([]);
  await changes.submit('profile.change', { changes: { age: 41 } }, newUuid());
  expect(shown().map(({ inHand }) => inHand)).toEqual([undefined]);
});

describe('a refusal', () => {
  it('of what the person still has in front of them is told, and not kept', async () => {
    const { changes, to, rows, shown } = await tab();
    to.failures.push(refusal(400, 'A reading cannot be in the future'));
    await expect(changes.submit('reading.add', reading(90), newUuid())).rejects.toMatchObject({
      status: 400,
      serverMessage: 'A reading cannot be in the future',
    });
    expect(await rows.all()).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('that comes while the page is being left stands with its reason, for no form tells it any more', async () => {
    let refuse = (_refused: unknown): void => undefined;
    const receive = () => new Promise((_resolve, reject) => (refuse = reject));
    const { changes, world, rows } = await tab({ to: { receive } });
    const saving = changes.submit('pantry.add', BUTTER, newUuid());
    await expect.poll(async () => (await rows.all())[0]?.attempts).toBe(1);
    world.leaving = true;
    refuse(refusal(400));
    await expect(saving).rejects.toMatchObject({ status: 400 });
    expect(await rows.all()).toMatchObject([{ state: 'refused' }]);
  });

  it('of what waited stands with its reason, and holds back only what builds on it', async () => {
    const { changes, to, rows, shown } = await tab();
    setOnline(false);
    await changes.submit('reading.add', reading(90), newUuid());
    await changes.submit('reading.change', { id: -1, changes: { notes: 'x' } }, newUuid());
    await changes.submit('reading.add', reading(91), newUuid());
    setOnline(true);
    to.failures.push(refusal(400, 'too old'));
    await changes.flush();
    await expect.poll(() => to.calls).toEqual(['reading.add', 'reading.add']);
    await expect
      .poll(async () => (await rows.all()).map(({ kind, state }) => `${kind} ${state}`))
      .toEqual(['reading.add refused', 'reading.change waiting']);
    expect(shown()[0]?.failure?.message).toBe('too old');
    await changes.retry(1);
    await expect.poll(() => to.calls.slice(2)).toEqual(['reading.add', 'reading.change 101']);
    await expect.poll(shown).toEqual([]);
  });

  it('keeps what is done with the thing meanwhile, until it is mended', async () => {
    const { changes, to, rows, shown } = await tab();
    setOnline(false);
    const plan = { title: 'A', content: 'Eggs', pantryItemIds: '[1]' };
    await changes.submit('plan.save', { plan }, newUuid());
    setOnline(true);
    to.failures.push(refusal(400));
    await changes.flush();
    await expect.poll(async () => (await rows.all())[0]?.state).toBe('refused');
    const cooked = await changes.submit('plan.cook', { id: -1, what: 'A', servings: 1 }, newUuid());
    expect(cooked).toEqual({ state: 'waiting', id: -2 });
    await changes.retry(1);
    await expect.poll(shown).toEqual([]);
    expect(to.calls).toEqual(['plan.save', 'plan.save', 'plan.cook 100']);
  });

  it('is mended by an edit, which goes into it', async () => {
    const { changes, to, rows } = await tab();
    setOnline(false);
    await changes.submit('pantry.add', BUTTER, newUuid());
    setOnline(true);
    to.failures.push(refusal(400));
    await changes.flush();
    await expect.poll(async () => (await rows.all())[0]?.state).toBe('refused');
    const edit = { id: -1, name: 'Butter', changes: { productName: 'Ghee' } };
    const outcome = await changes.submit('pantry.change', edit, newUuid());
    expect(outcome.state).toBe('sent');
    const [made] = [...to.stored.values()];
    expect(made?.change.payload).toMatchObject({ item: { productName: 'Ghee' } });
    expect(await rows.all()).toEqual([]);
  });

  it('is discarded with all that builds on it, and with nothing else', async () => {
    const { changes, shown } = await tab();
    setOnline(false);
    const plan = { title: 'A', content: 'Eggs', pantryItemIds: '[1]' };
    await changes.submit('plan.save', { plan }, newUuid());
    await changes.submit('plan.cook', { id: -1, what: 'A', servings: 1 }, newUuid());
    await changes.submit('plan.undo', { id: -2, what: 'A' }, newUuid());
    await changes.submit('plan.rename', { id: 9, title: 'B' }, newUuid());
    await changes.discard(1);
    expect(shown().map(({ kind }) => kind)).toEqual(['plan.rename']);
  });
});

it('what never left the device is taken out whole when it is removed again', async () => {
  const { changes, to, shown } = await tab();
  setOnline(false);
  await changes.submit('pantry.add', BUTTER, newUuid());
  const star = { id: -1, name: 'Butter', changes: { isFavorite: true } };
  await changes.submit('pantry.change', star, newUuid());
  await changes.submit('pantry.remove', { id: -1, name: 'Butter' }, newUuid());
  expect(shown()).toEqual([]);
  setOnline(true);
  await changes.flush();
  expect(to.calls).toEqual([]);
});

it('what may have arrived is removed at the server, not here alone', async () => {
  const { changes, to, shown } = await tab();
  to.loseAnswer();
  await changes.submit('pantry.add', BUTTER, newUuid());
  await changes.submit('pantry.remove', { id: -1, name: 'Butter' }, newUuid());
  await expect.poll(shown).toEqual([]);
  expect(to.calls).toEqual(['pantry.add', 'pantry.add', 'pantry.remove 100']);
});

describe('whose it is', () => {
  it('another account sends nothing of it; its owner does after signing in again', async () => {
    const { changes, to, world } = await tab();
    setOnline(false);
    await changes.submit('reading.add', reading(90), newUuid());
    setOnline(true);
    for (const owner of ['8', null]) {
      world.owner = owner;
      await changes.flush();
    }
    expect(to.calls).toEqual([]);
    world.owner = '7';
    await changes.flush();
    await expect.poll(() => to.stored.size).toBe(1);
  });

  it('waits for the sign-in when the session is gone, and says so once', async () => {
    const { changes, to, world, rows } = await tab();
    setOnline(false);
    await changes.submit('reading.add', reading(90), newUuid());
    setOnline(true);
    to.failures.push(refusal(401));
    await changes.flush();
    await expect.poll(() => world.signedOut).toBe(1);
    await changes.flush();
    expect(await rows.all()).toMatchObject([
      { state: 'waiting', attempts: 1, failure: { verdict: 'signed_out' } },
    ]);
    world.owner = '7';
    await changes.flush();
    await expect.poll(() => to.stored.size).toBe(1);
  });

  it('a guest’s become an account’s only when they are taken along', async () => {
    const { changes, to, world } = await tab();
    world.owner = 'guest';
    setOnline(false);
    await changes.keep('scan.read', { photos: [] }, newUuid());
    world.owner = '7';
    setOnline(true);
    await changes.flush();
    expect(to.calls).toEqual([]);
    await changes.adopt('guest', '7');
    await expect.poll(() => to.calls).toEqual(['scan.read']);
  });
});

it('what comes of a photo stays until somebody has looked at it', async () => {
  const { changes, shown, rows } = await tab();
  await changes.keep('scan.read', { photos: [] }, newUuid());
  await expect.poll(shown).toMatchObject([{ state: 'done', result: { id: 100 } }]);
  // Another page has it too.
  expect((await tab({ rows })).shown()).toMatchObject([{ state: 'done', result: { id: 100 } }]);
});

describe('over pages', () => {
  it('outlives the page: the next one sends it', async () => {
    const before = await tab();
    setOnline(false);
    await before.changes.submit('reading.add', reading(90), newUuid());
    const after = await tab({ rows: before.rows });
    expect(after.shown()).toHaveLength(1);
    setOnline(true);
    await after.changes.flush();
    await expect.poll(after.shown).toEqual([]);
    expect(after.to.calls).toEqual(['reading.add']);
  });

  it('a page that died amid a sending leaves it to the next, and the server has it once', async () => {
    const to = server();
    const hang = async (...sent: Parameters<typeof to.receive>) => {
      await to.receive(...sent);
      return new Promise(() => undefined);
    };
    const rows = await openChangeRows();
    const died = await tab({ rows, to: { receive: hang } });
    void died.changes.submit('pantry.add', BUTTER, newUuid());
    await expect.poll(() => to.stored.size).toBe(1);
    // Its locks die with a page, so the next one has its own here.
    const next = await tab({ rows, to });
    await next.changes.flush();
    await expect.poll(next.shown).toEqual([]);
    expect(to.calls).toEqual(['pantry.add', 'pantry.add']);
    expect(to.stored.size).toBe(1);
  });

  it('two tabs that wake at the same moment send each change once', async () => {
    const to = server();
    const shared = { rows: await openChangeRows(), to, locks: sharedLocks() };
    const one = await tab(shared);
    setOnline(false);
    for (const level of [90, 91, 92]) await one.changes.submit('reading.add', reading(level), newUuid());
    const two = await tab(shared);
    setOnline(true);
    await Promise.all([one.changes.flush(), two.changes.flush(), two.changes.flush()]);
    await expect.poll(() => [...one.shown(), ...two.shown()]).toEqual([]);
    expect(to.calls).toEqual(['reading.add', 'reading.add', 'reading.add']);
  });

  it('a change of another tab is sent before one of this that builds on it', async () => {
    const to = server();
    const shared = { rows: await openChangeRows(), to, locks: sharedLocks() };
    const one = await tab(shared);
    setOnline(false);
    await one.changes.submit('reading.add', reading(90), newUuid());
    setOnline(true);
    const two = await tab(shared);
    const change = { id: -1, changes: { notes: 'x' } };
    expect((await two.changes.submit('reading.change', change, newUuid())).state).toBe('sent');
    expect(to.calls).toEqual(['reading.add', 'reading.change 100']);
  });

  it('why it waits is told in every tab', async () => {
    const shared = { rows: await openChangeRows(), to: server(), locks: sharedLocks() };
    const one = await tab(shared);
    const two = await tab(shared);
    setOnline(false);
    await one.changes.submit('reading.add', reading(90), newUuid());
    await two.changes.sync();
    setOnline(true);
    shared.to.failures.push(offline());
    await one.changes.flush();
    await two.changes.sync();
    expect(two.shown()).toMatchObject([{ attempts: 1, failure: { verdict: 'unreachable' } }]);
  });

  it('what another tab sent or let go is not shown here any more', async () => {
    const shared = { rows: await openChangeRows(), to: server(), locks: sharedLocks() };
    const one = await tab(shared);
    setOnline(false);
    await one.changes.submit('reading.add', reading(90), newUuid());
    const two = await tab(shared);
    await two.changes.discard(1);
    await one.changes.sync();
    expect(one.shown()).toEqual([]);
  });

  it('the same key is kept once', async () => {
    const { changes, rows } = await tab();
    setOnline(false);
    const key = newUuid();
    await changes.submit('reading.add', reading(90), key);
    await changes.submit('reading.add', reading(90), key);
    expect(await rows.all()).toHaveLength(1);
  });
});
