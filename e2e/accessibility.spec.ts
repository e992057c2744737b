import type { Page } from '@playwright/test';
import { atRest } from './checks/at-rest.ts';
import { axeFaults, COLOUR_RULES } from './checks/axe.ts';
import { forcedColorFaults, movements } from './checks/forced-colors.ts';
import { smallScreenFaults } from './checks/small-screens.ts';
import { smallTargets } from './checks/targets.ts';
import { accessibilityTree, treeFaults } from './checks/tree.ts';
import { expect, newAccount, test } from './fixtures.ts';
import { accountWalk, newcomerWalk } from './states/account.ts';
import { guestWalk } from './states/guest.ts';
import { kitchenWalk } from './states/kitchen.ts';
import { DESKTOP, PHONE, type State, type Walk } from './states/state.ts';
import { visitorWalk } from './states/visitor.ts';
import { waitingWalk } from './states/waiting.ts';

// A trace of so many looks would take longer than the looks.
test.use({ trace: 'off', viewport: PHONE, reducedMotion: 'reduce', colorScheme: 'light' });

/** As if the person had chosen the light theme, whatever the system's palette is. */
async function underLightTheme<T>(page: Page, look: (page: Page) => Promise<T>): Promise<T> {
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  await root.evaluate((element) => element.setAttribute('data-theme', 'light'));
  const result = await look(page);
  await root.evaluate((element, theme) => {
    if (theme === null) element.removeAttribute('data-theme');
    else element.setAttribute('data-theme', theme);
  }, before);
  return result;
}

/** The state that is open, at both sizes and in both themes, and in little room; a theme changes colours alone. */
async function inspect(page: Page, { name, only }: State): Promise<void> {
  const faults: string[] = [];
  const note = (where: string, found: string[]) => faults.push(...found.map((one) => `${where}: ${one}`));
  type Media = Parameters<Page['emulateMedia']>[0];
  const turn = async (media: Media, size = page.viewportSize() ?? PHONE) => {
    await page.setViewportSize(size);
    await page.emulateMedia(media);
    await atRest(page);
  };
  const look = async (where: string) => {
    note(where, treeFaults(await accessibilityTree(page)));
    note(where, await movements(page));
  };
  /** Of one size: the system's palette knows no width. */
  const lookForced = async (where: string) => {
    await turn({ forcedColors: 'active', colorScheme: 'dark' });
    note(`${where}, forced colours`, await underLightTheme(page, forcedColorFaults));
    await turn({ forcedColors: 'none' });
  };
  if (only !== 'desktop') {
    await atRest(page);
    note('phone', await axeFaults(page));
    note('phone', await smallTargets(page));
    await look('phone');
    await lookForced('phone');
    note('phone, dark', await axeFaults(page, COLOUR_RULES));
  }
  if (only !== 'phone') {
    await turn({ colorScheme: 'dark' }, DESKTOP);
    await look('desktop');
    if (only === 'desktop') await lookForced('desktop');
    note('desktop, dark', await axeFaults(page));
    await turn({ colorScheme: 'light' });
    note('desktop', await axeFaults(page, COLOUR_RULES));
  }
  await turn({ colorScheme: 'light' });
  if (only !== 'desktop') faults.push(...(await smallScreenFaults(page, name.startsWith('menu'))));
  await turn({ colorScheme: 'light' }, PHONE);
  expect.soft(faults, name).toEqual([]);
}

/** @param account whose the page is; a walk of somebody without one does not look at it */
async function inspectAll(page: Page, walk: Walk, account = newAccount()): Promise<void> {
  test.setTimeout(480_000);
  for await (const state of walk(page, account)) await test.step(state.name, () => inspect(page, state));
}

test('as a visitor', async ({ page }) => inspectAll(page, visitorWalk));

test('as a guest', async ({ page }) => inspectAll(page, guestWalk));

for (const [name, walk] of Object.entries({ accountWalk, kitchenWalk, newcomerWalk }))
  test(`with an account: ${name}`, async ({ page, signedIn }) => {
    await inspectAll(page, walk, signedIn);
  });

test.describe('where the network is away', () => {
  test.use({ networkFails: true });

  test('with an account: waitingWalk', async ({ page, signedIn }) => {
    await inspectAll(page, waitingWalk, signedIn);
  });
});
