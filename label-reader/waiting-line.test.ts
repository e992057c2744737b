import { describe, expect, it } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

const never = new AbortController().signal;
const ROOM = { all: 100, perPerson: 100 };

/** A line with one thing that is in use until the gate opens, and what is served afterwards, in order. */
function behindGate(things: readonly string[] = ['slot']) {
  const line = createWaitingLine(things, ROOM);
  const gate = Promise.withResolvers<void>();
  const order: string[] = [];
  const blockers = things.map((_, n) =>
    line.use({ person: `first ${n}`, signal: never }, () => gate.promise),
  );
  const ask = (person: string, what: string, onAhead?: (ahead: number) => void) =>
    line.use({ person, signal: never, onAhead }, async () => {
      order.push(what);
    });
  return { line, gate, order, ask, blockers };
}

describe('createWaitingLine', () => {
  it('serves first come first, one of each person in turn, and gives the thing on after a failure', async () => {
    const { line, gate, order, ask } = behindGate();
    const all = [
      ask('hostile', 'h1'),
      ask('hostile', 'h2'),
      ask('hostile', 'h3'),
      ask('ann', 'a1'),
      line.use({ person: 'bob', signal: never }, async () => {
        order.push('b1');
        throw new Error('failed');
      }),
      ask('ann', 'a2'),
    ];
    gate.resolve();
    const results = await Promise.allSettled(all);
    expect(order).toEqual(['h1', 'a1', 'b1', 'h2', 'a2', 'h3']);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('lets nobody use two things, so that one is left for others', async () => {
    const line = createWaitingLine(['one', 'two'], ROOM);
    const gate = Promise.withResolvers<void>();
    const used: string[] = [];
    const ask = (person: string) =>
      line.use({ person, signal: never }, async () => {
        used.push(person);
        await gate.promise;
      });
    const all = [ask('hostile'), ask('hostile'), ask('hostile')];
    await Promise.resolve();
    expect(used).toEqual(['hostile']);
    all.push(ask('ann'));
    await Promise.resolve();
    expect(used).toEqual(['hostile', 'ann']);
    gate.resolve();
    await Promise.all(all);
  });

  it('gives who leaves and comes back no better place', async () => {
    const { gate, order, ask } = behindGate();
    const all = [ask('ann', 'a1'), ask('ann', 'a2')];
    // Asks again as soon as served, for as long as anybody else waits.
    const again = async (n: number): Promise<void> => {
      await ask('hostile', `h${n}`);
      if (n < 3) await again(n + 1);
    };
    all.push(again(1));
    gate.resolve();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'h1', 'a2', 'h2', 'h3']);
  });

  it('tells each how many turns come before theirs, and again when that changes', async () => {
    const { line, gate, ask, blockers } = behindGate();
    const told: Record<string, number[]> = { ann: [], bob: [], cid: [] };
    const hear = (name: string) => (ahead: number) => told[name]?.push(ahead);
    const giveUp = new AbortController();
    const all = [ask('ann', 'a', hear('ann'))];
    const gone = line.use({ person: 'bob', signal: giveUp.signal, onAhead: hear('bob') }, async () => {});
    all.push(ask('cid', 'c', hear('cid')));
    giveUp.abort(new Error('gave up'));
    await expect(gone).rejects.toThrow('gave up');
    gate.resolve();
    await Promise.all([...blockers, ...all]);
    expect(told).toEqual({ ann: [0], bob: [1], cid: [2, 1, 0] });
  });

  it('is full for one person before it is full for all', async () => {
    const line = createWaitingLine(['slot'], { all: 3, perPerson: 2 });
    const gate = Promise.withResolvers<void>();
    const all = ['ann', 'hostile', 'hostile'].map((person) =>
      line.use({ person, signal: never }, () => gate.promise),
    );
    expect(line.isFull('hostile')).toBe(true);
    expect(line.isFull('bob')).toBe(false);
    all.push(line.use({ person: 'bob', signal: never }, () => gate.promise));
    expect(line.isFull('cid')).toBe(true);
    gate.resolve();
    await Promise.all(all);
    expect(line.isFull('hostile')).toBe(false);
  });
});
