import type { Page } from '@playwright/test';

/** With the reader's own colours on: pictures that melt into the ground, and choices that look like the others. */
export const forcedColorFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((text) => {
        const part = Number(text) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(document.body).backgroundColor);
    const stands = (colour: string) => {
      if (!colour.startsWith('rgb') || /^rgba.*, 0\)$/.test(colour)) return false;
      const [dark = 0, light = 0] = [luminance(colour), ground].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= 3;
    };
    const near = (element: Element) =>
      (
        element.closest('[aria-label]')?.getAttribute('aria-label') ??
        element.parentElement?.textContent ??
        ''
      )
        .trim()
        .slice(0, 40);
    const faded = [...document.querySelectorAll('svg:not([data-ornament])')]
      .filter((svg) => svg.checkVisibility() && svg.getBoundingClientRect().width > 0)
      .filter(
        (svg) =>
          ![...svg.querySelectorAll('*')].some((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return stands(fill) || stands(stroke);
          }),
      )
      .map((svg) => `a picture melts into the ground: ${near(svg)}`);
    /** What the eye can tell one choice from another by where grounds are taken away. */
    const look = (element: Element) => {
      const style = getComputedStyle(element);
      const icon = element.querySelector('svg');
      return JSON.stringify([
        style.borderTopColor,
        style.borderBottomColor,
        style.borderTopWidth,
        style.borderBottomWidth,
        style.outlineStyle,
        style.fontWeight,
        style.textDecorationLine,
        element.querySelectorAll('*').length,
        icon ? getComputedStyle(icon).fill : '',
      ]);
    };
    const CHOSEN = ['aria-current=page', 'aria-selected=true', 'aria-pressed=true', 'aria-checked=true'];
    const unmarked = CHOSEN.flatMap((state) =>
      [...document.querySelectorAll(`[${state}]`)].flatMap((element) => {
        if (!element.checkVisibility() || element.matches('svg *')) return [];
        const { parentElement: parent } = element;
        const group = (parent?.childElementCount === 1 ? parent.parentElement : parent) ?? document.body;
        const others = [...group.querySelectorAll(element.tagName)].filter(
          (other) => !other.matches(`[${state}]`),
        );
        const twin = others.find((other) => look(other) === look(element));
        return twin ? [`chosen looks like the others: ${element.textContent?.trim() || near(element)}`] : [];
      }),
    );
    return [...new Set([...faded, ...unmarked])];
  });

/** What moves: animations and transitions that take longer than a blink. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      if (animation.playState !== 'running' || Number(duration) <= 10) return [];
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return [`moves: ${target?.tagName.toLowerCase()} ${target?.getAttribute('class')?.slice(0, 60)}`];
    }),
  );
