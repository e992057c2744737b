import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { lookAtFocus } from './focus.ts';

type Role = Parameters<Page['getByRole']>[0];

/** More presses than any page needs. */
const MOST_PRESSES = 200;

/** Somebody who has a keyboard and nothing else. */
export class Keys {
  /** Stops on the way where the focus could not be seen, or was covered. */
  readonly faults: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  /** Presses Tab until the focus is there. */
  goTo(role: Role, name: string | RegExp, within?: Role): Promise<void> {
    const scope = within ? this.#page.getByRole(within) : this.#page;
    return this.#walk('Tab', scope.getByRole(role, { name, exact: true }));
  }

  /** Presses Shift+Tab until the focus is there. */
  goBackTo(role: Role, name: string): Promise<void> {
    return this.#walk('Shift+Tab', this.#page.getByRole(role, { name, exact: true }));
  }

  /** Presses the down arrow until the item of the open menu has the focus. */
  async arrowTo(item: Locator): Promise<void> {
    const items = this.#page.getByRole('menu').locator('[role="menuitem"]:not([data-disabled])');
    const focused = this.#page.locator('[role="menuitem"]:focus');
    await expect(async () => {
      await this.press('Home');
      await expect(items.first()).toBeFocused({ timeout: 1000 });
    }).toPass();
    for (let press = 0; press < MOST_PRESSES; press++) {
      if (await item.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
      // The menu moves the focus a moment after the press; one more before that would go past the item.
      const before = await focused.elementHandle();
      await this.press('ArrowDown');
      await this.#page.waitForFunction((was) => document.activeElement !== was, before, { timeout: 10_000 });
      await focused.waitFor();
      await this.#look();
    }
    throw new Error(`The down arrow never came to ${item}`);
  }

  /** The focus is on this or in it: it was neither lost nor left behind. */
  async expectIn(place: Locator): Promise<void> {
    await expect
      .poll(() => place.evaluateAll((found) => found.some((one) => one.contains(document.activeElement))))
      .toBe(true);
  }

  async #walk(key: string, wanted: Locator): Promise<void> {
    await wanted.first().waitFor();
    const passed: string[] = [];
    for (let press = 0; press < MOST_PRESSES; press++) {
      await this.press(key);
      passed.push(await this.#look());
      if (await wanted.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    }
    throw new Error(`${key} never came to ${wanted}, but past ${passed.slice(0, 80).join(', ')}`);
  }

  /** Name of what has the focus; notes where it stays out of sight: a page that is still scrolling or opening may take a moment. */
  async #look(): Promise<string> {
    const look = async () => {
      const seen = await this.#page.evaluateHandle(() => new Set<Element>());
      const stop = await this.#page.evaluate(lookAtFocus, seen);
      await seen.dispose();
      return stop;
    };
    const { name, fault } = await look();
    if (!fault) return name;
    try {
      await expect.poll(async () => (await look()).fault, { timeout: 3000 }).toBeNull();
    } catch {
      this.faults.push(`${name} ${fault}`);
    }
    return name;
  }
}
