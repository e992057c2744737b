import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { loaded } from './states/state.ts';

/** How long an answer of the server may take, in real time. */
const ANSWER_LIMIT_MS = 60_000;
/** The page's time goes on in steps of this length until a toast shows, so its age is known this well. */
const STEP_MS = 20;
/** How far before and after the end of a toast's time it is looked at. */
const MARGIN_MS = 100;

interface Told {
  title: string;
  description?: string;
  /** A failure is an alert. */
  fails?: true;
  /** Label of what it offers to do. */
  action?: string;
  /** How long it stays. */
  ms: number;
}

/** The toasts on the page. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Stops the page's clock; from here on it moves by `runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await loaded(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2000);
}

/** Lets the page's time go on by small steps until it shows what `told` says. */
export async function untilTold(page: Page, told: Told): Promise<Locator> {
  const { title, description = '', action = '', fails } = told;
  const shown = toasts(page).filter({ hasText: title });
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await shown.count(), title).toBe(1);
  }).toPass({ timeout: ANSWER_LIMIT_MS, intervals: [0] });
  await expect(shown).toHaveText(`${title}${description}${action}`);
  await expect(shown.getByRole('alert')).toHaveCount(fails ? 1 : 0);
  return shown;
}

/**
 * Sees what a press, or `act`, brings: one toast with just these words, which is there until its time is over and gone
 * then. The page's clock must be installed. It stands still meanwhile, so nothing is waited for and nothing is missed:
 * what is pressed must be there before.
 */
export async function expectToast(
  page: Page,
  told: Told,
  act: Locator | (() => Promise<unknown>),
): Promise<void> {
  if (typeof act !== 'function') await act.waitFor();
  await stopClock(page);
  await (typeof act === 'function' ? act() : act.click());
  const shown = await untilTold(page, told);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(told.ms - MARGIN_MS);
  await expect(shown, `after ${told.ms - MARGIN_MS} ms`).toHaveCount(1);
  await page.clock.runFor(MARGIN_MS);
  await expect(shown, `after ${told.ms} ms`).toHaveCount(0);
  await page.clock.resume();
}
