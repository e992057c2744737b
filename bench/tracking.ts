import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import type { Figures } from './bench.ts';
import { quantile } from './quantile.ts';
import { runServer } from './server-under-test.ts';
import { accountWithReadings } from './tracking-account.ts';
import { chartReadyTimes } from './tracking-views.ts';

const DAYS = 90;
const THREE_YEARS = 1095;
const SAVES = 300;
const VIEWS = 150;
/** Not counted: the first calls of a process also compile it. */
const WARM_UP = 30;

/**
 * The running product with an account of 10,000 readings over three years: saving one, reading the last 90 days, both
 * as seen over loopback HTTP, and opening the charts in Chromium. An account with all 10,000 in 90 days is told beside.
 */
export async function benchTracking(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  try {
    const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
    try {
      return await measure(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string): Promise<Figures> {
  const usual = await accountWithReadings(url, THREE_YEARS);
  const dense = await accountWithReadings(url, DAYS);
  const saveP95Ms = await p95(SAVES, (index) => save(usual, index));
  const view90P95Ms = await p95(VIEWS, () => view(usual));
  const denseViewMs = await p95(VIEWS, () => view(dense));
  const denseSaveMs = await p95(SAVES, (index) => save(dense, index));
  const chartMs = quantile(await chartReadyTimes(url, usual), 0.5);
  const denseChartMs = quantile(await chartReadyTimes(url, dense), 0.5);
  console.log(
    `All 10,000 readings within 90 days: a reading saved p95 ${denseSaveMs} ms, ` +
      `90 days viewed p95 ${denseViewMs} ms, charts ready ${Math.round(denseChartMs)} ms`,
  );
  return { saveP95Ms, view90P95Ms, chartReadyMs: Math.round(chartMs) };
}

const view = (account: Account): Promise<string> =>
  account.call('GET', `/api/health-readings?from=${new Date(Date.now() - DAYS * 86_400_000).toISOString()}`);

/** As the page sends it after the keypad. */
const save = (account: Account, index: number): Promise<string> =>
  account.call('POST', '/api/health-readings', {
    glucoseLevel: 90 + (index % 20),
    ketoneLevel: 1.2,
    isFasting: true,
    readingTime: new Date(Date.now() - index * 1000).toISOString(),
    idempotencyKey: crypto.randomUUID(),
  });

/** Milliseconds to one decimal that 95 of 100 calls, one after the other, stay within. */
async function p95(calls: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + calls; index++) {
    const began = performance.now();
    await call(index);
    if (index >= WARM_UP) times.push(performance.now() - began);
  }
  return Math.round(quantile(times, 0.95) * 10) / 10;
}
