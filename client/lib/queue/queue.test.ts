import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newUuid } from '../new-uuid.ts';
import { openEntryStore } from './browser-entry-store.ts';
import { hangAfter, offline, refusal, server, sharedLocks, tab } from './queue.test-support.ts';

const reading = (glucoseLevel: number) => ({ reading: { glucoseLevel } });
const BUTTER = { item: { productName: 'Butter', ketoFriendly: true } };

describe('sending', () => {
  it('sends at once while there is a network, and nothing is left', async () => {
    const { queue, to, store } = tab();
    const outcome = await queue.submit('reading.add', reading(90), newUuid());
    expect(outcome).toEqual({ state: 'sent', value: { id: 100 } });
    expect(to.stored.size).toBe(1);
    expect(await store.all()).toEqual([]);
  });

  it('keeps what found no network and sends it in its order once there is one', async () => {
    const { queue, to, waits, world, shown } = tab();
    world.reachable = false;
    expect(await queue.submit('reading.add', reading(90), newUuid())).toEqual({ state: 'waiting', id: -1 });
    await queue.submit('reading.change', { id: -1, changes: { notes: 'after a walk' } }, newUuid());
    await queue.submit('reading.remove', { id: 44 }, newUuid());
    expect(to.calls).toEqual([]);
    expect(shown.entries.map(({ kind }) => kind)).toEqual([
      'reading.add',
      'reading.change',
      'reading.remove',
    ]);
    world.reachable = true;
    await queue.flush();
    expect(to.calls).toEqual(['reading.add', 'reading.change 100', 'reading.remove 44']);
    expect(shown.entries).toEqual([]);
    expect(waits).toEqual([]);
  });

  it('stores once what arrived although its answer was lost', async () => {
    const { queue, to } = tab();
    to.loseAnswer();
    expect((await queue.submit('pantry.add', BUTTER, newUuid())).state).toBe('waiting');
    expect(to.stored.size).toBe(1);
    await queue.flush();
    expect(to.calls).toEqual(['pantry.add', 'pantry.add']);
    expect(to.stored.size).toBe(1);
  });

  it('waits longer from try to try, and at once tries again when told', async () => {
    const { queue, to, waits } = tab();
    to.failures.push(offline(), offline(), offline());
    await queue.submit('reading.add', reading(90), newUuid());
    expect(waits.map(({ ms }) => ms)).toEqual([2_000]);
    await queue.flush();
    expect(waits.map(({ ms }) => ms)).toEqual([2_000]);
    waits.shift()?.run();
    await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([10_000]);
    await queue.flush();
    expect(to.stored.size).toBe(1);
  });

  it('does not let one lane hold up another', async () => {
    const { queue, to, world } = tab();
    world.reachable = false;
    await queue.submit('pantry.add', BUTTER, newUuid());
    await queue.submit('reading.add', reading(90), newUuid());
    world.reachable = true;
    to.failures.push(refusal(500));
    await queue.flush();
    expect(to.stored.size).toBe(1);
    await queue.flush();
    expect(to.stored.size).toBe(2);
  });
});

it('what the person sees being saved is marked so until its answer is there', async () => {
  const { queue, to, shown } = tab();
  to.failures.push(refusal(429), offline());
  await expect(queue.submit('profile.change', { changes: { age: 41 } }, newUuid())).rejects.toThrow();
  const marks = shown.before.flat().map(({ inHand }) => inHand);
  expect(marks.length).toBeGreaterThan(0);
  expect(new Set(marks)).toEqual(new Set([true]));
  expect(shown.entries).toEqual([]);
  await queue.submit('profile.change', { changes: { age: 41 } }, newUuid());
  expect(shown.entries.map(({ inHand }) => inHand)).toEqual([undefined]);
});

