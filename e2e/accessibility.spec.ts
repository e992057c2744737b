import type { Page } from '@playwright/test';
import { becomeGuest, enterChat, expect, expectAccessible, test } from './fixtures.ts';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];
const OPEN = [
  '/',
  '/getting-started',
  '/science',
  '/success-stories',
  '/handbook/net-carbs',
  '/reset-password?token=x',
  '/nowhere',
];
const TRACKING = ['/tracking', '/tracking?view=charts', '/tracking?view=fasting', '/tracking?view=import'];
const FOR_GUESTS = ['/getting-started', '/keto-pantry', '/captain-keto', ...TRACKING];
const FOR_ACCOUNTS = [
  '/getting-started',
  '/keto-pantry',
  '/captain-keto',
  '/saved-pantry',
  '/saved-meals',
  '/starter-foods',
  ...TRACKING,
];

for (const { name, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`axe finds nothing, ${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });

      async function visit(page: Page, paths: string[]) {
        for (const path of paths) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
          await expectAccessible(page);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      }

      test('as a visitor', async ({ page }) => {
        await visit(page, OPEN);
      });

      test('in the sign-in and disclaimer dialogs', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
        await page.getByRole('dialog').waitFor();
        await expectAccessible(page);
        await page.getByRole('tab', { name: 'Create Account' }).click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('main').getByRole('button', { name: 'GUEST' }).click();
        await page.getByRole('dialog', { name: 'Important Disclaimer' }).waitFor();
        await expectAccessible(page);
      });

      test('as a guest', async ({ page }) => {
        await becomeGuest(page);
        await page.goto('/captain-keto');
        await page.getByRole('dialog', { name: 'Welcome to Chat Mode!' }).waitFor();
        await expectAccessible(page);
        await enterChat(page);
        await visit(page, FOR_GUESTS);
      });

      test('with an account', async ({ page, signedIn }) => {
        expect(signedIn.username).toContain('@');
        await visit(page, FOR_ACCOUNTS);
      });
    });
  }
}
