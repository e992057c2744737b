import type { Account } from './account.ts';
import { newAccount } from './account.ts';

const WRITERS = 8;
const PAUSE_MS = 20;
/** A call that hangs so long is given up and repeated. */
const CALL_LIMIT_MS = 10_000;

export interface Writers {
  /** Resolves once so many more writes have been acknowledged. */
  acknowledged(more: number): Promise<void>;
  /** Ends the writing, then counts what of the acknowledged is missing or stands there twice. */
  stop(): Promise<{ acknowledged: number; repeated: number; lost: number; doubled: number }>;
}

/**
 * Eight accounts that write at once, readings (one insert) and exchanges with the coach (a transaction) in turn. What
 * was not acknowledged is sent again under the same idempotency key until it is.
 */
export async function startWriters(url: string): Promise<Writers> {
  const accounts = await Promise.all(Array.from({ length: WRITERS }, () => newAccount(url)));
  let running = true;
  let writes = 0;
  let repeated = 0;

  async function write(account: Account): Promise<string[]> {
    const keys: string[] = [];
    while (running) {
      const key = crypto.randomUUID();
      while (!(await sendOnce(url, account, key, keys.length % 2 === 0))) {
        repeated += 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      keys.push(key);
      writes += 1;
    }
    return keys;
  }

  const written = accounts.map(async (account) => ({ account, keys: await write(account) }));
  return {
    async acknowledged(more) {
      const goal = writes + more;
      while (writes < goal) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    },
    async stop() {
      running = false;
      let lost = 0;
      let doubled = 0;
      for (const { account, keys } of await Promise.all(written)) {
        const found = await storedKeys(account);
        for (const key of keys) {
          const times = found.filter((stored) => stored === key).length;
          if (times === 0) lost += 1;
          if (times > 1) doubled += 1;
        }
      }
      return { acknowledged: writes, repeated, lost, doubled };
    },
  };
}

/** @returns whether it was acknowledged */
async function sendOnce(url: string, account: Account, key: string, isReading: boolean): Promise<boolean> {
  const [path, body] = isReading
    ? ['/api/health-readings', { glucoseLevel: 95, notes: key, idempotencyKey: key }]
    : ['/api/chat-history', { message: key, response: 'Aye.', idempotencyKey: key }];
  const sent = fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      cookie: `${account.cookie.name}=${account.cookie.value}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  });
  const response = await sent.catch(() => null);
  const text = await response?.text().catch(() => '');
  if (response && !response.ok && response.status !== 503) {
    throw new Error(`POST ${path} answered ${response.status}: ${text}`);
  }
  return response?.ok === true && text !== '';
}

/** The marks of all that is stored, as often as they are. */
async function storedKeys(account: Account): Promise<string[]> {
  const stored: { healthReadings: { notes: string }[]; chatHistory: { message: string }[] } = JSON.parse(
    await account.call('GET', '/api/account/export'),
  );
  return [
    ...stored.healthReadings.map(({ notes }) => notes),
    ...stored.chatHistory.map(({ message }) => message),
  ];
}