describe('a refusal', () => {
  it('of what the person still has in front of them is told, and not kept', async () => {
    const { queue, to, store } = tab();
    to.failures.push(refusal(400, 'A reading cannot lie in the future'));
    await expect(queue.submit('reading.add', reading(90), newUuid())).rejects.toMatchObject({
      status: 400,
      serverMessage: 'A reading cannot lie in the future',
    });
    expect(await store.all()).toEqual([]);
  });

  it('that comes while the page is being left stands with its reason, for no form tells it any more', async () => {
    const { queue, store, to } = tab();
    to.failures.push(offline());
    await queue.submit('pantry.add', BUTTER, newUuid());
    // The server is back, the next save is under way, and a link is pressed before it is answered.
    let answer = (_refused: unknown): void => undefined;
    const refusing = tab({
      store,
      to: { receive: () => new Promise((_resolve, reject) => (answer = reject)) },
    });
    const attempts = async () => (await store.all()).map((entry) => entry.attempts);
    const saving = refusing.queue.submit(
      'pantry.add',
      { item: { ...BUTTER.item, productName: 'Ghee' } },
      newUuid(),
    );
    await expect.poll(attempts).toEqual([2, 0]);
    refusing.world.leaving = true;
    answer(refusal(400));
    await expect.poll(attempts).toEqual([2, 1]);
    answer(refusal(400));
    await expect(saving).rejects.toMatchObject({ status: 400 });
    expect((await store.all()).map(({ state }) => state)).toEqual(['refused', 'refused']);
  });

  it('of what waited stands with its reason, and holds back only what builds on it', async () => {
    const { queue, to, world, store } = tab();
    world.reachable = false;
    await queue.submit('reading.add', reading(90), newUuid());
    await queue.submit('reading.change', { id: -1, changes: { notes: 'x' } }, newUuid());
    await queue.submit('reading.add', reading(91), newUuid());
    world.reachable = true;
    to.failures.push(refusal(400, 'too old'));
    await queue.flush();
    expect(to.calls).toEqual(['reading.add', 'reading.add']);
    const left = await store.all();
    expect(left.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'reading.add refused',
      'reading.change waiting',
    ]);
    expect(left[0]?.failure?.message).toBe('too old');
    await queue.retry(1);
    expect(to.calls.slice(2)).toEqual(['reading.add', 'reading.change 101']);
  });

  it('is mended by an edit, which goes into it', async () => {
    const { queue, to, world, store } = tab();
    world.reachable = false;
    await queue.submit('pantry.add', BUTTER, newUuid());
    world.reachable = true;
    to.failures.push(refusal(400));
    await queue.flush();
    const outcome = await queue.submit(
      'pantry.change',
      { id: -1, name: 'Butter', changes: { productName: 'Ghee' } },
      newUuid(),
    );
    expect(outcome.state).toBe('sent');
    const [made] = [...to.stored.values()];
    expect(made?.entry.payload).toMatchObject({ item: { productName: 'Ghee' } });
    expect(await store.all()).toEqual([]);
  });

  it('is discarded with all that builds on it, and with nothing else', async () => {
    const { queue, world, store } = tab();
    world.reachable = false;
    await queue.submit(
      'plan.save',
      { plan: { title: 'A', content: 'Eggs', pantryItemIds: '[1]' } },
      newUuid(),
    );
    await queue.submit('plan.cook', { id: -1, what: 'A', servings: 1 }, newUuid());
    await queue.submit('plan.undo', { id: -2, what: 'A' }, newUuid());
    await queue.submit('plan.rename', { id: 9, title: 'B' }, newUuid());
    await queue.discard(1);
    expect((await store.all()).map(({ kind }) => kind)).toEqual(['plan.rename']);
  });
});

it('what never left the device is taken out whole when it is removed again', async () => {
  const { queue, to, world, store } = tab();
  world.reachable = false;
  await queue.submit('pantry.add', BUTTER, newUuid());
  await queue.submit('pantry.change', { id: -1, name: 'Butter', changes: { isFavorite: true } }, newUuid());
  await queue.submit('pantry.remove', { id: -1, name: 'Butter' }, newUuid());
  expect(await store.all()).toEqual([]);
  world.reachable = true;
  await queue.flush();
  expect(to.calls).toEqual([]);
});

it('what may have arrived is removed at the server, not here alone', async () => {
  const { queue, to } = tab();
  to.loseAnswer();
  await queue.submit('pantry.add', BUTTER, newUuid());
  await queue.submit('pantry.remove', { id: -1, name: 'Butter' }, newUuid());
  expect(to.calls).toEqual(['pantry.add', 'pantry.add', 'pantry.remove 100']);
});

