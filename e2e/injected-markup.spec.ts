import type { Page } from '@playwright/test';
import { expect, newAccount, test } from './fixtures.ts';

/** Each would call `pwned` if a page took it for markup, code or an address to go to. */
const PAYLOADS = [
  '<script>pwned()</script>',
  '"><img src=x onerror=pwned()>',
  'javascript:pwned()',
  "'-pwned()-'",
  '<svg/onload=pwned()>',
  '</title></textarea><iframe srcdoc="<script>parent.pwned()</script>">',
  '[a](javascript:pwned())',
];
/** Where visitors come to from a page that asks for an account. */
const HOME = /^Steady glucose/;
/** Where words of an address are read, and the heading a visitor finds there. */
const PLACES: [place: string, heading: RegExp | string][] = [
  ['/?next=', HOME],
  ['/#', HOME],
  ['/?redirect=', HOME],
  ['/captain-keto?message=', HOME],
  ['/handbook?search=', 'Handbook'],
  ['/handbook/', 'Page not found'],
  ['/reset-password?token=', 'Choose a new password'],
  ['/confirm-email?token=', 'Confirm your email'],
  ['/saved-pantry?search=', HOME],
  ['/tracking?view=', HOME],
  ['/no-such-page/', 'Page not found'],
  ['/science?from=', 'Keto Science'],
  ['/journal-chat?q=', HOME],
  ['/profile?section=', HOME],
];
/** Two payloads for each place, another pair each time. */
const ADDRESSES = PLACES.flatMap(([place, heading], index) =>
  [index, index + 3].map((n) => ({
    address: place + encodeURIComponent(PAYLOADS[n % PAYLOADS.length] ?? ''),
    heading,
  })),
);
const FULL = process.env.SECURITY_TESTS === 'full';
const TRIED = FULL ? ADDRESSES : ADDRESSES.filter((_, n) => n % 3 === 0);

// What the pages themselves let through must not depend on the policy that would stop it.
test.use({ bypassCSP: true });

/** Addresses at which something ran. It is seen to notice what runs before it is trusted. */
async function watchWhatRuns(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction('pwned', () => void ran.push(page.url()));
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.goto('/terms');
  await page.evaluate('document.body.insertAdjacentHTML("beforeend", "<img src=data:, onerror=pwned()>")');
  await expect.poll(() => ran.length).toBe(1);
  ran.length = 0;
  return ran;
}

/** As a link or the way back does, without loading the app anew; the same code reads the address. */
async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

const shown = (page: Page, text = '') => page.getByText(text).filter({ visible: true }).first();

/** Makes an account that holds each payload wherever it keeps words of its own, and signs the page in to it. */
async function fill(page: Page): Promise<void> {
  const keep = async (path: string, data: object) => {
    const kept = await page.request.post(path, { data });
    expect(kept.ok(), await kept.text()).toBe(true);
  };
  await keep('/api/register', newAccount());
  for (const kind of ['general', 'chat', 'pantry']) await keep('/api/profile/accept-disclaimer', { kind });
  for (const text of PAYLOADS) {
    const words = { productName: text, brand: text, notes: text, ingredients: text, servingSize: '30 g' };
    await Promise.all([
      keep('/api/pantry/items', { ...words, ketoFriendly: true, calories: 100, netCarbs: 1 }),
      keep('/api/meal-plans', { title: text, content: text, pantryItemIds: '[]', mealPlanType: 'basic' }),
      keep('/api/health-readings', { glucoseLevel: 95, notes: text, readingTime: new Date().toISOString() }),
      keep('/api/chat-history', { message: text, response: text }),
    ]);
  }
}

test(`${TRIED.length} addresses with code in them run nothing, and what an account holds is shown as it was typed and runs nothing`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const ran = await watchWhatRuns(page);
  for (const [n, { address, heading }] of TRIED.entries()) {
    // A few as the first page of a visit, the others in no time.
    if (FULL || n % 4 === 0) await page.goto(address);
    else await goWithin(page, address);
    await expect(page.locator('h1').first()).toHaveText(heading);
    if (heading === HOME) await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  }
  expect(ran).toEqual([]);

  await fill(page);
  await page.goto('/saved-pantry');
  await expect(shown(page, PAYLOADS.at(-1))).toBeVisible();
  await page.keyboard.press('End');
  await expect(shown(page, PAYLOADS[0])).toBeVisible();
  await goWithin(page, '/saved-meals');
  await expect(shown(page, PAYLOADS[1])).toBeVisible();
  await goWithin(page, '/tracking?view=log');
  await expect(shown(page, PAYLOADS[4])).toBeVisible();
  await goWithin(page, '/captain-keto');
  await expect(shown(page, PAYLOADS[3])).toBeVisible();
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(ran).toEqual([]);
});
