import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rules whose outcome hangs on colours alone: what is run again where only the theme changed. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands: WCAG A, AA and its best practices, or the rules given. It is brought to
 * each page once and tells violations alone, for what passed takes as long to write down as to find.
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { axe: here } = window as typeof window & { axe: typeof axe };
    const { violations } = await here.run(document, chosen);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
    );
  }, options);
}
