import type { Page } from '@playwright/test';
import { atRest } from './checks/at-rest.ts';
import { tabFaults } from './checks/focus.ts';
import { cutOff } from './checks/reflow.ts';
import { expect, test } from './fixtures.ts';
import { accountWalk, newcomerWalk } from './states/account.ts';
import { guestWalk } from './states/guest.ts';
import { kitchenWalk } from './states/kitchen.ts';
import type { State, Walk } from './states/state.ts';
import { visitorWalk } from './states/visitor.ts';
import { waitingWalk } from './states/waiting.ts';

/** 1280 by 1024 at 400 % zoom, which WCAG 1.4.10 asks for, and as low as it may get. */
const LEAST = { width: 320, height: 256 };
const SMALL = { width: 320, height: 640 };
/** 1440 by 900 at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };

/** What a person may set for text without losing any of it: WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

// A trace of so many looks would take longer than the looks.
test.use({ trace: 'off', viewport: SMALL, reducedMotion: 'reduce' });

/** Wide text spacing for as long as the callback runs. Through the style sheet API: the content policy has no say there. */
async function withSpacing<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle((css) => {
    const made = new CSSStyleSheet();
    made.replaceSync(css);
    document.adoptedStyleSheets.push(made);
    return made;
  }, SPACING);
  await atRest(page);
  const result = await look();
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
  });
  return result;
}

async function inspect(page: Page, { name, only }: State): Promise<void> {
  if (only === 'desktop') return;
  const faults: string[] = [];
  const note = (where: string, found: string[]) => faults.push(...found.map((one) => `${where}: ${one}`));
  const turn = async (size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await atRest(page);
  };
  await turn(ZOOMED);
  note('200 %', await cutOff(page));
  await turn(SMALL);
  note('320 px', await cutOff(page));
  note('wide spacing', await withSpacing(page, () => cutOff(page)));
  await turn(LEAST);
  note('320 by 256', await cutOff(page));
  if (!name.startsWith('menu')) note('320 by 256', await tabFaults(page));
  await turn(SMALL);
  expect.soft(faults, name).toEqual([]);
}

async function inspectAll(page: Page, walk: Walk): Promise<void> {
  test.setTimeout(480_000);
  for await (const state of walk(page)) await test.step(state.name, () => inspect(page, state));
}

test('as a visitor', async ({ page }) => inspectAll(page, visitorWalk));

test('as a guest', async ({ page }) => inspectAll(page, guestWalk));

for (const [name, walk] of Object.entries({ accountWalk, kitchenWalk, newcomerWalk }))
  test(`with an account: ${name}`, async ({ page, signedIn }) => {
    expect(signedIn.username).toContain('@');
    await inspectAll(page, walk);
  });

test.describe('where the network is away', () => {
  test.use({ networkFails: true });

  test('with an account: waitingWalk', async ({ page, signedIn }) => {
    expect(signedIn.username).toContain('@');
    await inspectAll(page, waitingWalk);
  });
});
