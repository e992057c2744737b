import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { webManifest } from '../scripts/web-manifest.ts';
import { chatBox, storeTalk } from './chat-page.ts';
import { test as base, becomeGuest, enterChat, expect, expectAccessible } from './fixtures.ts';
import { FrontServer } from './front-server.ts';
import { keptNames } from './kept-on-device.ts';
import { KITCHEN, openCard, savePlan, stockPantry, TEXT_PLAN } from './meal-plans.ts';
import { openSavedChat, saveChat } from './saved-chats.ts';

const test = base.extend<{ front: FrontServer }>({
  // Pages ask for what cannot be had, and the browser writes each of these down.
  networkFails: true,
  // biome-ignore lint/correctness/noEmptyPattern: the form that the test runner asks for.
  front: async ({}, use, { project }) => {
    const front = await FrontServer.start(project.use.baseURL ?? '');
    await use(front);
    await front.goAway().catch(() => undefined);
  },
  baseURL: ({ front }, use) => use(front.url),
});

test.use({ serviceWorkers: 'allow' });
// A worker fetches the whole app, and the long walk opens many pages anew.
test.setTimeout(120_000);

/** Until the worker has put everything away and looks after the page. */
const whenKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

const connection = (page: Page) => page.getByRole('status', { name: 'Connection' });

/** Has the browser look whether there is a new version, as it does by itself now and then. */
const lookForVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src);

/** The browser would install it, and its icons have the sizes that it names. */
async function expectInstallable(page: Page, request: APIRequestContext): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '')).toEqual(webManifest);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test's window is a private one, in which nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  for (const { src, sizes, type } of webManifest.icons.filter((icon) => icon.type === 'image/png')) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
}

/** How much of itself the app keeps on the device. */
const keptBytes = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (!name.includes('precache')) continue;
      for (const request of await cache.keys())
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return sum;
  });

