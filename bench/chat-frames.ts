import { chromium, type ElementHandle, type Page } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { type Account, newAccount } from './account.ts';
import { frames, watchFrames } from './frames.ts';
import { longAnswer } from './long-answer.ts';

const EXCHANGES = 500;
const TYPED = 'What can I eat before a long walk, and does it change my ketones? '.repeat(4).slice(0, 200);
/** A turn of a wheel that is spun fast. */
const WHEEL_PX = 1500;

/**
 * Longest frame of a chat of 500 exchanges in Chromium, in milliseconds, while it is scrolled through to its first
 * message and back and while 200 characters are typed.
 * @param url of a running server
 */
export async function longestFrameMs(url: string): Promise<number> {
  const account = await accountWithChat(url);
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ ...account.cookie, url }]);
    const page = await context.newPage();
    await page.addInitScript(watchFrames);
    const openedMs = await open(page, url);
    // Found before the measuring begins: looking things up by role takes the page's own time.
    const messages = await page.getByRole('list', { name: 'Messages' }).elementHandle();
    await page.getByRole('textbox', { name: 'Ask Captain Keto...' }).focus();
    const opening = await frames(page);
    await wheel(page, messages, -1);
    const up = await frames(page);
    await wheel(page, messages, 1);
    const down = await frames(page);
    await page.keyboard.type(TYPED, { delay: 8 });
    const typing = await frames(page);
    const told = Object.entries({ opening, up, down, typing }).map(
      ([phase, { longest, gap }]) => `${phase} ${Math.round(longest)}/${Math.round(gap)}`,
    );
    console.log(
      `Chat of ${EXCHANGES} opened in ${Math.round(openedMs)} ms; frame/gap in ms: ${told.join(', ')}`,
    );
    return Math.max(...[up, down, typing].flatMap(({ longest, gap }) => [longest, gap]));
  } finally {
    await browser.close();
  }
}

async function accountWithChat(url: string): Promise<Account> {
  const account = await newAccount(url);
  for (let index = 0; index < EXCHANGES; index++) {
    const { message, details } = longAnswer(index);
    await account.call('POST', '/api/chat-history', {
      message,
      response: details.text,
      details,
      idempotencyKey: crypto.randomUUID(),
    });
  }
  return account;
}

/** Milliseconds until the newest answer is there and the box can be typed in. */
async function open(page: Page, url: string): Promise<number> {
  const began = performance.now();
  await page.goto(`${url}/captain-keto`);
  await page.getByText(longAnswer(EXCHANGES - 1).message).waitFor();
  return performance.now() - began;
}

/** Spins the wheel over the messages until they move no more. */
async function wheel(page: Page, messages: ElementHandle | null, direction: 1 | -1): Promise<void> {
  await page.mouse.move(640, 450);
  const top = () => messages?.evaluate((list) => list instanceof Element && list.getBoundingClientRect().top);
  for (let before: unknown, now: unknown = await top(); now !== before; ) {
    before = now;
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, direction * WHEEL_PX);
    now = await top();
  }
}
