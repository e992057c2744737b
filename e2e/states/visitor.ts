import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { openPages } from './pages.ts';
import { closed, DESKTOP, dialog, menu, type State, settled } from './state.ts';

/** As of an account with sign-in in two steps. */
async function askForCode(page: Page): Promise<void> {
  const message = 'This code is wrong or was already used. Please wait for the next one.';
  const json = { code: 'code_required', message, requestId: 'x', fields: { code: message } };
  await page.route('**/api/login', (route) => route.fulfill({ status: 401, json }));
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email address').fill('ann@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Sail4the-win');
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByLabel('Code from your authenticator app').fill('123456');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute('**/api/login');
}

/** As of a server that sends mail. */
async function registerByMail(page: Page): Promise<void> {
  const message = 'We sent an email to this address. Open the link in it within 24 hours to finish.';
  await page.route('**/api/register', (route) => route.fulfill({ status: 202, json: { message } }));
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('Email address').fill('ann@example.org');
  await form.getByLabel('Password', { exact: true }).fill('Sail4the-win');
  await form.getByLabel('Confirm password', { exact: true }).fill('Sail4the-win');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute('**/api/register');
}

async function* signIn(page: Page): AsyncGenerator<State> {
  const of = 'features/auth/sign-in-dialog.tsx';
  await page.goto('/');
  await settled(page);
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('aria-invalid', 'true');
  yield await dialog(page, 'Welcome aboard', of);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  yield await dialog(page, 'Forgot your password?', 'features/auth/sign-in-dialog.tsx');
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await askForCode(page);
  yield await dialog(page, 'One more step', of);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('aria-invalid', 'true');
  yield await dialog(page, 'Join the crew', of);
  await registerByMail(page);
  yield await dialog(page, 'Check your email', of);
  await page.getByRole('button', { name: 'Try again' }).click();
  await closed(page);
  await page.getByRole('main').getByRole('button', { name: 'GUEST' }).click();
  yield await dialog(page, 'Important Disclaimer', 'features/auth/auth-prompts.tsx');
  await closed(page);
}

async function* course(page: Page): AsyncGenerator<State> {
  await page.getByRole('button', { name: 'Start Charting a Course Today' }).click();
  yield await dialog(page, 'Chart Your Course', 'features/landing/course-dialogs.tsx');
  await page.getByRole('button', { name: 'Weight loss' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Captain Keto answered:' })).toHaveCount(1, {
    timeout: 60_000,
  });
  yield await dialog(page, 'Captain Keto', 'features/landing/mini-chat.tsx');
  await closed(page);
}

async function* header(page: Page): AsyncGenerator<State> {
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  yield { ...(await dialog(page, 'Menu', 'features/shell/mobile-menu.tsx')), only: 'phone' };
  await closed(page);
  for (const [name, of] of [
    ['Theme', 'features/shell/theme-menu.tsx'],
    ['Welcome', 'features/shell/header.tsx'],
    ['Keto Pantry', 'features/shell/header.tsx'],
  ] as const) {
    await page.setViewportSize(DESKTOP);
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    yield { ...(await menu(page, name, of)), only: 'desktop' };
    await closed(page);
  }
  await page.setViewportSize(DESKTOP);
  await page.getByRole('banner').getByRole('link', { name: 'Chat Mode' }).click();
  yield await dialog(page, 'Access Required', 'features/shell/access-required-dialog.tsx');
  await closed(page);
}

/** Nobody in particular: every open page, the ways in, and the landing page's panel and drawer. */
export async function* visitorWalk(page: Page): AsyncGenerator<State> {
  yield* openPages(page, true);
  yield* signIn(page);
  yield* course(page);
  yield* header(page);
}
