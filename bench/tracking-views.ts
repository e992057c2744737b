import { chromium, type Page } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import type { Account } from './account.ts';

/** Set by the page when its first picture can be used. */
const READY_MARK = 'tracking-chart-ready';
const ROUNDS = 9;

/**
 * Milliseconds from choosing the charts on the open tracking page until the page marks its first picture as ready, one
 * per round. Each round is a page of its own in a signed-in browser that has been there before, so its files are
 * cached and its data are not.
 */
export const chartReadyTimes = (url: string, account: Account): Promise<number[]> =>
  timesOf(url, account, openCharts);

/** The same for today's view of the diary, chosen on the log, until something can be added to it. */
export const todayReadyTimes = (url: string, account: Account): Promise<number[]> =>
  timesOf(url, account, openToday);

async function timesOf(url: string, { cookie }: Account, open: typeof openCharts): Promise<number[]> {
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...cookie, url }]);
    await open(await context.newPage(), url);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await context.newPage();
      times.push(await open(page, url));
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function openCharts(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/tracking`, { waitUntil: 'networkidle' });
  const charts = page.getByRole('navigation', { name: 'Tracking' }).getByRole('link', { name: 'Charts' });
  return charts.evaluate(
    (link, mark) =>
      new Promise<number>((resolve, reject) => {
        const began = performance.now();
        setTimeout(() => reject(new Error(`The page set no mark ${mark}`)), 20_000);
        new PerformanceObserver((list) => {
          const [ready] = list.getEntriesByName(mark);
          if (ready) resolve(ready.startTime - began);
        }).observe({ type: 'mark' });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }),
    READY_MARK,
  );
}

async function openToday(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/tracking?view=log`, { waitUntil: 'networkidle' });
  const today = page.getByRole('navigation', { name: 'Tracking' }).getByRole('link', { name: 'Today' });
  return today.evaluate(
    (link) =>
      new Promise<number>((resolve, reject) => {
        const began = performance.now();
        setTimeout(() => reject(new Error('Today did not open')), 20_000);
        new MutationObserver(() => {
          if (document.querySelector('[aria-label="Add what you ate"] input'))
            resolve(performance.now() - began);
        }).observe(document.body, { childList: true, subtree: true });
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }),
  );
}
