import type { BrowserContext, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { fastList } from '../contract/fasts.ts';
import { chatBox, expectAnswers, messageList, send, storedHistory } from './chat-page.ts';
import { photographLabel } from './draw-label.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { keptNames } from './kept-on-device.ts';
import { KITCHEN, openCard, savePlan, stockPantry, toast } from './meal-plans.ts';

test.use({ networkFails: true });

const named = z.array(z.looseObject({ productName: z.string() }));
const readings = z.array(z.looseObject({ glucoseLevel: z.number().nullable() }));

const get = async (context: BrowserContext, path: string): Promise<unknown> =>
  (await context.request.get(path)).json();
/** Names of the foods that the account's pantry holds at the server, newest first. */
const foodsOf = async (context: BrowserContext) =>
  named.parse(await get(context, '/api/pantry/items')).map(({ productName }) => productName);
const glucoseOf = async (context: BrowserContext) =>
  readings.parse(await get(context, '/api/health-readings')).map(({ glucoseLevel }) => glucoseLevel);
const fastsOf = async (context: BrowserContext) => fastList.parse(await get(context, '/api/fasts')).fasts;

const bar = (page: Page) =>
  page.getByRole('button', { name: /waiting to be sent|not accepted|ready to look at/ });
const glucose = (page: Page) => page.getByRole('textbox', { name: /^Glucose/ });
const log = (page: Page) => page.getByRole('region', { name: 'Your readings' });
const onTheirWay = (page: Page) => page.getByRole('region', { name: 'On the way to your pantry' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Waiting to be sent' });
const waits = (page: Page, what: string) => list(page).getByRole('listitem').filter({ hasText: what });

async function enterReading(page: Page, mgdl: string): Promise<void> {
  await glucose(page).fill(mgdl);
  await page.getByRole('button', { name: 'Save reading' }).click();
}

/** Saves the product that is open under a name. */
async function saveAs(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save to Pantry' }).click();
  const describe = page.getByRole('dialog', { name: 'Item Description' });
  await describe.getByLabel('Description').fill(name);
  await describe.getByRole('button', { name: 'Save to Pantry' }).click();
}

/** Types a label and saves it under a name. */
async function scanByHand(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Type the label by hand' }).click();
  await page.getByRole('textbox', { name: 'Calories', exact: true }).fill('160');
  await saveAs(page, name);
}

/** The server stores, and its answer is lost on the way. */
async function loseAnswer(route: Route): Promise<void> {
  if (route.request().method() === 'GET') return route.fallback();
  await route.fetch();
  await route.abort('connectionreset');
}

/** Loaded once with a network: the worker keeps the app and what the account holds. */
async function whenKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  const kinds = ['readings', 'meal-plans', 'fasts', 'pantry-items'];
  await expect
    .poll(() => keptNames(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(kinds.map((kind) => expect.stringContaining(kind))));
}

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network one reads, asks, scans and saves; all of it arrives once, over a reload', async ({
    page,
    context,
    signedIn,
  }) => {
    test.setTimeout(300_000);
    expect(signedIn.username).toContain('@');
    const photo = { name: 'label.jpg', mimeType: 'image/jpeg', buffer: await photographLabel(context) };
    const menu = page.getByRole('banner');
    const questions = page.getByRole('list', { name: 'Waiting questions' }).getByRole('listitem');
    await stockPantry(context, KITCHEN.slice(0, 2));
    await savePlan(context, { title: 'Sunday at sea', content: 'Eat well.' });
    await page.goto('/keto-pantry');
    await whenKept(page);
    await context.setOffline(true);

    await test.step('a photo, a label by hand and a question about it', async () => {
      await page.getByLabel('Photo of the label').setInputFiles(photo);
      await page.getByRole('button', { name: 'Analyze with Captain Keto' }).click();
      await expect(page.getByText("We'll read it when you're online", { exact: true })).toHaveCount(1);
      await scanByHand(page, 'Typed at sea');
      await expect(toast(page, 'Saved on this device')).toContainText('Typed at sea');
      await page
        .getByRole('textbox', { name: /^Ask Captain Keto about this product/ })
        .fill('Is it good for keto?');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Waiting for a connection')).toBeVisible();
    });

    await test.step('two questions in the chat', async () => {
      await page.goto('/captain-keto');
      await send(page, 'What is ketosis?');
      await send(page, 'How many net carbs does cheddar have?');
      await expect(questions).toHaveCount(2);
      await expect(questions.first()).toContainText('Waiting for a connection');
      await expectAccessible(page);
    });

    await test.step('a reading and a fast', async () => {
      await menu.getByRole('link', { name: 'Tracking' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Readings' }).click();
      await enterReading(page, '104');
      await expect(log(page).getByText('Waiting to be sent')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Fasting' }).click();
      await page.getByRole('button', { name: 'None of these apply to me' }).click();
      await page.getByRole('button', { name: 'Start now' }).click();
      await expect(page.getByRole('region', { name: 'You’re fasting' })).toContainText('Waiting to be sent');
    });

    await test.step('all of it is still there after the page was loaded anew, and told of', async () => {
      await page.goto('/saved-meals');
      await expect(await openCard(page, 'Sunday at sea')).toContainText('Eat well.');
      await page.goto('/saved-pantry');
      await expect(onTheirWay(page)).toContainText('Typed at sea');
      await expect(bar(page)).toHaveText(/^\d+ waiting to be sent$/);
      await bar(page).click();
      for (const what of [
        'Photo of a label',
        'New food: Typed at sea',
        'Question: "What is ketosis?"',
        'New reading',
        'Started fast',
      ])
        await expect(waits(page, what)).toHaveCount(1);
      await list(page).getByRole('button', { name: 'Close' }).last().click();
    });

    await test.step('with a network all of it is sent once', async () => {
      await context.setOffline(false);
      await expect(bar(page)).toHaveText('2 ready to look at', { timeout: 180_000 });
      await expect(page.getByText('Everything has been sent.')).toBeAttached();
      expect(await foodsOf(context)).toEqual(['Typed at sea', 'Large Eggs', 'Salted Butter']);
      expect(await glucoseOf(context)).toEqual([104]);
      expect(await fastsOf(context)).toHaveLength(1);
      await expect
        .poll(async () => (await storedHistory(context)).map(({ message }) => message))
        .toEqual(['What is ketosis?', 'How many net carbs does cheddar have?']);
      await expect(page.getByRole('checkbox', { name: 'Select Typed at sea' })).toBeVisible();
    });

    await test.step('what was read is offered, and goes when it is saved', async () => {
      await page.goto('/keto-pantry');
      const scans = page.getByRole('region', { name: 'Scanned while offline' });
      await expect(scans.getByText('Answered while you were away')).toBeVisible();
      await scans
        .getByRole('listitem')
        .filter({ hasText: 'Read while you were away' })
        .getByRole('button', { name: /^Open/ })
        .click();
      const product = page.getByRole('region', { name: 'Product', exact: true });
      await expect(product).toContainText('190');
      await saveAs(page, 'Photographed at sea');
      await expect(product.getByRole('button', { name: 'Saved' })).toBeDisabled();
      await expect(bar(page)).toHaveText('1 ready to look at');
      expect(await foodsOf(context)).toHaveLength(4);
    });

    await test.step('one question is taken back, the other answered while another page is open', async () => {
      await menu.getByRole('link', { name: 'Chat Mode' }).click();
      await expectAnswers(page, 2);
      await context.setOffline(true);
      await send(page, 'What are electrolytes?');
      await send(page, 'Is honey keto?');
      await expect(questions).toHaveCount(2);
      await questions.filter({ hasText: 'honey' }).getByRole('button', { name: 'Take back' }).click();
      await expect(chatBox(page)).toHaveValue('Is honey keto?');
      await expect(questions).toHaveCount(1);
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Science' }).first().click();
      await expect.poll(async () => (await storedHistory(context)).length, { timeout: 60_000 }).toBe(3);
      await page.goBack();
      await expectAnswers(page, 3);
      await expect(messageList(page)).toContainText('What are electrolytes?');
      expect(await storedHistory(context)).toHaveLength(3);
    });
  });
});

test('what the server stored although its answer was lost is there once, also with two tabs or with none', async ({
  page,
  context,
  signedIn,
}) => {
  test.setTimeout(120_000);
  expect(signedIn.username).toContain('@');
  await stockPantry(context, KITCHEN.slice(0, 1));
  await page.goto('/keto-pantry');
  const other = await context.newPage();
  await other.goto('/tracking?view=log');

  await test.step('two tabs that wake at the same moment', async () => {
    await context.route(/\/api\/(pantry\/items|health-readings)/, loseAnswer);
    await scanByHand(page, 'Stored in silence');
    await expect(toast(page, 'Saved on this device')).toBeVisible();
    await enterReading(other, '99');
    await expect(toast(other, 'Saved on this device')).toBeVisible();
    expect(await foodsOf(context)).toEqual(['Stored in silence', 'Large Eggs']);
    expect(await glucoseOf(context)).toEqual([99]);
    await expect(bar(page)).toHaveText('2 waiting to be sent');
    await context.unroute(/\/api\/(pantry\/items|health-readings)/);
    await Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      ),
    );
    await expect(bar(page)).toHaveCount(0, { timeout: 30_000 });
    await expect(bar(other)).toHaveCount(0);
    await expect(log(other).getByRole('listitem').filter({ hasText: 'mg/dL' })).toHaveCount(1);
    await expect(log(other).getByText('Waiting to be sent')).toHaveCount(0);
    expect(await foodsOf(context)).toHaveLength(2);
    expect(await glucoseOf(context)).toEqual([99]);
  });

  await test.step('the last tab is closed in the middle of sending', async () => {
    await page.close();
    const reached = Promise.withResolvers<void>();
    await other.route('**/api/health-readings', async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      await route.fetch();
      reached.resolve();
      // No answer ever comes.
    });
    await enterReading(other, '111');
    await reached.promise;
    await other.close();
    const next = await context.newPage();
    await next.goto('/tracking?view=log');
    await expect(log(next).getByRole('listitem').filter({ hasText: 'mg/dL' })).toHaveCount(2);
    await expect(log(next).getByText('Waiting to be sent')).toHaveCount(0);
    expect(new Set(await glucoseOf(context))).toEqual(new Set([99, 111]));
    expect(await glucoseOf(context)).toHaveLength(2);
  });
});