describe('whose it is', () => {
  it('another account sends nothing of it; its owner does after signing in again', async () => {
    const { queue, to, world } = tab();
    world.reachable = false;
    await queue.submit('reading.add', reading(90), newUuid());
    world.reachable = true;
    world.owner = '8';
    await queue.flush();
    world.owner = null;
    await queue.flush();
    expect(to.calls).toEqual([]);
    world.owner = '7';
    await queue.flush();
    expect(to.stored.size).toBe(1);
  });

  it('waits for the sign-in when the session is gone, and says so once', async () => {
    const { queue, to, world, waits, store } = tab();
    world.reachable = false;
    await queue.submit('reading.add', reading(90), newUuid());
    world.reachable = true;
    to.failures.push(refusal(401));
    await queue.flush();
    expect(world.signedOut).toBe(1);
    expect(waits).toEqual([]);
    expect((await store.all())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('a guest’s become an account’s only when they are taken along', async () => {
    const { queue, to, world } = tab();
    world.owner = 'guest';
    world.reachable = false;
    await queue.keep('scan.read', { photos: [] }, newUuid());
    world.owner = '7';
    world.reachable = true;
    await queue.flush();
    expect(to.calls).toEqual([]);
    await queue.adopt('guest', '7');
    expect(to.calls).toEqual(['scan.read']);
  });
});

it('what comes of a photo is kept until somebody has looked at it', async () => {
  const { queue, store } = tab();
  await queue.keep('scan.read', { photos: [] }, newUuid());
  await expect.poll(async () => (await store.all())[0]?.state).toBe('done');
  expect((await store.all())[0]).toMatchObject({ result: { id: 100 } });
});

describe('over pages', () => {
  let name: string;
  beforeEach(() => {
    name = `queue-${newUuid()}`;
  });

  it('outlives the page: the next one sends it, photos and all', async () => {
    const before = tab({ store: await openEntryStore(name) });
    before.world.reachable = false;
    await before.queue.submit('reading.add', reading(90), newUuid());
    const blob = new Blob(['picture'], { type: 'image/jpeg' });
    await before.queue.keep('scan.read', { photos: [{ name: 'a.jpg', blob }] }, newUuid());

    const after = tab({ store: await openEntryStore(name) });
    await after.queue.reread();
    expect(after.shown.entries).toHaveLength(2);
    await after.queue.flush();
    expect(after.to.calls.sort()).toEqual(['reading.add', 'scan.read']);
    const scan = [...after.to.stored.values()].find(({ entry }) => entry.kind === 'scan.read');
    expect(scan?.entry.payload).toEqual({ photos: [{ name: 'a.jpg', blob: expect.any(Blob) }] });
  });

  it('a page that died amid a sending leaves it to the next, and the server has it once', async () => {
    const to = server();
    const died = tab({ store: await openEntryStore(name), to: { ...to, receive: hangAfter(to.receive) } });
    void died.queue.submit('pantry.add', BUTTER, newUuid());
    await expect.poll(() => to.stored.size).toBe(1);
    // Its locks die with a page, so the next one has its own here.
    const next = tab({ store: await openEntryStore(name), to });
    await next.queue.flush();
    expect(to.calls).toEqual(['pantry.add', 'pantry.add']);
    expect(to.stored.size).toBe(1);
    expect(await next.store.all()).toEqual([]);
  });

  it('two tabs that wake at the same moment send each entry once', async () => {
    const to = server();
    const locks = sharedLocks();
    const one = tab({ store: await openEntryStore(name), to, locks });
    const two = tab({ store: await openEntryStore(name), to, locks });
    one.world.reachable = false;
    for (const level of [90, 91, 92]) await one.queue.submit('reading.add', reading(level), newUuid());
    one.world.reachable = true;
    await Promise.all([one.queue.flush(), two.queue.flush(), two.queue.flush()]);
    expect(to.calls).toEqual(['reading.add', 'reading.add', 'reading.add']);
    expect(await two.store.all()).toEqual([]);
  });

  it('the same key is kept once', async () => {
    const { queue, world, store } = tab({ store: await openEntryStore(name) });
    world.reachable = false;
    const key = newUuid();
    await queue.submit('reading.add', reading(90), key);
    await queue.submit('reading.add', reading(90), key);
    expect(await store.all()).toHaveLength(1);
  });
});
