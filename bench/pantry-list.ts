import { type BrowserContext, chromium, type Page } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import type { Account } from './account.ts';
import { frames, watchFrames } from './frames.ts';
import { quantile } from './quantile.ts';

const ROUNDS = 7;
/** A turn of a wheel that is spun fast, and how often it is spun each way. */
const WHEEL_PX = 1500;
const TURNS = 150;

export interface PantryListFigures {
  /** From asking for the address to the first food on the screen, the median of several page loads. */
  firstPaintMs: number;
  /** Longest frame while the list is scrolled with the wheel and by leaps from end to end. */
  longFrameMs: number;
}

/**
 * The list of a big pantry in Chromium, signed in, with the app's files in the browser's cache and none of the data.
 * @param url of a running server
 */
export async function pantryListFigures(url: string, { cookie }: Account): Promise<PantryListFigures> {
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...cookie, url }]);
    await context.addInitScript(watchFrames);
    await context.addInitScript(watchFirstFood);
    const firstVisit = await firstPaint(context, url);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await firstPaint(context, url));
    const longFrameMs = await longestFrame(await context.newPage(), url);
    console.log(`First visit of this browser: first food after ${Math.round(firstVisit)} ms`);
    return { firstPaintMs: Math.round(quantile(times, 0.5)), longFrameMs: Math.round(longFrameMs) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page before anything of it: notes when the first food of the list is painted. */
function watchFirstFood(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main li h3')) return;
    observer.disconnect();
    // The frame after the one it was put into shows that it was painted.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('first-food')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function firstPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await open(page, url);
  const time = await page.evaluate(() => performance.getEntriesByName('first-food')[0]?.startTime);
  await page.close();
  if (time === undefined) throw new Error('The list showed no food');
  return time;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/saved-pantry`);
  await page.waitForFunction(() => performance.getEntriesByName('first-food').length > 0);
}

async function longestFrame(page: Page, url: string): Promise<number> {
  await open(page, url);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(400, 500);
  await frames(page);
  await spin(page, 1);
  const down = await frames(page);
  await leap(page);
  const leaps = await frames(page);
  await spin(page, -1);
  const up = await frames(page);
  const phases = Object.entries({ down, leaps, up });
  const told = phases.map(
    ([phase, { longest, gap }]) => `${phase} ${Math.round(longest)}/${Math.round(gap)}`,
  );
  console.log(`Pantry list scrolled; frame/gap in ms: ${told.join(', ')}`);
  return Math.max(...phases.flatMap(([, { longest, gap }]) => [longest, gap]));
}

async function spin(page: Page, direction: 1 | -1): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, direction * WHEEL_PX);
  await page.waitForLoadState('networkidle');
}

/** As when the scrollbar is pulled: to places whose foods were not read yet. */
async function leap(page: Page): Promise<void> {
  for (const share of [0.5, 1, 0.25, 0.75, 0]) {
    await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
    await page.locator('main li h3').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}
