import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.ts';
import { newExchange } from '../../../lib/chat/exchange.ts';
import { createUploads } from './uploads.ts';

const pending = (key: string) => ({
  exchange: newExchange(key, `Question ${key}`),
  stored: false,
  replaces: null,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A device with a list, and an account that keeps by key and fails as often as told. */
function account(failures: unknown[] = []) {
  const device: ReturnType<typeof pending>[] = [];
  const kept: string[] = [];
  const tries: string[] = [];
  const trouble = { now: false };
  const uploads = createUploads({
    pending: () => device.filter(({ stored }) => !stored),
    store: async (one) => {
      tries.push(one.exchange.key);
      const failure = failures.shift();
      if (failure) throw failure;
      kept.push(one.exchange.key);
      one.stored = true;
    },
    onTrouble: (isTroubled) => {
      trouble.now = isTroubled;
    },
  });
  const send = (...keys: string[]) => {
    device.push(...keys.map(pending));
    return uploads.send();
  };
  return { uploads, send, device, kept, tries, trouble };
}

const offline = () => new ConnectionError(new TypeError('Failed to fetch'));

describe('uploads', () => {
  it('stores in order, each once, however often they are sent', async () => {
    const { send, kept } = account();
    await Promise.all([send('a', 'b'), send('c'), send()]);
    expect(kept).toEqual(['a', 'b', 'c']);
  });

  it('waits longer from try to try, and nothing overtakes what failed', async () => {
    const { send, tries } = account([offline(), offline(), offline()]);
    await send('a');
    await send('b');
    await vi.advanceTimersByTimeAsync(9_900);
    expect(tries).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(200);
    expect(tries).toEqual(['a', 'a', 'a']);
  });

  it('goes on when it is tried again, and calls the waiting off', async () => {
    const { uploads, send, kept, tries, trouble } = account([offline()]);
    await send('a', 'b');
    expect(trouble.now).toBe(true);
    await uploads.retry();
    expect(kept).toEqual(['a', 'b']);
    expect(trouble.now).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tries).toEqual(['a', 'a', 'b']);
  });

  it('leaves out what another tab stored meanwhile', async () => {
    const { uploads, send, device, kept } = account([offline()]);
    await send('a', 'b');
    if (device[0]) device[0].stored = true;
    await uploads.retry();
    expect(kept).toEqual(['b']);
  });

  it('does not let one that is refused for good hold up the others, nor asks again by itself', async () => {
    const { uploads, send, kept, tries, trouble } = account([new ApiError(400, 'too long')]);
    await send('a', 'b');
    expect(kept).toEqual(['b']);
    expect(trouble.now).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    await send('c');
    expect(tries).toEqual(['a', 'b', 'c']);
    expect(trouble.now).toBe(true);
    await uploads.retry();
    expect(kept).toEqual(['b', 'c', 'a']);
    expect(trouble.now).toBe(false);
  });

  it.each([401, 429, 500, 503])('keeps trying after %d', async (status) => {
    const { uploads, send, kept } = account([new ApiError(status, 'not now')]);
    await send('a');
    await uploads.retry();
    expect(kept).toEqual(['a']);
  });

  it('clears after what is on its way has arrived, and sends nothing more', async () => {
    const { uploads, send, device, kept } = account();
    const sending = send('a');
    let left: string[] | null = null;
    await uploads.after(async () => {
      device.length = 0;
      left = [...kept];
    });
    await sending;
    await uploads.retry();
    expect(left).toEqual(['a']);
    expect(kept).toEqual(['a']);
  });

  it('works on after a clearing that failed', async () => {
    const { uploads, send, kept } = account();
    await expect(uploads.after(() => Promise.reject(offline()))).rejects.toThrow();
    await send('b');
    expect(kept).toEqual(['b']);
  });
});
