import type { Browser, Page } from '@playwright/test';
import { openPhone } from './cold-load.ts';

/** The main things a visitor touches, in the order in which the page allows them. */
const ACTIONS: readonly { name: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'accordion',
    act: async (page) => {
      const section = page.getByRole('main').getByRole('button', { name: 'Metabolic Education' });
      await section.tap();
      await page.getByText('Insulin resistance, ketosis, fasting and exercise').waitFor();
    },
  },
  {
    name: 'menu',
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'theme',
    act: async (page) => {
      await page.getByRole('dialog').getByText('Dark', { exact: true }).tap();
      await page.locator('html[data-theme="dark"]').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'sign-in',
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).tap();
      await page.getByRole('dialog').getByLabel('Email address').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'goals',
    act: async (page) => {
      await page.getByRole('button', { name: 'Start Charting a Course Today' }).tap();
      await page.getByRole('dialog', { name: 'Chart Your Course' }).waitFor();
    },
  },
  {
    name: 'ask',
    act: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'More energy' }).tap();
      await page.getByRole('list', { name: 'Conversation' }).waitFor();
    },
  },
];

/** From each touch to the next picture, in milliseconds, as the browser times events (in steps of 8). */
export async function actionTimes(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await openPhone(browser);
  try {
    await page.addInitScript(watchEvents);
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    const times: Record<string, number> = {};
    for (const { name, act } of ACTIONS) {
      await act(page);
      times[name] = await page.evaluate((): Promise<number> => Reflect.get(window, 'slowestEvent')());
    }
    return times;
  } finally {
    await page.context().close();
  }
}

/** Runs in the page before anything of it. Events below 16 ms are not told by the browser and count as 16. */
function watchEvents(): void {
  const QUICKEST_MS = 16;
  let slowest = QUICKEST_MS;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (Number(Reflect.get(entry, 'interactionId')) > 0) slowest = Math.max(slowest, entry.duration);
  };
  // The type does not know the threshold of events.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: QUICKEST_MS,
  };
  observer.observe(options);
  const nextPicture = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** The slowest since the last call, once the browser has told of it. */
  const slowestEvent = async () => {
    await nextPicture();
    await nextPicture();
    take(observer.takeRecords());
    const found = slowest;
    slowest = QUICKEST_MS;
    return found;
  };
  Object.assign(window, { slowestEvent });
}
