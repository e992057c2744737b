import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../../contract/page-paths.ts';
import { type State, settled, unfold } from './state.ts';

/** Pages beside the listed ones, and views that have an address of their own. */
const MORE = [
  '/handbook/net-carbs',
  '/reset-password?token=x',
  '/confirm-email?token=x',
  '/tracking?view=log',
  '/tracking?view=charts',
  '/tracking?view=fasting',
  '/tracking?view=import',
  '/no-such-harbor',
];

/** The same for everybody, so they are looked at as a visitor. */
const FOR_ALL = [
  '/science',
  '/success-stories',
  '/handbook',
  '/handbook/net-carbs',
  '/terms',
  '/privacy',
  '/reset-password',
  '/reset-password?token=x',
  '/confirm-email',
  '/confirm-email?token=x',
  '/no-such-harbor',
];

/**
 * Every page that is open to this person, unfolded. Where another one is shown instead, that one has its own turn.
 * @param isVisitor also those that are the same for everybody
 */
export async function* openPages(page: Page, isVisitor = false): AsyncGenerator<State> {
  for (const path of [...PAGE_PATHS, ...MORE]) {
    if (!isVisitor && FOR_ALL.includes(path)) continue;
    await page.goto(path);
    await settled(page);
    const { pathname } = new URL(page.url());
    if (pathname !== path.replace(/\?.*/, '')) continue;
    await unfold(page);
    yield { name: path };
  }
}
