import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ locale: 'en-US', timezoneId: 'UTC' });

const DAY_MS = 86_400_000;

interface Entry {
  readingTime: string;
  glucoseLevel?: number;
  ketoneLevel?: number;
  weight?: number;
  waist?: number;
  isFasting?: boolean;
  lastMeal?: string;
}

/** Seven in the morning, UTC, so many days ago; yesterday is 1. */
function morning(daysAgo: number, hour = 7): string {
  const day = new Date(Date.now() - daysAgo * DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  return day.toISOString();
}

/** A month of mornings and some meals: fasting glucose 118 falling to 90, ketones rising, weight and waist weekly. */
function month(): Entry[] {
  return Array.from({ length: 29 }, (_, index) => 29 - index).flatMap((daysAgo): Entry[] => [
    {
      readingTime: morning(daysAgo),
      glucoseLevel: 89 + daysAgo,
      ketoneLevel: Math.round((2 - daysAgo / 20) * 10) / 10,
      isFasting: true,
      ...(daysAgo % 3 === 0 && { weight: 80 + daysAgo / 10, waist: 90 + daysAgo / 10 }),
    },
    ...(daysAgo % 4 === 0
      ? [{ readingTime: morning(daysAgo, 13), glucoseLevel: 125, lastMeal: 'Eggs and avocado' }]
      : []),
  ]);
}

async function enter(request: APIRequestContext, entries: readonly Entry[]): Promise<void> {
  const saved = await Promise.all(entries.map((data) => request.post('/api/health-readings', { data })));
  for (const answer of saved) expect(answer.ok(), await answer.text()).toBe(true);
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const heading = (page: Page) => page.getByRole('heading', { name: 'Glucose', exact: true });
const said = (page: Page) => section(page, 'Glucose').locator('[aria-live=polite]');

/** What each picture of the month says, and its tables. */
const PICTURES: [title: string, says: RegExp, ...tables: string[]][] = [
  ['Glucose', /middle value \(median\) 104 mg\/dL from 29 readings/, 'Glucose in mg/dL'],
  ['Ketones', /it is rising by about .* \(likely/, 'Ketones in mmol/L'],
  ['GKI', /don’t come from a medical guideline/, 'Glucose ketone index'],
  ['Weight and waist', /Weight: middle value .* kg/, 'Weight in kg', 'Waist in cm'],
  ['Readings on target', /10 of 29 readings met the target/, 'Readings on target'],
  ['Compared with the period before', /7 days/, 'Recent days compared with the same number of days before'],
  ['Time of day', /morning 5/i, 'Readings by time of day'],
  ['After meals', /Eggs and avocado/, 'Glucose after meals'],
];

/** The cursor goes from reading to reading, and each is announced. */
async function expectKeysMove(page: Page, chart: Locator): Promise<void> {
  await chart.focus();
  await page.keyboard.press('End');
  await expect(said(page)).toContainText('90 mg/dL, fasting, on target');
  await expect(said(page)).toContainText('(36 of 36)');
  await page.keyboard.press('ArrowLeft');
  await expect(said(page)).toContainText('91 mg/dL');
  await page.keyboard.press('Home');
  await expect(said(page)).toContainText('118 mg/dL, fasting, above target');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toContainText('125 mg/dL, not fasting');
  await page.keyboard.press('Escape');
  await expect(said(page)).toContainText('use the arrow keys');
}

test('nothing is claimed from few readings; each picture of a month says what it shows, also as a table', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const [third = [], rest = []] = [month().slice(-3), month().slice(0, -3)];
  await test.step('without readings; no other page loads what draws them', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const drawing = () => loaded.filter((url) => url.includes('reading-charts'));
    await page.goto('/tracking?view=log');
    await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
    expect(drawing()).toEqual([]);
    await page.getByRole('link', { name: 'Charts' }).click();
    await expect(page.getByText('to start this chart')).toBeVisible();
    expect(drawing()).not.toEqual([]);
  });
  await test.step('of three readings', async () => {
    await enter(
      context.request,
      third.map(({ readingTime, glucoseLevel }) => ({ readingTime, glucoseLevel, isFasting: true })),
    );
    await page.reload();
    await expect(section(page, 'Glucose')).toContainText('too few to see a trend');
    await expect(section(page, 'Ketones')).toContainText('You have no ketone readings for these days');
    await expect(section(page, 'Readings on target')).toContainText('too few for a percentage');
    await expect(section(page, 'Compared with the period before')).toContainText(
      'Not enough readings to compare',
    );
    await expectAccessible(page);
  });
  await enter(context.request, rest);
  await page.reload();
  await test.step('pictures of a month, the first of them told of when it can be used', async () => {
    for (const [title, says] of PICTURES) await expect(section(page, title)).toContainText(says);
    await expect(section(page, 'Weight and waist').getByRole('application')).toHaveCount(2);
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await page.evaluate(() => performance.getEntriesByName('tracking-chart-ready').length)).toBe(1);
  });
  await test.step('keys and the mouse read the values', async () => {
    const chart = section(page, 'Glucose').getByRole('application', { name: 'Glucose in mg/dL over time' });
    await expectKeysMove(page, chart);
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart has no place');
    await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2);
    await expect(said(page)).toContainText('of 36)');
  });
  await test.step('the same as tables, a long one page by page', async () => {
    for (const [title, , ...captions] of PICTURES) {
      const shown = section(page, title);
      await shown.getByRole('button', { name: `${title} as a table` }).click();
      for (const name of captions) await expect(shown.getByRole('table', { name })).toBeVisible();
    }
    await expect(page.getByRole('table')).toHaveCount(9);
    for (const table of await page.getByRole('table').all())
      expect(await table.getByRole('row').count()).toBeGreaterThan(1);
    const rows = section(page, 'Glucose').getByRole('row');
    await expect(rows).toHaveCount(21);
    await expect(rows.nth(1)).toContainText('90');
    await expect(section(page, 'Glucose').getByText('1 to 20 of 36')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, 'scrolls sideways').toBeLessThanOrEqual(0);
    const older = section(page, 'Glucose').getByRole('button', { name: 'Older' });
    await older.click();
    await expect(rows).toHaveCount(17);
    await expect(rows.last()).toContainText('118');
    await expect(older).toBeDisabled();
    await page.getByRole('button', { name: 'Glucose as a chart' }).click();
    await expect(page.getByRole('table')).toHaveCount(8);
  });
});

