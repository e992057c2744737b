import type { Page } from '@playwright/test';

/** What live regions say from now on, one entry for each change of what one says. */
export async function listenToLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    new MutationObserver((changes) => {
      const spoken = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(LIVE);
        if (around) spoken.add(around);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const inner of [node, ...node.querySelectorAll('*')])
              if (inner.matches(LIVE)) spoken.add(inner);
      }
      for (const region of spoken) {
        if (region.textContent && region.textContent !== last.get(region)) said.push(region.textContent);
        last.set(region, region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => said.jsonValue();
}
