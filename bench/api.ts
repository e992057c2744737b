import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startExternalPostgres } from '#tests/external-postgres.ts';
import { leanEnvironment, leanFlags } from '../scripts/lean-node.mjs';
import { type Owner, ownerOf } from './api/data.ts';
import { type Answer, type Call, load, send } from './api/load.ts';
import type { Figures } from './bench.ts';
import { quantile } from './quantile.ts';

const CALLS = ['user', 'pantry', 'pantryList', 'search', 'readings', 'plans', 'saveReading'] as const;
type CallName = (typeof CALLS)[number];

/** What somebody has after some months; the large account has a hundred times that. */
const USUAL = { foods: 200, readings: 360, readingsADay: 4, plans: 3 };
const LARGE = { foods: 20_000, readings: 36_000, readingsADay: 4, plans: 300 };
/** A hundred times the usual week: a sensor that measures every few minutes. */
const SENSOR = { foods: 200, readings: 2800, readingsADay: 400, plans: 3 };

const ROUNDS = 5;
/** Each call of each round, under each number of connections. */
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 1000);

/**
 * Calls of the product against the same rows by a bare Fastify route, in one process on one pool, and the same calls
 * by an account with a hundred times as much.
 */
export async function benchApi(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  const postgres = await startExternalPostgres(folder);
  try {
    const server = await runApi(postgres.url);
    try {
      return await measure(server, postgres.url);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface ApiProcess {
  product: string;
  bare: string;
  rssMb(): Promise<number>;
  stop(): Promise<void>;
}

async function runApi(databaseUrl: string): Promise<ApiProcess> {
  const child = fork(join(import.meta.dirname, 'api-process.ts'), {
    execArgv: [...leanFlags, '--import', './server/process/drizzle-as-commonjs.ts'],
    cwd: join(import.meta.dirname, '..'),
    env: { ...leanEnvironment, ...process.env, DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: '1000000' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const gone = exited.then(() => {
    throw new Error('The server ended before it served');
  });
  const [addresses] = await Promise.race([once(child, 'message'), gone]);
  gone.catch(() => {});
  return {
    ...addresses,
    async rssMb() {
      child.send('memory');
      const [mb] = await once(child, 'message');
      return mb;
    },
    async stop() {
      child.disconnect();
      await exited;
    },
  };
}

async function measure(server: ApiProcess, databaseUrl: string): Promise<Figures> {
  const usual = await ownerOf(server.product, databaseUrl, USUAL);
  const sensor = await ownerOf(server.product, databaseUrl, SENSOR);
  const large = await ownerOf(server.product, databaseUrl, LARGE);
  const memory = await largeAnswers(server, large);
  const timed: Record<string, Timed> = {};
  for (const name of CALLS) {
    // Saving is measured where a week is full: it is the week that advice looks at.
    const [small, big] = name === 'saveReading' ? [usual, sensor] : [usual, large];
    timed[name] = await timesOf({
      bare: callOf(name, server.bare, name === 'saveReading' ? sensor : small, true),
      small: callOf(name, server.product, small),
      big: callOf(name, server.product, big),
      compared: name === 'saveReading' ? 'big' : 'small',
    });
    console.log(name, JSON.stringify(timed[name]));
  }
  const of = (pick: (one: Timed) => number) =>
    Object.fromEntries(Object.entries(timed).map(([name, one]) => [name, pick(one)]));
  // 200 whole foods with what was read of their labels are 0.8 MB: what a download takes says nothing of a call.
  const { pantryList: _download, ...calls } = timed;
  const slowest = (pick: (one: Timed) => number) => Math.max(...Object.values(calls).map(pick));
  return {
    ratioToBare: of(({ ratio }) => ratio),
    p95At10: slowest(({ p95At10 }) => p95At10),
    p95At50: slowest(({ p95At50 }) => p95At50),
    p95At10Each: of(({ p95At10 }) => p95At10),
    growthAt100x: slowest(({ growth }) => growth),
    growth: of(({ growth }) => growth),
    ...memory,
  };
}

const PATHS: Record<CallName, string> = {
  user: '/api/user',
  pantry: '/api/pantry/search?limit=200',
  pantryList: '/api/pantry/items',
  search: '/api/pantry/search?search=almonds&limit=20',
  readings: `/api/health-readings?from=${new Date(Date.now() - 90 * 86_400_000).toISOString()}`,
  plans: '/api/meal-plans?view=titles',
  saveReading: '/api/health-readings',
};

/** A different moment each time, all within the last hours. */
let saved = 0;
const newReading = () => ({
  glucoseLevel: 90 + (saved % 20),
  readingTime: new Date(Date.now() - (saved++ % 10_000) * 1000).toISOString(),
});

function callOf(name: CallName, server: string, { cookie, userId }: Owner, isBare = false): Call {
  return {
    url: isBare ? `${server}/${name}?owner=${userId}` : `${server}${PATHS[name]}`,
    cookie: `${cookie.name}=${cookie.value}`,
    ...(name === 'saveReading' && { body: newReading }),
  };
}

interface Timed {
  ratio: number;
  growth: number;
  p95At10: number;
  p95At50: number;
}

/** Bare, usual and large take turns, so that what else the machine does meets all three. */
async function timesOf(calls: {
  bare: Call;
  small: Call;
  big: Call;
  compared: 'small' | 'big';
}): Promise<Timed> {
  const times = { bare: [] as number[], small: [] as number[], big: [] as number[] };
  const at50: number[] = [];
  for (const call of [calls.bare, calls.small, calls.big]) await load(call, 10, ROUND_MS / 4);
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['bare', 'small', 'big'] as const) {
      times[kind].push(...(await load(calls[kind], 10, ROUND_MS)));
    }
    at50.push(...(await load(calls[calls.compared], 50, ROUND_MS)));
  }
  const p95 = (all: number[]) => tenth(quantile(all, 0.95));
  return {
    ratio: hundredth(quantile(times[calls.compared], 0.5) / quantile(times.bare, 0.5)),
    growth: hundredth(quantile(times.big, 0.95) / quantile(times.small, 0.95)),
    p95At10: p95(times[calls.compared]),
    p95At50: p95(at50),
  };
}

/** Export and lists of the large account: memory beyond what the server had before, and the slowest first byte. */
async function largeAnswers(server: ApiProcess, large: Owner): Promise<Figures> {
  const agent = new http.Agent({ keepAlive: true });
  const cookie = `${large.cookie.name}=${large.cookie.value}`;
  const paths = ['/api/account/export', PATHS.pantryList, '/api/meal-plans', '/api/health-readings'];
  const before = await server.rssMb();
  let rssMb = before;
  let firstByteMs = 0;
  let watching = true;
  const watch = async () => {
    while (watching) {
      rssMb = Math.max(rssMb, await server.rssMb());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watched = watch();
  for (const path of paths) {
    const answers: Answer[] = [];
    for (let time = 0; time < 3; time++)
      answers.push(await send({ url: server.product + path, cookie }, agent));
    const first = quantile(
      answers.map((answer) => answer.firstByteMs),
      0.5,
    );
    console.log(
      path,
      JSON.stringify(answers.map((a) => [Math.round(a.firstByteMs), Math.round(a.ms), a.bytes])),
    );
    firstByteMs = Math.max(firstByteMs, first);
  }
  watching = false;
  await watched;
  agent.destroy();
  return {
    rssMb: Math.round(rssMb),
    extraMb: Math.round(rssMb - before),
    firstByteMs: Math.round(firstByteMs),
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
