import type { APIRequestContext, Page } from '@playwright/test';
import { becomeGuest, expect, expectAccessible, test } from './fixtures.ts';

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
  for (const data of entries) {
    const saved = await request.post('/api/health-readings', { data });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
}

async function openCharts(page: Page): Promise<void> {
  await page.goto('/tracking?view=charts');
  await expect(page.getByRole('heading', { name: 'Glucose', exact: true })).toBeVisible();
}

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test.describe('a month of readings', () => {
  test.beforeEach(async ({ context, page, signedIn }) => {
    expect(signedIn.username).toContain('@');
    await enter(context.request, month());
    await openCharts(page);
  });

  test('each picture says what it shows and has the same numbers as a table', async ({ page }) => {
    const pictures = [
      { title: 'Glucose', says: /median 104 mg\/dL of 29 readings/, tables: ['Glucose in mg/dL'] },
      { title: 'Ketones', says: /it is rising by about .* \(likely/, tables: ['Ketones in mmol/L'] },
      {
        title: 'GKI',
        says: /don’t come from a medical guideline/,
        tables: ['Glucose ketone index'],
      },
      { title: 'Weight and waist', says: /Weight: median .* kg/, tables: ['Weight in kg', 'Waist in cm'] },
      {
        title: 'Readings on target',
        says: /10 of 29 readings met the target/,
        tables: ['Readings on target'],
      },
      {
        title: 'Compared with the period before',
        says: /7 days/,
        tables: ['Recent days compared with the same number of days before'],
      },
      { title: 'Time of day', says: /morning 5/i, tables: ['Readings by time of day'] },
      { title: 'After meals', says: /Eggs and avocado/, tables: ['Glucose after meals'] },
    ];
    for (const { title, says, tables } of pictures) {
      const shown = section(page, title);
      await expect(shown).toContainText(says);
      await expect(shown.getByRole('table')).toHaveCount(0);
      await shown.getByRole('button', { name: `${title} as a table` }).click();
      for (const caption of tables) {
        const table = shown.getByRole('table', { name: caption });
        await expect(table).toBeVisible();
        expect(await table.getByRole('row').count(), caption).toBeGreaterThan(1);
      }
      await shown.getByRole('button', { name: `${title} as a chart` }).click();
      await expect(shown.getByRole('table')).toHaveCount(0);
    }
  });

  test('a long table is turned page by page, the newest reading first', async ({ page }) => {
    const glucose = section(page, 'Glucose');
    await glucose.getByRole('button', { name: 'Glucose as a table' }).click();
    const rows = glucose.getByRole('row');
    await expect(rows).toHaveCount(21);
    await expect(rows.nth(1)).toContainText('90');
    await expect(glucose.getByText('1 to 20 of 36')).toBeVisible();
    await glucose.getByRole('button', { name: 'Older' }).click();
    await expect(rows).toHaveCount(17);
    await expect(rows.last()).toContainText('118');
    await expect(glucose.getByRole('button', { name: 'Older' })).toBeDisabled();
  });

  test('keys move a cursor from reading to reading and each is announced', async ({ page }) => {
    const glucose = section(page, 'Glucose');
    const chart = glucose.getByRole('application', { name: 'Glucose in mg/dL over time' });
    const said = glucose.locator('[aria-live=polite]');
    await chart.focus();
    await page.keyboard.press('End');
    await expect(said).toContainText('90 mg/dL, fasting, on target');
    await expect(said).toContainText('(36 of 36)');
    await page.keyboard.press('ArrowLeft');
    await expect(said).toContainText('91 mg/dL');
    await page.keyboard.press('Home');
    await expect(said).toContainText('118 mg/dL, fasting, above target');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(said).toContainText('125 mg/dL, not fasting');
    await page.keyboard.press('Escape');
    await expect(said).toContainText('use the arrow keys');
  });

  test('the mouse reads values too', async ({ page }) => {
    const glucose = section(page, 'Glucose');
    const said = glucose.locator('[aria-live=polite]');
    await glucose.getByRole('application').scrollIntoViewIfNeeded();
    const box = await glucose.getByRole('application').boundingBox();
    if (!box) throw new Error('The chart has no place');
    await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2);
    await expect(said).toContainText('of 36)');
  });

  test('the range decides which readings are shown', async ({ page }) => {
    const glucose = section(page, 'Glucose');
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await page.getByRole('radio', { name: '7 days' }).check();
    await expect(glucose).toContainText('Over the last 28 days');
    await expect(glucose).toContainText('of 6 readings');
    await page.getByRole('radio', { name: 'All' }).check();
    await expect(glucose).toContainText('of 29 readings');
  });

  test('days and numbers are the person’s own', async ({ page, context }) => {
    const units = { glucose: 'mmol/L', weight: 'lb', length: 'in', food: 'oz' };
    const changed = await context.request.patch('/api/profile', {
      data: { units, timeZone: 'Pacific/Kiritimati' },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await page.reload();
    const chart = page.getByRole('application', { name: 'Glucose in mmol/L over time' });
    await chart.focus();
    await page.keyboard.press('End');
    const said = section(page, 'Glucose').locator('[aria-live=polite]');
    await expect(said).toContainText('5.0 mmol/L');
    // 7:00 UTC is 21:00 on Kiritimati.
    await expect(said).toContainText('9:00');
    // All of the month, at any hour: on Kiritimati a new day begins at 10:00 UTC.
    await page.getByRole('radio', { name: '90 days' }).check();
    await expect(section(page, 'Glucose')).toContainText('median 5.8 mmol/L');
    await expect(page.getByRole('heading', { name: 'Weight in lb' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Waist in in' })).toBeVisible();
  });

  test('the first chart reports when it can be used', async ({ page }) => {
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('tracking-chart-ready').length))
      .toBe(1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const size of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await expect(section(page, 'Weight and waist').getByRole('application')).toHaveCount(2);
        await expectAccessible(page);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, `scrolls sideways at ${size.width} px`).toBeLessThanOrEqual(0);
      }
      for (let left = 8; left > 0; left -= 1)
        await page
          .getByRole('button', { name: / as a table$/ })
          .first()
          .click();
      await expect(page.getByRole('table')).toHaveCount(9);
      await expectAccessible(page);
    });
  }
});

test('three readings are drawn and nothing is claimed from them', async ({ page, context, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await enter(
    context.request,
    [3, 2, 1].map((daysAgo) => ({
      readingTime: morning(daysAgo),
      glucoseLevel: 100 - daysAgo,
      isFasting: true,
    })),
  );
  await openCharts(page);
  await expect(section(page, 'Glucose')).toContainText('too few to see a trend');
  await expect(section(page, 'Ketones')).toContainText('You have no ketone readings for these days');
  await expect(section(page, 'Readings on target')).toContainText('too few for a percentage');
  await expect(section(page, 'Compared with the period before')).toContainText(
    'Not enough readings to compare',
  );
  await expectAccessible(page);
});

test('without the profile, the units taken meanwhile are said, and another try brings the person’s own', async ({
  page,
  context,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await enter(context.request, [{ readingTime: morning(1), glucoseLevel: 90, isFasting: true }]);
  const units = { glucose: 'mmol/L', weight: 'lb', length: 'in', food: 'oz' };
  expect((await context.request.patch('/api/profile', { data: { units } })).ok()).toBe(true);
  const refusal = { code: 'too_many_requests', message: 'Too many requests', requestId: 'test' };
  // The profile comes by the press alone: whatever asks for it in the background is refused before.
  const isPressed = () =>
    page.evaluate(() => 'pressed' in document.documentElement.dataset).catch(() => false);
  await page.route('**/api/profile', async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 429, json: refusal }),
  );
  const notice = page.getByRole('alert').filter({ hasText: 'Your profile could not be loaded' });
  await page.goto('/tracking?view=import');
  await expect(notice).toContainText('numbers are in mg/dL, kg and cm');
  await openCharts(page);
  await expect(notice).toContainText('numbers are in mg/dL, kg and cm');
  await expect(page.getByRole('application', { name: 'Glucose in mg/dL over time' })).toBeVisible();
  await expectAccessible(page);
  // Listened for on the document: what asks again in the background draws a new notice, with a new button.
  await page.evaluate(() => {
    const press = (event: Event) => {
      const { documentElement: root } = document;
      if (event.target instanceof Element && event.target.closest('[role=alert] button'))
        root.dataset.pressed = '';
    };
    document.addEventListener('click', press, { capture: true });
  });
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('application', { name: 'Glucose in mmol/L over time' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an account without readings is told what would show here', async ({ page, signedIn }) => {
  expect(signedIn.username).toContain('@');
  await page.goto('/tracking?view=charts');
  await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  await expectAccessible(page);
});

test('a guest meets the charts, and no other page loads what draws them', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await becomeGuest(page);
  await page.goto('/tracking?view=log');
  await page.getByRole('link', { name: 'Readings' }).waitFor();
  expect(loaded.filter((url) => url.includes('reading-charts'))).toEqual([]);
  await page.getByRole('link', { name: 'Charts' }).click();
  await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('reading-charts'))).not.toEqual([]);
});
