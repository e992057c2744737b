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
export async function chartReadyTimes(url: string, { cookie }: Account): Promise<number[]> {
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...cookie, url }]);
    await openCharts(await context.newPage(), url);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await context.newPage();
      times.push(await openCharts(page, url));
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
