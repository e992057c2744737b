import { setTimeout as delay } from 'node:timers/promises';
import { type Account, newAccount } from './account.ts';
import { quantile } from './quantile.ts';

const ACCOUNTS = 8;
/** Told of in full; further ones are only counted. */
const FAILURES_TOLD = 10;

interface Sent {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

/** What is asked in turn: two reads of an account, a page, and a reading that must be kept once. */
const KINDS: ((key: string) => Sent)[] = [
  () => ({ method: 'GET', path: '/api/user' }),
  (key) => ({
    method: 'POST',
    path: '/api/health-readings',
    body: { glucoseLevel: 95, notes: key, idempotencyKey: key },
  }),
  () => ({ method: 'GET', path: '/api/health-readings?limit=20' }),
  () => ({ method: 'GET', path: '/' }),
];

/** Requests at a pace that does not wait for answers, as visitors do not wait for each other. */
export async function startLoad(url: string, perSecond: number) {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => newAccount(url)));
  const kept = new Map<Account, string[]>(accounts.map((account) => [account, []]));
  const underWay = new Set<Promise<void>>();
  const times: number[] = [];
  let requests = 0;
  let failed = 0;
  let running = true;

  async function ask(account: Account, key: string, sent: Sent): Promise<void> {
    const began = performance.now();
    try {
      await account.call(sent.method, sent.path, sent.body);
      if (sent.method === 'POST') kept.get(account)?.push(key);
    } catch (error) {
      failed += 1;
      if (failed <= FAILURES_TOLD) console.error(`${sent.method} ${sent.path} failed:`, error);
    }
    times.push(performance.now() - began);
  }

  async function keepPace(): Promise<void> {
    const began = performance.now();
    while (running) {
      const due = Math.floor(((performance.now() - began) * perSecond) / 1000);
      while (requests < due) {
        const account = accounts[requests % ACCOUNTS];
        const kind = KINDS[Math.floor(requests / ACCOUNTS) % KINDS.length];
        requests += 1;
        if (!account || !kind) continue;
        const key = crypto.randomUUID();
        const asked: Promise<void> = ask(account, key, kind(key)).finally(() => underWay.delete(asked));
        underWay.add(asked);
      }
      await delay(1000 / perSecond);
    }
  }

  const pace = keepPace();
  return {
    /** Resolves once so many more have been sent. */
    async sent(more: number): Promise<void> {
      const goal = requests + more;
      while (requests < goal) await delay(20);
    },
    async stop() {
      running = false;
      await pace;
      await Promise.all(underWay);
      let lost = 0;
      let doubled = 0;
      for (const [account, keys] of kept) {
        const stored: { healthReadings: { notes: string }[] } = JSON.parse(
          await account.call('GET', '/api/account/export'),
        );
        const times = new Map<string, number>();
        for (const { notes } of stored.healthReadings) times.set(notes, (times.get(notes) ?? 0) + 1);
        for (const key of keys) {
          if (!times.has(key)) lost += 1;
          if ((times.get(key) ?? 0) > 1) doubled += 1;
        }
      }
      return { requests, failed, lost, doubled, p95Ms: Math.round(quantile(times, 0.95)) };
    },
  };
}