test('range, units and days are the person’s own; without the profile, the units taken meanwhile are said', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await enter(context.request, month());
  const units = { glucose: 'mmol/L', weight: 'lb', length: 'in', food: 'oz' };
  const data = { units, timeZone: 'Pacific/Kiritimati' };
  expect((await context.request.patch('/api/profile', { data })).ok()).toBe(true);
  const refusal = { code: 'too_many_requests', message: 'Too many requests', requestId: 'test' };
  // The profile comes by the press alone: whatever asks for it in the background is refused before.
  const isPressed = () =>
    page.evaluate(() => 'pressed' in document.documentElement.dataset).catch(() => false);
  await page.route('**/api/profile', async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 429, json: refusal }),
  );
  const notice = page.getByRole('alert').filter({ hasText: 'Your profile could not be loaded' });
  await test.step('without the profile', async () => {
    await page.goto('/tracking?view=import');
    await expect(notice).toContainText('numbers are in mg/dL, kg and cm');
    await page.goto('/tracking?view=charts');
    await expect(heading(page)).toBeVisible();
    await expect(notice).toContainText('numbers are in mg/dL, kg and cm');
    await expect(page.getByRole('application', { name: 'Glucose in mg/dL over time' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the range decides which readings are shown', async () => {
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await page.getByRole('radio', { name: '7 days' }).check();
    await expect(section(page, 'Glucose')).toContainText('Over the last 28 days');
    await expect(section(page, 'Glucose')).toContainText('from 6 readings');
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(section(page, 'Glucose')).toContainText('from 29 readings');
  });
  // Listened for on the document: what asks again in the background draws a new notice, with a new button.
  await page.evaluate(() => {
    const press = (event: Event) => {
      const { documentElement: root } = document;
      if (event.target instanceof Element && event.target.closest('[role=alert] button'))
        root.dataset.pressed = '';
    };
    document.addEventListener('click', press, { capture: true });
  });
  await test.step('another try brings the person’s own', async () => {
    await notice.getByRole('button', { name: 'Try again' }).click();
    const chart = page.getByRole('application', { name: 'Glucose in mmol/L over time' });
    await expect(chart).toBeVisible();
    await expect(notice).toBeHidden();
    await chart.focus();
    await page.keyboard.press('End');
    await expect(said(page)).toContainText('5.0 mmol/L');
    // 7:00 UTC is 21:00 on Kiritimati.
    await expect(said(page)).toContainText('9:00');
    // All of the month, at any hour: on Kiritimati a new day begins at 10:00 UTC.
    await page.getByRole('radio', { name: '90 days' }).check();
    await expect(section(page, 'Glucose')).toContainText('5.8 mmol/L from 29 readings');
    await expect(page.getByRole('heading', { name: 'Weight in lb' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Waist in in' })).toBeVisible();
  });
});
