import { expect, test } from 'vitest';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { plainExchange } from '../../lib/chat/exchange.ts';
import { memoryStores } from '../../lib/storage/memory-stores.test-support.ts';
import { importGuestChat } from './chat-import-offer.tsx';
import { openDeviceChat } from './store/device-chat.ts';

/** A device with so many exchanges of a guest, and an account that keeps what it is sent by its key. */
function device(count: number, losesAnswerOf: number[] = []) {
  const chat = openDeviceChat(memoryStores(), 'guest');
  for (let n = 0; n < count; n += 1)
    chat.put(plainExchange(newUuid(), `q${n}`, `a${n}`), null, null, new Date(n));
  const account = new Map<string, string>();
  let calls = 0;
  const store = async ({ key, message }: { key: string; message: string }) => {
    calls += 1;
    account.set(key, message);
    // Stored, and the answer lost on the way.
    if (losesAnswerOf.includes(calls)) throw new Error('no answer');
  };
  const takeAll = () => importGuestChat(chat.list(), store, chat.remove);
  return { read: chat.list, account, takeAll };
}

test('all exchanges move in their order and none stays', async () => {
  const { read, account, takeAll } = device(3);
  expect(await takeAll()).toEqual({ taken: 3, left: 0 });
  expect([...account.values()]).toEqual(['q0', 'q1', 'q2']);
  expect(read()).toEqual([]);
});

test('after a failure the rest waits in its order, and trying again stores nothing twice', async () => {
  const { read, account, takeAll } = device(4, [2]);
  expect(await takeAll()).toEqual({ taken: 1, left: 3 });
  expect(read().map(({ exchange }) => exchange.message)).toEqual(['q1', 'q2', 'q3']);
  expect(await takeAll()).toEqual({ taken: 3, left: 0 });
  expect([...account.values()]).toEqual(['q0', 'q1', 'q2', 'q3']);
});
