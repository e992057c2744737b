import { describe, expect, it } from 'vitest';
import { ApiError, ConnectionError } from '../../lib/api/api-error.ts';
import { newExchange } from '../../lib/chat/exchange.ts';
import { createOutbox } from './outbox.ts';

const unsent = (key: string, replaces: string | null = null) => ({
  exchange: newExchange(key, `Question ${key}`),
  replaces,
});

/** An account that keeps by key, and fails as often as told. */
function account(failures: unknown[] = []) {
  const kept: string[] = [];
  const told: string[] = [];
  const tries: string[] = [];
  const waits: { ms: number; run: () => void }[] = [];
  const elsewhere = new Set<string>();
  const trouble = { now: false };
  const outbox = createOutbox({
    store: async ({ exchange }) => {
      tries.push(exchange.key);
      const failure = failures.shift();
      if (failure) throw failure;
      kept.push(exchange.key);
      return 'now';
    },
    onStored: (key) => told.push(key),
    onTrouble: (isTroubled) => {
      trouble.now = isTroubled;
    },
    isUnsent: (key) => !kept.includes(key) && !elsewhere.has(key),
    later: (run, ms) => {
      const wait = { ms, run };
      waits.push(wait);
      return () => {
        if (waits.includes(wait)) waits.splice(waits.indexOf(wait), 1);
      };
    },
  });
  return { outbox, kept, told, tries, waits, elsewhere, trouble };
}

const offline = () => new ConnectionError(new TypeError('Failed to fetch'));

describe('outbox', () => {
  it('stores in order, each once, however often they are offered', async () => {
    const { outbox, kept, told } = account();
    await Promise.all([
      outbox.send([unsent('a'), unsent('b')]),
      outbox.send([unsent('b'), unsent('c', 'b')]),
    ]);
    expect(kept).toEqual(['a', 'b', 'c']);
    expect(told).toEqual(['a', 'b', 'c']);
  });

  it('waits longer from try to try, and nothing overtakes what failed', async () => {
    const { outbox, tries, waits } = account([offline(), offline(), offline()]);
    await outbox.send([unsent('a')]);
    expect(waits.map(({ ms }) => ms)).toEqual([2000]);
    await outbox.send([unsent('b', 'a')]);
    expect(waits.map(({ ms }) => ms)).toEqual([10_000]);
    expect(tries).toEqual(['a', 'a']);
  });

  it('goes on when it is tried again, and calls the waiting off', async () => {
    const { outbox, kept, waits, trouble } = account([offline()]);
    await outbox.send([unsent('a'), unsent('b')]);
    expect(trouble.now).toBe(true);
    await outbox.flush();
    expect(kept).toEqual(['a', 'b']);
    expect(trouble.now).toBe(false);
    expect(waits).toEqual([]);
  });

  it('leaves out what another tab stored meanwhile', async () => {
    const { outbox, kept, elsewhere } = account([offline()]);
    await outbox.send([unsent('a'), unsent('b')]);
    elsewhere.add('a');
    await outbox.flush();
    expect(kept).toEqual(['b']);
  });

  it('does not let one that is refused for good hold up the others', async () => {
    const { outbox, kept, waits, trouble } = account([new ApiError(400, 'too long')]);
    await outbox.send([unsent('a'), unsent('b')]);
    expect(kept).toEqual(['b']);
    expect(trouble.now).toBe(true);
    expect(waits).toEqual([]);
  });

  it.each([401, 429, 500, 503])('keeps waiting after %d', async (status) => {
    const { outbox, kept } = account([new ApiError(status, 'not now')]);
    await outbox.send([unsent('a')]);
    await outbox.flush();
    expect(kept).toEqual(['a']);
  });

  it('clears after what is on its way has arrived, and sends nothing more', async () => {
    const { outbox, kept } = account();
    const sending = outbox.send([unsent('a')]);
    let left: string[] | null = null;
    await outbox.clear(async () => {
      left = [...kept];
    });
    await sending;
    await outbox.flush();
    expect(left).toEqual(kept);
    expect(kept.length).toBeLessThanOrEqual(1);
  });

  it('works on after a clearing that failed', async () => {
    const { outbox, kept } = account();
    await expect(outbox.clear(() => Promise.reject(offline()))).rejects.toThrow();
    await outbox.send([unsent('b')]);
    expect(kept).toEqual(['b']);
  });
});
