import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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
const PLACES = [
  '/?next=',
  '/#',
  '/?redirect=',
  '/captain-keto?message=',
  '/handbook?search=',
  '/handbook/',
  '/reset-password?token=',
  '/confirm-email?token=',
  '/saved-pantry?search=',
  '/tracking?view=',
  '/no-such-page/',
  '/science?from=',
  '/journal-chat?q=',
  '/profile?section=',
];
/** Two payloads for each place, another pair each time. */
const ADDRESSES = PLACES.flatMap((place, index) =>
  [index, index + 3].map((n) => place + encodeURIComponent(PAYLOADS[n % PAYLOADS.length] ?? '')),
);
const TRIED = process.env.SECURITY_TESTS === 'full' ? ADDRESSES : ADDRESSES.filter((_, n) => n % 3 === 0);

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

const shown = (page: Page, text = '') => page.getByText(text).filter({ visible: true }).first();

test(`${TRIED.length} addresses with code in them run nothing`, async ({ page }) => {
  test.setTimeout(180_000);
  const ran = await watchWhatRuns(page);
  for (const address of TRIED) {
    await page.goto(address);
    await expect(page.locator('#root')).not.toBeEmpty();
  }
  expect(ran).toEqual([]);
});

test('what an account holds is shown as it was typed and runs nothing', async ({ page, signedIn }) => {
  expect(signedIn.username).toBeTruthy();
  const ran = await watchWhatRuns(page);
  for (const payload of PAYLOADS) {
    const item = {
      productName: payload,
      brand: payload,
      notes: payload,
      ingredients: payload,
      servingSize: '30 g',
    };
    const saved = await page.request.post('/api/pantry/items', {
      data: { ...item, ketoFriendly: true, calories: 100, netCarbs: 1 },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    const plan = { title: payload, content: payload, pantryItemIds: '[]', mealPlanType: 'basic' };
    const kept = await page.request.post('/api/meal-plans', { data: plan });
    expect(kept.ok(), await kept.text()).toBe(true);
    const reading = { glucoseLevel: 95, notes: payload, readingTime: new Date().toISOString() };
    const noted = await page.request.post('/api/health-readings', { data: reading });
    expect(noted.ok(), await noted.text()).toBe(true);
    const told = await page.request.post('/api/chat-history', {
      data: { message: payload, response: payload },
    });
    expect(told.ok(), await told.text()).toBe(true);
  }
  await page.goto('/saved-pantry');
  await expect(shown(page, PAYLOADS.at(-1))).toBeVisible();
  await page.keyboard.press('End');
  await expect(shown(page, PAYLOADS[0])).toBeVisible();
  await page.goto('/saved-meals');
  await expect(shown(page, PAYLOADS[1])).toBeVisible();
  await page.goto('/tracking?view=log');
  await expect(shown(page, PAYLOADS[4])).toBeVisible();
  await page.goto('/captain-keto');
  await expect(shown(page, PAYLOADS[3])).toBeVisible();
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  expect(ran).toEqual([]);
});
