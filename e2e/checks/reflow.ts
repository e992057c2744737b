import type { Page } from '@playwright/test';

/** Text that a box cuts off, and parts that stick out of the window to the side. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
    const wordsOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
    /** Wider on purpose, with a scrollbar of its own: tables, charts, runs of code. */
    const scrollsItself = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth)
          return true;
      return false;
    };
    /** A dot of the page that only screen readers find. */
    const isForEarsAlone = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { position, width, height } = getComputedStyle(at);
        if (position === 'absolute' && (width === '1px' || height === '1px')) return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      if (element.closest('[aria-hidden=true], [inert]') || isForEarsAlone(element)) continue;
      if (element.textContent?.trim() === '' && !element.matches('input, select, button')) continue;
      const style = getComputedStyle(element);
      const clipsX = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const clipsY = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (clipsX && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis')
        faults.push(`cut off at the side: ${wordsOf(element)}`);
      if (clipsY && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 2)
        faults.push(`cut off below: ${wordsOf(element)}`);
      const box = element.getBoundingClientRect();
      const isOut = box.right > window.innerWidth + 1 || box.left < -1;
      if (isOut && box.width > 0 && !scrollsItself(element)) faults.push(`sticks out: ${wordsOf(element)}`);
    }
    return [...new Set(faults)].slice(0, 8);
  });
