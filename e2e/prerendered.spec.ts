import type { Page } from '@playwright/test';
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

  test('content pages are read whole, each with its own name and summary', async ({ page }) => {
    const names = new Set<string>();
    for (const { path, heading, words } of CONTENT) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await expect(page.getByText('needs JavaScript')).toBeVisible();
      names.add(`${await page.title()}: ${await description(page)}`);
    }
    expect(names.size).toBe(CONTENT.length);
  });

  test('what folds stands open, and links lead on', async ({ page }) => {
    await page.goto('/getting-started');
    for (const name of ['Why Use the App', 'Starter Kit', 'Starter Foods'])
      await expect(page.getByRole('group', { name })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Science' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keto Science');
  });

  test('a page that shows what is a person’s own says what it needs, an unknown one that it is none', async ({
    page,
  }) => {
    await page.goto('/saved-pantry');
    await expect(page).toHaveTitle('Saved Pantry | Keto Navigator');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    for (const path of ['/nowhere', '/handbook/no-such-article']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    }
  });
});

test('a prerendered page is hydrated: no element is made anew, nothing moves', async ({ page }) => {
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
  for (const { path } of CONTENT) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered');
    const kept = await page.evaluate(
      () => Reflect.get(window, 'prerendered') === document.querySelector('h1'),
    );
    expect(kept, path).toBe(true);
    const moved = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(moved, path).toBeLessThan(0.02);
  }
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

test('whoever has begun to read stays where they are, and comes back there', async ({ page }) => {
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

test('pages of a handbook change their text as one walks through them', async ({ page }) => {
  await page.goto('/handbook/net-carbs');
  const next = page.getByRole('navigation', { name: 'Next and previous article' }).getByRole('link').last();
  const text = page.locator('article');
  await expect(text).toContainText('Which foods make net and total carbs differ most');
  await next.click();
  await expect(page).not.toHaveURL(/net-carbs/);
  await expect(text).not.toContainText('Which foods make net and total carbs differ most');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(`${title} | Keto Navigator`);
  await page.goBack();
  await expect(page.getByText('Which foods make net and total carbs differ most')).toBeVisible();
});

test('files travel packed and are kept; pages are asked for again', async ({ page, request }) => {
  await page.goto('/science');
  const script = await page.locator('script[type="module"]').getAttribute('src');
  const accept = { headers: { 'accept-encoding': 'br' } };
  const code = await request.get(script ?? '', accept);
  expect(code.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const first = await request.get('/science', accept);
  expect(first.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const again = await request.get('/science', {
    headers: { ...accept.headers, 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
