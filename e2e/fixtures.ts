import { randomBytes } from 'node:crypto';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { atRest } from './checks/at-rest.ts';
import { axeFaults } from './checks/axe.ts';

export type Account = { username: string; password: string; displayName: string };

type Fixtures = {
  /** True where a test itself has connections break or the server fail. */
  networkFails: boolean;
  /** Fails the test on any error the page writes or throws. */
  quietConsole: undefined;
  /** An account of this test's own, not signed in. */
  account: Account;
  /** The page's context signed in to `account`, the disclaimer accepted. */
  signedIn: Account;
};

/** What Chromium reports of a request that got no good answer. */
const NETWORK_FAULT = /^Failed to load resource: (net::ERR_|the server responded with a status of 5\d\d)/;

/** Chromium itself reports a 4xx answer as a console error; what the page made of it is the test's to check. */
const NETWORK_NOTICE = /^Failed to load resource: the server responded with a status of 4\d\d/;

async function register(api: APIRequestContext, account: Account): Promise<void> {
  const response = await api.post('/api/register', { data: account });
  expect(response.ok(), await response.text()).toBe(true);
}

/**
 * From now on who opens a page of this context finds it hydrated: a press on a prerendered page would go nowhere before.
 * One that is opened with a `waitUntil` of its own is left alone.
 */
function waitForHydration(context: BrowserContext): void {
  context.on('page', (page) => {
    const hydrated = () => page.locator('#root[data-prerendered]').waitFor({ state: 'detached' });
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (!options?.waitUntil) await hydrated();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (!options?.waitUntil) await hydrated();
      return response;
    };
  });
}

export const test = base.extend<Fixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForHydration(context);
    await use(context);
  },
  networkFails: [false, { option: true }],
  quietConsole: [
    async ({ page, networkFails }, use) => {
      const errors: string[] = [];
      const isExpected = (text: string) =>
        NETWORK_NOTICE.test(text) || (networkFails && NETWORK_FAULT.test(text));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ playwright, baseURL }, use) => {
    const account = newAccount();
    const api = await playwright.request.newContext({ baseURL });
    await register(api, account);
    await api.dispose();
    await use(account);
  },
  signedIn: async ({ context }, use) => {
    const account = newAccount();
    // Who registers is signed in.
    await register(context.request, account);
    for (const kind of ['general', 'chat', 'pantry']) {
      const accepted = await context.request.post('/api/profile/accept-disclaimer', { data: { kind } });
      expect(accepted.ok(), await accepted.text()).toBe(true);
    }
    await use(account);
  },
});

export { expect };

/** What the browser holds once a visitor accepted the disclaimer and went on as a guest; public-pages.spec.ts walks there. */
export async function becomeGuest(page: Page): Promise<void> {
  const answer = await page.request.post('/api/login-guest');
  expect(answer.ok(), await answer.text()).toBe(true);
  const guest = JSON.stringify(await answer.json());
  const kept = {
    guestMode: 'true',
    guestUser: guest,
    'keto-guest-id': JSON.parse(guest).id,
    'keto-guest-disclaimers': '["general"]',
  };
  // A file of the same origin that runs nothing.
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
}

export async function acceptDisclaimer(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Important Disclaimer' });
  const go = dialog.getByRole('button', { name: 'Continue' });
  await expect(go).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I have read and understand these disclaimers' }).check();
  await go.click();
}

export function newAccount(): Account {
  const name = randomBytes(6).toString('hex');
  return {
    username: `${name}@example.org`,
    password: 'Sail4the-win',
    displayName: `Sailor ${name.slice(0, 4)}`,
  };
}

/** Fills in and sends the open form for a new account. */
export async function fillRegistration(page: Page, account = newAccount()): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('Email address').fill(account.username);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Create Account' }).click();
}

/** A guest, who accepted the disclaimer, makes an account from the user menu, with what this device keeps still on it. */
export async function createAccountAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guest User' }).click();
  await page.getByRole('menuitem', { name: 'Create Account' }).click();
  await fillRegistration(page);
  await page.waitForURL('**/captain-keto');
}

/** Opens the chat for the first time, which greets with a dialog of its own. */
export async function enterChat(page: Page): Promise<void> {
  await page.goto('/captain-keto');
  const welcome = page.getByRole('dialog', { name: 'Welcome to Chat Mode!' });
  await welcome.getByRole('button', { name: 'Got it!' }).click();
  await expect(welcome).toBeHidden();
}

/** No violation of WCAG A, AA or axe's best practices on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await axeFaults(page)).toEqual([]);
}
