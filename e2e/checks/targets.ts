import type { Page } from '@playwright/test';

/** CSS pixels of the smallest comfortable touch target. */
const TOUCH = 44;

/** Things to press whose area is smaller than 44 by 44; links within running text are exempt. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=menuitemradio]';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], .sr-only, .skip-link') &&
      !element.matches('.sr-only, .skip-link');
    /** A line of text around it decides about its height. */
    const isInText = (element: Element) => {
      const around = element.closest('sup') ?? element;
      const words = (node: Node | null) => node?.textContent?.trim().length ?? 0;
      return (
        getComputedStyle(element).display.startsWith('inline') &&
        getComputedStyle(around.parentElement ?? around).display !== 'flex' &&
        words(around.parentElement) > words(around)
      );
    };
    /** On the photo of a label, as large as what is printed there; the box of each figure does the same. */
    const isOnPhoto = (element: Element) => element.matches('[tabindex="-1"][aria-label^="Go to "]');
    /** A box and its label are one target. */
    const area = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const within = labels.find((label) => label.contains(element));
      return (within ?? element).getBoundingClientRect();
    };
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      if (!isShown(element) || isInText(element) || isOnPhoto(element)) return [];
      const { width, height } = area(element);
      if (width === 0 || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [
        `${element.tagName.toLowerCase()} "${name.slice(0, 40)}" is ${Math.round(width)} x ${Math.round(height)}`,
      ];
    });
  }, TOUCH);