test('after one visit the app can be installed and read without a network; a new version is offered, loses nothing that was typed, and leaves an open page its own files', async ({
  page,
  context,
  front,
  request,
}) => {
  await page.goto('/');
  await whenKept(page);

  await test.step('it can be installed, and keeps at most 2.5 MB of itself', async () => {
    await expectInstallable(page, request);
    const bytes = await keptBytes(page);
    expect(bytes).toBeGreaterThan(500_000);
    // As in `bench web`: the handbook is a third of it and grows with each article.
    expect(bytes).toBeLessThan(2560 * 1024);
  });

  await test.step('the pages and every article can be read without a network', async () => {
    await front.goAway();
    await context.setOffline(true);
    for (const [path, heading] of [
      ['/', /\w/],
      ['/handbook/avocado', /avocado/i],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(connection(page)).toContainText('You can still read the handbook');
    }
    await expect(page.getByRole('main')).toContainText(/fat/i);
    for (const [link, heading] of [
      ['Science', 'Keto Science'],
      ['Get Started', 'Get Started'],
      ['Success Stories', 'Success Stories'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await context.setOffline(false);
    await front.comeBack();
  });

  await becomeGuest(page);
  await enterChat(page);
  await chatBox(page).fill('Is rye bread keto?');
  const old = await context.newPage();
  await old.goto('/science');
  const before = await entryOf(page);
  const notice = page.getByRole('region', { name: 'New version' });
  const oldNotice = old.getByRole('region', { name: 'New version' });

  await test.step('a new version is offered, and can wait', async () => {
    front.deployNext();
    await lookForVersion(page);
    await expect(notice).toContainText('A new version is ready');
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Later' }).click();
    await expect(notice).toBeHidden();
    await expect(chatBox(page)).toHaveValue('Is rye bread keto?');
  });

  await test.step('a page takes it when it is loaded anew, another when it wants to', async () => {
    await expect(oldNotice).toBeVisible();
    await page.reload();
    await expect(chatBox(page)).toHaveValue('Is rye bread keto?');
    expect(await entryOf(page)).not.toBe(before);
    await expect(notice).toBeHidden();
    // The worker of the new version is in charge now; the other page still is of the old one, and goes on.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null), {
        timeout: 30_000,
      })
      .toBe(true);
    await old.getByRole('link', { name: 'Success Stories' }).first().click();
    await expect(old.getByRole('heading', { level: 1 })).toHaveText('Success Stories');
    expect(await entryOf(old)).toBe(before);
    await oldNotice.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => entryOf(old)).not.toBe(before);
    await expect(oldNotice).toBeHidden();
  });
});

/** Puts something of every kind into the account, as another device would have. */
async function fillAccount(context: BrowserContext): Promise<void> {
  await stockPantry(context, KITCHEN.slice(0, 4));
  await savePlan(context, { title: 'Sunday at sea', content: TEXT_PLAN });
  await saveChat(context, 'About bread', [['May I eat bread?', 'Most bread holds too much starch.']]);
  await storeTalk(context, ['What is ketosis?', 'A state in which the body burns fat.']);
  const reading = await context.request.post('/api/health-readings', {
    data: { glucoseLevel: 93, ketoneLevel: 1.2, isFasting: true },
  });
  expect(reading.ok(), await reading.text()).toBe(true);
}

test('what an account holds can be read without a network though no page of it was opened, until the session ends', async ({
  page,
  context,
  front,
  signedIn,
}) => {
  await fillAccount(context);
  await page.goto('/');
  await whenKept(page);
  await expect
    .poll(
      async () => (await keptNames(page)).filter((name) => name.includes('conversation-messages')).length,
      {
        timeout: 30_000,
      },
    )
    .toBe(1);
  await front.goAway();

  await page.goto('/saved-pantry');
  await expect(connection(page)).toContainText('The server cannot be reached');
  const food = (name: string) => page.getByRole('main').getByRole('heading', { name });
  await expect(food('Salted Butter')).toBeVisible();
  // A search looks through what is kept.
  await page.getByPlaceholder('Search food items...').fill('salmon');
  await expect(food('Salmon Fillet')).toBeVisible();
  await expect(food('Salted Butter')).toBeHidden();
  await page.getByPlaceholder('Search food items...').fill('');
  await page
    .getByRole('button', { name: /Show Analysis/ })
    .first()
    .click();
  await expect(page.getByText('Macro Distribution')).toBeVisible();

  await page.goto('/saved-meals');
  const card = await openCard(page, 'Sunday at sea');
  await expect(card).toContainText('Melt the butter over low heat.');

  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Chat Mode' }).click();
  await expect(page.getByText('A state in which the body burns fat.')).toBeVisible();
  await openSavedChat(page, 'About bread');
  await expect(page.getByText('Most bread holds too much starch.')).toBeVisible();

  await banner.getByRole('link', { name: 'Tracking' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Readings' }).click();
  await expect(page.getByRole('main')).toContainText('93 mg/dL');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile & targets');
  await expect(page.getByText('could not be loaded')).toBeHidden();

  await front.comeBack();
  await page.getByRole('button', { name: signedIn.displayName }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(connection(page)).toBeEmpty();
  await expect.poll(() => keptNames(page)).toEqual([]);
  await front.goAway();
  await page.goto('/saved-pantry');
  await expect(page.getByRole('alert')).toContainText("There's no copy on this device yet");
  await expect(page.getByText('Salted Butter')).toHaveCount(0);
  await front.comeBack();
  await page.getByRole('button', { name: 'Try again' }).click();

  // A session that ended at the server takes along what the device kept.
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: 'Sign In' });
  await form.getByLabel('Email address').fill(signedIn.username);
  await form.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(food('Salted Butter')).toBeVisible();
  await expect.poll(async () => (await keptNames(page)).length).toBeGreaterThan(0);
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Welcome' })).toBeVisible();
  await expect.poll(() => keptNames(page)).toEqual([]);
});
