import type { Page } from '@playwright/test';
import { type Size, scenesOf } from './scene.ts';

const ANSWER_LIMIT_MS = 60_000;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Dialogs come with their first use. */
export async function openDialog(page: Page, open: (page: Page) => Promise<void>): Promise<void> {
  await open(page);
  await page.getByRole('dialog').waitFor();
}

const openGoals = (page: Page) => press(page, 'Start Charting a Course Today');

async function openMenu(page: Page, size: Size, user: string): Promise<void> {
  const banner = page.getByRole('banner');
  if (size === 'phone') await openDialog(page, () => banner.getByRole('button', { name: /menu/i }).click());
  else {
    await banner.getByRole('button', { name: user }).click();
    await page.getByRole('menu').waitFor();
  }
}

export const openUserMenu = (user: string) => (page: Page, size: Size) => openMenu(page, size, user);

async function askCaptain(page: Page): Promise<void> {
  await openGoals(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse prediabetes' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Sources/)
    .first()
    .waitFor({ timeout: ANSWER_LIMIT_MS });
}

async function openAll(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  const folded = page
    .getByRole('main')
    .locator('h2 > button[aria-expanded="false"], h3 > button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

async function failToRegister(page: Page): Promise<void> {
  await press(page, 'LOGIN');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('Email address').fill('ada');
  await form.getByLabel('Password', { exact: true }).fill('short');
  await form.getByRole('button', { name: 'Create Account' }).click();
}

async function forgetPassword(page: Page): Promise<void> {
  await press(page, 'LOGIN');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /forgot/i })
    .click();
}

async function meetAccessRequired(page: Page, size: Size): Promise<void> {
  const banner = page.getByRole('banner');
  if (size === 'phone') {
    await banner.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByText('Chat Mode').first().click();
  } else await banner.getByRole('link', { name: 'Chat Mode' }).click();
  await page.getByRole('dialog', { name: 'Access Required' }).waitFor();
}

export const visitorScenes = scenesOf('visitor', [
  { name: 'landing', path: '/' },
  { name: 'landing-goal-panel', path: '/', act: (page) => openDialog(page, openGoals), isWindow: true },
  { name: 'landing-mini-chat', path: '/', act: askCaptain, isWindow: true },
  { name: 'getting-started', path: '/getting-started' },
  { name: 'getting-started-open', path: '/getting-started', act: openAll },
  { name: 'science', path: '/science' },
  { name: 'success-stories', path: '/success-stories' },
  { name: 'handbook-net-carbs', path: '/handbook/net-carbs' },
  { name: 'handbook-electrolytes', path: '/handbook/electrolytes' },
  { name: 'handbook-missing', path: '/handbook/no-such-article' },
  { name: 'reset-password', path: '/reset-password?token=x' },
  { name: 'confirm-email', path: '/confirm-email?token=x' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'menu', path: '/science', act: openUserMenu('Welcome'), isWindow: true },
  { name: 'sign-in', path: '/', act: (page) => openDialog(page, () => press(page, 'LOGIN')), isWindow: true },
  { name: 'create-account-refused', path: '/', act: failToRegister, isWindow: true },
  { name: 'forgot-password', path: '/', act: forgetPassword, isWindow: true },
  {
    name: 'disclaimer',
    path: '/',
    act: (page) => openDialog(page, () => press(page, 'GUEST')),
    isWindow: true,
  },
  { name: 'access-required', path: '/science', act: meetAccessRequired, isWindow: true },
  {
    name: 'offline',
    path: '/science',
    act: (page) => page.context().setOffline(true),
    isWindow: true,
  },
]);
