import { describe, expect, it } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

const never = new AbortController().signal;

describe('createWaitingLine', () => {
  it('serves first come first and gives the thing on after a failure', async () => {
    const line = createWaitingLine(['slot'], 5);
    const order: number[] = [];
    const work = (n: number, fails = false) =>
      line.use(never, async () => {
        order.push(n);
        if (fails) throw new Error('failed');
        return n;
      });
    const results = await Promise.allSettled([work(1, true), work(2), work(3)]);
    expect(order).toEqual([1, 2, 3]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  it('says when it is full, and lets one that waits leave', async () => {
    const line = createWaitingLine(['slot'], 1);
    const gate = Promise.withResolvers<void>();
    const first = line.use(never, () => gate.promise);
    const giveUp = new AbortController();
    expect(line.isFull()).toBe(false);
    const second = line.use(giveUp.signal, async () => 'used');
    expect(line.isFull()).toBe(true);
    giveUp.abort(new Error('gave up'));
    await expect(second).rejects.toThrow('gave up');
    expect(line.isFull()).toBe(false);
    gate.resolve();
    await first;
    await expect(line.use(never, async (slot) => slot)).resolves.toBe('slot');
  });
});
