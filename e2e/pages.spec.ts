import { becomeGuest, enterChat, expect, test } from './fixtures.ts';

const signInDialog = 'Welcome aboard';

const RESTRICTED = [
  '/captain-keto',
  '/keto-pantry',
  '/tracking',
  '/starter-foods',
  '/saved-pantry',
  '/saved-meals',
];

test.describe('by typed address', () => {
  for (const path of RESTRICTED) {
    test(`a visitor of ${path} is at home with the sign-in dialog open`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('dialog', { name: signInDialog })).toBeVisible();
    });
  }

  for (const path of ['/starter-foods', '/saved-pantry', '/saved-meals']) {
    test(`a guest of ${path} is asked for an account and arrives there after sign-in`, async ({
      page,
      account,
    }) => {
      await becomeGuest(page);
      await page.goto(path);
      await expect(page).toHaveURL('/');
      const dialog = page
        .getByRole('dialog', { name: signInDialog })
        .getByRole('tabpanel', { name: 'Sign In' });
      await dialog.getByLabel('Email address').fill(account.username);
      await dialog.getByLabel('Password', { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      const disclaimer = page.getByRole('dialog', { name: 'Important Disclaimer' });
      await disclaimer.getByRole('checkbox').check();
      await disclaimer.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(path);
    });
  }

  test('a guest may scan, track and chat', async ({ page }) => {
    await becomeGuest(page);
    await page.goto('/keto-pantry');
    await expect(page.getByRole('heading', { level: 1, name: 'Upload Label' })).toBeVisible();
    await page.goto('/tracking');
    await expect(page.getByRole('heading', { level: 1, name: 'Tracking' })).toBeVisible();
    await enterChat(page);
    await expect(page).toHaveURL('/captain-keto');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const path of RESTRICTED) {
    test(`a signed-in person may open ${path}`, async ({ page, signedIn }) => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('button', { name: signedIn.displayName })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('the subscribe page says that the feature is off and goes on to the chat', async ({
  page,
  signedIn,
}) => {
  await page.goto('/subscribe');
  await expect(page.getByText('Feature Disabled', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/captain-keto');
  expect(signedIn.username).toContain('@');
});

test('the journal address leads to the chat', async ({ page, signedIn }) => {
  await page.goto('/journal-chat');
  await expect(page).toHaveURL('/captain-keto');
  expect(signedIn.username).toContain('@');
});

test('an unknown address is a page of its own with status 404', async ({ page }) => {
  const response = await page.goto('/no-such-harbor');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the header reminds a visitor that chat and pantry need access', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/science');
  await page.getByRole('banner').getByRole('link', { name: 'Chat Mode' }).click();
  const reminder = page.getByRole('dialog', { name: 'Access Required' });
  await expect(reminder).toBeVisible();
  await reminder.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('the phone menu slides out with the same items', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeGuest(page);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('Guest Mode').first()).toBeVisible();
  for (const name of [
    'Get Started',
    'Chat Mode',
    'Tracking',
    'Upload Label',
    'Saved Pantry',
    'Science',
    'Success Stories',
  ]) {
    await expect(menu.getByText(name).first()).toBeVisible();
  }
  await expect(menu.getByText('(Login required)').first()).toBeVisible();
});

test('the way back to the top shows after 300 px', async ({ page }) => {
  await page.goto('/science');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const back = page.getByRole('button', { name: /back to top/i });
  await expect(back).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(back).toBeVisible();
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
