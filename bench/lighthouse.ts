import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '#server/database/embedded-postgres.ts';
import playwrightConfig from '../playwright.config.ts';
import type { Figures } from './bench.ts';
import { quantile } from './quantile.ts';
import { runServer } from './server-under-test.ts';

const PATHS = [
  '/',
  '/getting-started',
  '/science',
  '/success-stories',
  '/handbook',
  '/handbook/net-carbs',
  '/terms',
  '/privacy',
  '/reset-password?token=x',
];
/** Lighthouse's name of a category, and ours. */
const CATEGORIES = {
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
  performance: 'performance',
} as const;
/** Performance differs between runs; the rest does not. */
const ROUNDS = 3;

/** Every public page in Lighthouse, as it measures a phone: scores from 0 to 100, medians of three runs. */
export async function benchLighthouse(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  try {
    const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
    try {
      return await scorePages(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The same of a product that already runs at `url`. */
export async function scorePages(url: string): Promise<Figures> {
  const port = await freePort();
  const { args = [], ...options } = playwrightConfig.use?.launchOptions ?? {};
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const scores: Record<string, Figures> = {};
    for (const path of PATHS) scores[path] = await scorePage(url + path, port);
    return scores;
  } finally {
    await browser.close();
  }
}

async function scorePage(url: string, port: number): Promise<Figures> {
  const rounds: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(url, port));
  const [first] = rounds;
  if (first) tellFaults(url, first);
  const median = (category: string) =>
    Math.round(
      quantile(
        rounds.map(({ categories }) => (categories[category]?.score ?? 0) * 100),
        0.5,
      ),
    );
  return Object.fromEntries(Object.entries(CATEGORIES).map(([name, ours]) => [ours, median(name)]));
}

/** One run. On a busy machine the browser at times loses its own trace; then it is made again. */
async function visit(url: string, port: number, tries = 3): Promise<Result> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: Object.keys(CATEGORIES),
  });
  const fault = run ? run.lhr.runtimeError : { message: 'no result' };
  if (run && !fault) return run.lhr;
  if (tries > 1) return visit(url, port, tries - 1);
  throw new Error(`${url}: ${fault?.message}`);
}

/** What keeps a page from 100, so that it can be mended. */
function tellFaults(url: string, { categories, audits }: Result): void {
  for (const name of Object.keys(CATEGORIES))
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      console.log(`${url}: ${name}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`);
    }
}
