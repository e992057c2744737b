import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose outcome hangs on colours alone: what is run again where only the theme changed. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands: WCAG A, AA and its best practices, or the rules given. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  // No frame of ours is another's, and what passed need not be told.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
