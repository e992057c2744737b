import type { Page, Request } from '@playwright/test';
import { atRest } from './checks/at-rest.ts';
import { expect, test } from './fixtures.ts';

/** Pages that are the same for everyone, and words from deep within each. */
const CONTENT = [
  {
    path: '/',
    heading: /Steady glucose/,
    words: 'Insulin resistance, ketosis, fasting and exercise in plain words',
  },
  { path: '/getting-started', heading: 'Get Started', words: 'Measure your fasting glucose and ketones' },
  { path: '/science', heading: 'Keto Science', words: 'Key Scientific Findings' },
  { path: '/success-stories', heading: 'Success Stories', words: 'Grocery list' },
  { path: '/handbook', heading: 'Handbook', words: 'Where to begin' },
  {
    path: '/handbook/net-carbs',
    heading: /net carbs/,
    words: 'Which foods make net and total carbs differ most',
  },
  { path: '/terms', heading: 'Terms of use', words: 'not medical advice' },
  { path: '/privacy', heading: 'Privacy notice', words: 'health' },
] as const;

const description = (page: Page) => page.locator('meta[name="description"]').getAttribute('content');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('content pages are read whole; what is a person’s own says what it needs, an unknown page that it is none', async ({
    page,
  }) => {
    const names = new Set<string>();
    for (const { path, heading, words } of CONTENT) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await expect(page.getByText('needs JavaScript')).toBeVisible();
      // Each has its own name and summary.
      names.add(`${await page.title()}: ${await description(page)}`);
    }
    expect(names.size).toBe(CONTENT.length);

    await page.goto('/saved-pantry');
    await expect(page).toHaveTitle('Saved Pantry | Keto Navigator');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    for (const path of ['/nowhere', '/handbook/no-such-article']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }

    await page.goto('/getting-started');
    for (const name of ['Why Use the App', 'Starter Kit', 'Starter Foods'])
      await expect(page.getByRole('group', { name }), 'what folds stands open').toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Science' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keto Science');
  });
});

/** Keeps the app's code on its way until the answer is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a prerendered page is hydrated: no element is made anew, nothing moves, whoever reads stays and comes back there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { prerendered: document.querySelector('h1') }),
    );
  });
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  for (const { path } of CONTENT) {
    await page.goto(path);
    await atRest(page);
    await expect.poll(() => underWay.size).toBe(0);
    await atRest(page);
    const kept = await page.evaluate(
      () => Reflect.get(window, 'prerendered') === document.querySelector('h1'),
    );
    expect(kept, path).toBe(true);
    const moved = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(moved, path).toBeLessThan(0.02);
  }

  const release = await holdApp(page);
  await page.goto('/science', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  release();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});
