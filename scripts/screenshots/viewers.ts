import type { Browser, BrowserContext } from '@playwright/test';
import { becomeGuest, newAccount } from '../../e2e/fixtures.ts';
import { DEMO_ACCOUNT } from '../../server/database/seed.ts';
import { SIZES, type Size, type Viewer } from './scene.ts';

/** A browser of its own for one who looks at the product in this size, signed in where the viewer is. */
export async function openAs(
  browser: Browser,
  viewer: Viewer,
  { baseURL, size }: { baseURL: string; size: Size },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (viewer === 'guest') {
    const page = await context.newPage();
    await becomeGuest(page);
    await page.close();
  }
  if (viewer === 'account') await signIn(context, DEMO_ACCOUNT);
  if (viewer === 'newcomer') {
    const account = newAccount();
    await post(context, '/api/register', account);
    await signIn(context, account);
  }
  return context;
}

async function signIn(context: BrowserContext, { username, password }: typeof DEMO_ACCOUNT): Promise<void> {
  await post(context, '/api/login', { username, password });
  for (const kind of ['general', 'chat', 'pantry'])
    await post(context, '/api/profile/accept-disclaimer', { kind });
}

async function post(context: BrowserContext, path: string, data: Record<string, string>): Promise<void> {
  const response = await context.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}
