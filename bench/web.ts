import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { newAccount } from './account.ts';
import type { Figures } from './bench.ts';
import { quantile } from './quantile.ts';
import { runServer } from './server-under-test.ts';
import { actionTimes } from './web/actions.ts';
import { coldLoad, type Load } from './web/cold-load.ts';
import { precacheBytes } from './web/precache.ts';

const ROUNDS = 5;
/** Pages that show what is a person's own are opened signed in; the others as a visitor. */
const VISITOR_ROUTES = [
  '/getting-started',
  '/science',
  '/success-stories',
  '/handbook',
  '/handbook/net-carbs',
  '/terms',
  '/privacy',
  '/reset-password?token=x',
  '/nowhere',
];
const ACCOUNT_ROUTES = [
  '/captain-keto',
  '/keto-pantry',
  '/starter-foods',
  '/saved-pantry',
  '/saved-meals',
  '/tracking',
  '/tracking?view=charts',
  '/tracking?view=fasting',
  '/profile',
  '/account',
];

/**
 * The production build over loopback in Chromium, as a phone with a processor slowed to a quarter: each figure is the
 * median of five loads, each in a browser that was never here before.
 */
export async function benchWeb(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  try {
    const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
    try {
      return await measureWeb(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same of a product that already runs at `url`. */
export async function measureWeb(url: string): Promise<Figures> {
  const { cookie } = await newAccount(url);
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const landing = await medians(browser, `${url}/`, []);
    const routes: Record<string, Figures> = {};
    for (const path of [...VISITOR_ROUTES, ...ACCOUNT_ROUTES]) {
      const cookies = ACCOUNT_ROUTES.includes(path) ? [{ ...cookie, url }] : [];
      const { lcpMs, jsKb } = await medians(browser, url + path, cookies);
      routes[path] = { lcpMs, jsKb };
    }
    const { lcpMs, cls, jsKb } = landing;
    return {
      landing: { lcpMs, cls, inpMs: await slowestAction(browser, url), jsKb },
      routes,
      precacheKb: await precacheKb(browser, url),
    };
  } finally {
    await browser.close();
  }
}

async function medians(browser: Browser, url: string, cookies: Parameters<typeof coldLoad>[2]) {
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round++) loads.push(await coldLoad(browser, url, cookies));
  const median = (pick: (load: Load) => number) => quantile(loads.map(pick), 0.5);
  return {
    lcpMs: Math.round(median(({ lcpMs }) => lcpMs)),
    cls: Math.round(median(({ cls }) => cls) * 1000) / 1000,
    jsKb: Math.round(median(({ jsBytes }) => jsBytes) / 102.4) / 10,
  };
}

/** The action with the longest median; all are printed. */
async function slowestAction(browser: Browser, url: string): Promise<number> {
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await actionTimes(browser, url));
  const names = Object.keys(rounds[0] ?? {});
  const byAction = names.map((name) => ({
    name,
    ms: quantile(
      rounds.map((times) => times[name] ?? Number.NaN),
      0.5,
    ),
  }));
  console.log(
    `From a touch to its picture: ${byAction.map(({ name, ms }) => `${name} ${ms} ms`).join(', ')}`,
  );
  return Math.max(...byAction.map(({ ms }) => ms));
}

async function precacheKb(browser: Browser, url: string): Promise<number> {
  const { stored, sent } = await precacheBytes(browser, url);
  console.log(
    `Kept for use without a network: ${toKb(stored)} KB on the device, ${toKb(sent)} KB over the wire`,
  );
  return toKb(Math.max(stored, sent));
}

const toKb = (bytes: number) => Math.round(bytes / 1024);
