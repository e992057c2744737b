import type { Page } from '@playwright/test';
import { becomeGuest, createAccountAsGuest, expect, expectAccessible, test } from './fixtures.ts';

const HOUR = 3_600_000;
const VIEW = '/tracking?view=fasting';
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const running = (page: Page) => region(page, 'You’re fasting');
const history = (page: Page) => region(page, 'Your fasts');
const elapsed = (page: Page) => page.getByRole('timer', { name: 'Time without food' });

test('what the checklist learns is kept and warned about; a fast is started, ended, deleted and brought back', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  await page.goto(VIEW);
  const start = page.getByRole('button', { name: 'Start now' });
  await test.step('the checklist before the first fast', async () => {
    await region(page, 'Before your first fast')
      .getByRole('checkbox', { name: 'I take medicine for blood pressure' })
      .check();
    await page.getByRole('button', { name: 'Save this to my profile' }).click();
    await expect(region(page, 'Ask your doctor before you fast')).toContainText(
      'Your blood pressure can drop',
    );
    await expect(start).toBeDisabled();
    await page.getByRole('checkbox', { name: /^My doctor or prescriber knows/ }).check();
    await expect(start).toBeEnabled();
    const profile = await (await page.request.get('/api/profile')).json();
    expect(profile.medicines).toEqual(['Blood pressure medicine']);
  });
  await test.step('a fast survives a reload', async () => {
    await page.getByRole('radio', { name: /^18:6/ }).check();
    await start.click();
    await expect(running(page)).toContainText('18:6');
    await expect(running(page).getByText('Digesting')).toBeVisible();
    await page.reload();
    await expect(elapsed(page)).toHaveText(/^0:0\d:\d\d$/);
  });
  await test.step('ended, it stands in the history; the next start is offered at once', async () => {
    await running(page).getByRole('button', { name: 'End fast' }).click();
    await expect(page.getByText('Fast ended', { exact: true })).toBeVisible();
    await expect(history(page).getByText('goal 18:6')).toBeVisible();
    await expect(start).toBeVisible();
    await history(page)
      .getByRole('button', { name: /^Delete the fast/ })
      .click();
    await expect(history(page).getByText('No fasts yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(history(page).getByText('goal 18:6')).toBeVisible();
  });
  await test.step('a risky profile is warned first and offered no start', async () => {
    const data = { medicines: ['Jardiance'], conditions: ['gout'] };
    expect((await page.request.patch('/api/profile', { data })).ok()).toBe(true);
    await page.reload();
    await expect(region(page, 'Please do not fast on your own')).toContainText('SGLT2');
    await expect(region(page, 'What to do instead')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('a timer goes by the server’s clock; what began earlier is corrected, what cannot be refused at its field', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).toContain('@');
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR).toISOString();
  for (const data of [
    { plannedHours: 16, startedAt: at(40), endedAt: at(23) },
    { plannedHours: 16, startedAt: at(13.5) },
  ])
    expect((await page.request.post('/api/fasts', { data })).ok()).toBe(true);
  await test.step('where the clock of the device is wrong', async () => {
    await page.clock.install({ time: Date.now() - 3 * HOUR });
    await page.goto(VIEW);
    await expect(
      page.getByText(/^This device's clock is about (2 h 59|3 h 00) min behind ours\./),
    ).toBeVisible();
    await expect(elapsed(page)).toHaveText(/^13:3\d:\d\d$/);
  });
  await page.clock.setSystemTime(new Date());
  await page.reload();
  await expect(elapsed(page)).toHaveText(/^13:3\d:\d\d$/);
  await expect(page.getByText(/^This device's clock/)).toHaveCount(0);
  await expect(running(page).getByText('Switching over')).toBeVisible();
  await expect(history(page).getByRole('listitem').filter({ hasText: '17 h 00 min' })).toBeVisible();
  await expect(history(page).getByRole('img')).toHaveAccessibleName(/17 h 00 min/);
  await test.step('refused', async () => {
    await running(page).getByRole('button', { name: 'Fix the times' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct this fast' });
    await dialog.getByLabel('Started').fill('2019-05-01T08:00');
    await dialog.getByLabel('Planned hours').fill('90');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('A fast must be 1 to 36 hours')).toBeVisible();
    await dialog.getByLabel('Planned hours').fill('18');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('You had already started another fast by this time')).toBeVisible();
    await expect(dialog.getByLabel('Planned hours')).toHaveValue('18');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('corrected', async () => {
    await running(page).getByRole('button', { name: 'My fast ended earlier' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(running(page)).toBeHidden();
    const ended = history(page)
      .getByRole('listitem')
      .filter({ hasText: /13 h (29|3\d) min/ });
    await expect(ended).toBeVisible();
  });
});

test('a guest: the stage changes by the clock, a clock set back is told, fast and diary come along', async ({
  page,
}) => {
  await becomeGuest(page);
  const start = Date.now() - 30 * 24 * HOUR;
  await page.clock.install({ time: start });
  await page.goto(VIEW);
  await region(page, 'Before your first fast')
    .getByRole('button', { name: 'None of these apply to me' })
    .click();
  await page.getByRole('button', { name: 'Start now' }).click();
  const stage = running(page).getByRole('status').filter({ hasText: 'Digesting' });
  await expect(stage).toBeVisible();
  await page.clock.fastForward(4 * HOUR + 60_000);
  await expect(running(page).getByText('Settling')).toBeVisible();
  await expect(elapsed(page)).toHaveText(/^4:01:/);

  await page.clock.setSystemTime(start + HOUR);
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^This device's clock was set back by about 3 h/)).toBeVisible();
  await expect(elapsed(page)).toHaveText(/^1:00:/);
  await page.getByRole('button', { name: 'The clock is correct now' }).click();
  await expect(page.getByText(/clock was set back/)).toBeHidden();
  await page.clock.setSystemTime(start - 2 * HOUR);
  await page.reload();
  await expect(page.getByText(/^This fast starts in the future/)).toBeVisible();

  await page.clock.setSystemTime(new Date());
  const breakfast = region(page, /^Breakfast/).getByRole('listitem');
  const tabs = page.getByRole('navigation', { name: 'Tracking' });
  await test.step('the diary stays on the device', async () => {
    await tabs.getByRole('link', { name: 'Today' }).click();
    await page.getByLabel('Add to').selectOption('Breakfast');
    await page.getByLabel('What did you eat?').fill('2 boiled eggs and 30 g cheddar');
    await page.getByRole('button', { name: 'Look up' }).click();
    await region(page, 'What you said').getByRole('button', { name: /^Log / }).click();
    await expect(breakfast).toHaveCount(2);
    await page.reload();
    await expect(breakfast).toHaveCount(2);
  });
  await createAccountAsGuest(page);
  // Its first chat begins with questions of its own.
  await page.goto('/tracking');
  await page.getByRole('button', { name: 'Add 2 entries' }).click();
  await expect(breakfast).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Add 2 entries' })).toBeHidden();
  await tabs.getByRole('link', { name: 'Fasting' }).click();
  await page.getByRole('button', { name: 'Add 1 fast' }).click();
  await expect(page.getByText('1 fast moved to your account.', { exact: true })).toBeVisible();
  const { fasts } = await (await page.request.get('/api/fasts')).json();
  expect(fasts).toMatchObject([{ plannedHours: 12, endedAt: null }]);
});
