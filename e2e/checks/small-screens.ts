import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { tabFaults } from './focus.ts';
import { cutOff } from './reflow.ts';

/** 1280 by 1024 at 400 % zoom, which WCAG 1.4.10 asks for, and as low as it may get. */
const LEAST = { width: 320, height: 256 };
const SMALL = { width: 320, height: 640 };
/** 1440 by 900 at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };

/** What a person may set for text without losing any of it: WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

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

/** What is cut off, sticks out or cannot be reached by Tab in little room; the window keeps the last size. */
export async function smallScreenFaults(page: Page, isMenu: boolean): Promise<string[]> {
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
  // A menu is gone through by arrow keys.
  if (!isMenu) note('320 by 256', await tabFaults(page));
  return faults;
}
