import type { Page } from '@playwright/test';

/** What Tab may stop at; a walk longer than all of these goes round in circles. */
const MAY_STOP =
  'a[href], area, button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]';

interface Stop {
  name: string;
  fault: string | null;
  /** Already been there, or out of the page: the round is made. */
  isEnd: boolean;
}

/** Where the focus is now, whether it can be seen, and whether something lies over it. Runs in the page. */
export function lookAtFocus(seen: Set<Element>): Stop {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'body', fault: null, isEnd: true };
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const name = `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`;
  if (seen.has(element)) return { name, fault: null, isEnd: true };
  seen.add(element);
  // A guard at the edge of a menu sends the focus on; nobody stays there.
  if (element.matches('[data-radix-focus-guard]')) return { name, fault: null, isEnd: false };
  const isRinged = (one: Element | null) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one ?? element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // A hidden box shows the ring on what it stands for.
  const shown = [element, element.parentElement, element.closest('label'), element.nextElementSibling];
  if (!shown.some((one) => one && isRinged(one))) return { name, fault: 'shows no focus', isEnd: false };
  const target = element.closest('label') ?? element;
  // Of something larger than the window the part within it counts.
  const box = target.getBoundingClientRect();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y): [number, number] => [left + (right - left) * x, top + (bottom - top) * y]),
  );
  const isSeen = points.some(([x, y]) => {
    const over = document.elementFromPoint(x, y);
    // A toast goes by itself, and waits no longer than it is read.
    const isOverIt = over?.closest('[aria-label^="Notifications"]');
    return over !== null && (target.contains(over) || over.contains(target) || isOverIt);
  });
  return { name, fault: isSeen ? null : 'is out of sight or covered', isEnd: false };
}

/**
 * Goes through everything that Tab reaches from the page's content or within its dialog, and tells of what shows no focus ring, of what
 * is hidden behind something while it has the focus (WCAG 2.4.11), and of a focus that does not come round.
 */
export async function tabFaults(page: Page): Promise<string[]> {
  // The header is the same everywhere; a dialog keeps the focus it has.
  await page.evaluate(() => {
    if (!document.querySelector('[role=dialog]')) document.getElementById('main')?.focus();
  });
  const before = await page.evaluateHandle(() => document.activeElement);
  const seen = await page.evaluateHandle(() => new Set<Element>());
  const faults: string[] = [];
  // Lists grow while one goes through them, and what scrolls may be a stop too.
  const mostStops = 2 * (await page.locator(MAY_STOP).count()) + 100;
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const { name, fault, isEnd } = await page.evaluate(lookAtFocus, seen);
    if (fault) faults.push(`${name} ${fault}`);
    if (!isEnd) continue;
    // A toast that kept the focus would never go.
    await before.evaluate(
      (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
    );
    return faults;
  }
  return [...faults, `Tab does not come round in ${mostStops} presses`];
}
