import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { openPhone } from './cold-load.ts';

/** One touch of the page, by a finger or, for `Escape`, by a key. */
interface Action {
  name: string;
  /** What is touched; null for the key. */
  target: ((page: Page) => Locator) | null;
  /** What shows that it worked. */
  shows: (page: Page) => Locator;
}

const dialog = (page: Page) => page.getByRole('dialog');
const noDialog = (page: Page) => page.locator('body:not(:has([role="dialog"]))');

/** The main things a visitor touches, in the order in which the page allows them. */
const ACTIONS: readonly Action[] = [
  {
    name: 'accordion',
    target: (page) => page.getByRole('main').getByRole('button', { name: 'Metabolic Education' }),
    shows: (page) => page.getByText('Insulin resistance, ketosis, fasting and exercise'),
  },
  { name: 'menu', target: (page) => page.getByRole('button', { name: 'Open menu' }), shows: dialog },
  {
    name: 'theme',
    target: (page) => dialog(page).getByText('Dark', { exact: true }),
    shows: (page) => page.locator('html[data-theme="dark"]'),
  },
  { name: 'menu closed', target: null, shows: noDialog },
  {
    name: 'sign-in',
    target: (page) => page.getByRole('main').getByRole('button', { name: 'LOGIN' }),
    shows: (page) => dialog(page).getByLabel('Email address').first(),
  },
  { name: 'sign-in closed', target: null, shows: noDialog },
  {
    name: 'goals',
    target: (page) => page.getByRole('button', { name: 'Start Charting a Course Today' }),
    shows: (page) => page.getByRole('dialog', { name: 'Chart Your Course' }),
  },
  {
    name: 'ask',
    target: (page) => dialog(page).getByRole('button', { name: 'More energy' }),
    shows: (page) => page.getByRole('list', { name: 'Conversation' }),
  },
];

/** Long enough for what a touch sets going; nobody looks at the page meanwhile, for a look takes its processor. */
const SETTLED_MS = 1_000;

/** From each touch to the next picture, in milliseconds, as the browser times events (in steps of 8). */
export async function actionTimes(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await openPhone(browser);
  try {
    await page.addInitScript(watchEvents);
    await page.goto(`${url}/`, { waitUntil: 'networkidle' });
    const times: Record<string, number> = {};
    for (const { name, target, shows } of ACTIONS) {
      const place = target && (await placeOf(target(page)));
      await sleep(SETTLED_MS);
      await page.evaluate(() => Reflect.get(window, 'slowestEvent')());
      if (place) await page.touchscreen.tap(place.x, place.y);
      else await page.keyboard.press('Escape');
      await sleep(SETTLED_MS);
      await shows(page).waitFor();
      times[name] = await page.evaluate((): number => Reflect.get(window, 'slowestEvent')());
    }
    return times;
  } finally {
    await page.context().close();
  }
}

async function placeOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not on the page: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
  /** The slowest since the last call. */
  const slowestEvent = () => {
    take(observer.takeRecords());
    const found = slowest;
    slowest = QUICKEST_MS;
    return found;
  };
  Object.assign(window, { slowestEvent });
}
