import { expect, type Page } from '@playwright/test';
import type { Account } from '../fixtures.ts';

/** Something the app shows that is checked by itself. */
export interface State {
  name: string;
  /** File under client/ that draws the dialog, menu or sheet; each such file must be named by a walk. */
  of?: string;
  /** Where it is only met at that width. */
  only?: 'phone' | 'desktop';
}

/**
 * Walks the app as one kind of person and pauses in every state worth a look. Between two states the one who
 * looks may change the window's size and the media, and puts them back.
 */
export type Walk = (page: Page, account: Account) => AsyncGenerator<State>;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Resolves once the page's heading is there and nothing is waited for. */
export async function loaded(page: Page): Promise<void> {
  // By its element: an open dialog hides the page's heading from the tree.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
}

/** Resolves once the page stands, all of it in the colours of its theme. */
export async function settled(page: Page): Promise<void> {
  await loaded(page);
  await page.evaluate(async () => {
    // What is out of sight and not drawn keeps the colours of the theme before.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
    await document.fonts.ready;
  });
}

/** Opens everything that folds, so that what is inside is looked at too. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const folded = 'main button[aria-expanded=false]:not([aria-haspopup])';
    for (const button of document.querySelectorAll<HTMLElement>(folded)) button.click();
  });
  await settled(page);
}

/** Waits for the dialog or sheet of this name, which is then the state. */
export async function dialog(page: Page, name: string | RegExp, of: string): Promise<State> {
  await page.getByRole('dialog', { name }).waitFor();
  return { name: `dialog ${name}`, of };
}

export async function menu(page: Page, name: string, of: string): Promise<State> {
  await page.getByRole('menu').waitFor();
  return { name: `menu ${name}`, of };
}

export const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
};