test('what is refused stands with its reason until it is edited or discarded; unsent, it stays its account’s own', async ({
  page,
  context,
  signedIn,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await test.step('refused food is told of, discarded or edited', async () => {
    await page.goto('/keto-pantry');
    let isAway = true;
    await page.route('**/api/pantry/items', (route) => {
      if (isAway) return route.abort();
      if (route.request().method() !== 'POST') return route.fallback();
      const json = { code: 'invalid_input', message: 'Product name is not allowed', requestId: 'r' };
      return route.fulfill({ status: 400, json });
    });
    await scanByHand(page, 'Too odd');
    await expect(toast(page, 'Saved on this device').filter({ hasText: 'Too odd' })).toBeVisible();
    await page.getByRole('button', { name: 'New Scan' }).first().click();
    await scanByHand(page, 'Left out');
    await expect(toast(page, 'Saved on this device').filter({ hasText: 'Left out' })).toBeVisible();
    isAway = false;
    await page.goto('/saved-pantry');
    await expect(bar(page)).toHaveText('2 not accepted');
    await bar(page).click();
    await expect(list(page).getByText('Not accepted: Product name is not allowed')).toHaveCount(2);
    await list(page).getByRole('button', { name: 'Discard New food: Left out' }).click();
    await page
      .getByRole('dialog', { name: 'Discard this?' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await expect(waits(page, 'Left out')).toHaveCount(0);
    await list(page).getByRole('link', { name: 'Edit New food: Too odd' }).click();
    await page.unroute('**/api/pantry/items');
    await expect(onTheirWay(page)).toContainText('Not accepted');
    await expectAccessible(page);
    await onTheirWay(page).getByRole('button', { name: 'Edit Too odd' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Food Item' });
    await edit.getByLabel('Product Name').fill('Fine now');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('checkbox', { name: 'Select Fine now' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await foodsOf(context)).toEqual(['Fine now']);
  });

  await test.step('a reading left unsent is told of at logout', async () => {
    await page.goto('/tracking?view=log');
    await page.route('**/api/health-readings', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await enterReading(page, '123');
    await expect(log(page).getByText('Waiting to be sent')).toBeVisible();
    await page.getByRole('button', { name: signedIn.displayName }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const told = page.getByRole('dialog', { name: 'Log out before everything is saved?' });
    await expect(told).toContainText("1 change on this device hasn't been sent to your account yet.");
    await told.getByRole('button', { name: 'Keep and log out' }).click();
    await expect(page.getByText('Logged out successfully').first()).toBeVisible();
    await page.unroute('**/api/health-readings');
  });

  await test.step('it is never sent by another account, and sent by its own', async () => {
    const api = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const second = { username: `second-${signedIn.username}`, password: signedIn.password };
    expect((await api.post('/api/register', { data: second })).ok()).toBe(true);
    await api.dispose();
    const signIn = (username: string) =>
      context.request.post('/api/login', { data: { username, password: signedIn.password } });
    expect((await signIn(second.username)).ok()).toBe(true);
    await page.goto('/tracking?view=log');
    await expect(page.getByRole('heading', { name: 'No readings yet' })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(await glucoseOf(context)).toEqual([]);
    expect((await signIn(signedIn.username)).ok()).toBe(true);
    await page.goto('/tracking?view=log');
    await expect.poll(() => glucoseOf(context)).toEqual([123]);
    await expect(log(page).getByText('123 mg/dL')).toHaveCount(1);
    await expect(log(page).getByText('Waiting to be sent')).toHaveCount(0);
  });
});
