import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What one load of a page came to. */
export interface Load {
  /** Largest contentful paint, from the request on. */
  lcpMs: number;
  /** Cumulative layout shift: the worst of its windows, as browsers report it. */
  cls: number;
  /** Scripts as they were sent, packed, without headers. */
  jsBytes: number;
}

const PHONE = { width: 390, height: 844 };
const SLOWER = 4;

/** A phone's window, and a processor of which three quarters are taken away. */
export async function openPhone(
  browser: Browser,
  cookies: Parameters<BrowserContext['addCookies']>[0] = [],
): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Opens an address in a browser without anything kept, until nothing more is fetched. */
export async function coldLoad(
  browser: Browser,
  url: string,
  cookies: Parameters<BrowserContext['addCookies']>[0],
): Promise<Load> {
  const page = await openPhone(browser, cookies);
  try {
    await page.addInitScript(watchLoad);
    await page.goto(url, { waitUntil: 'networkidle' });
    const painted = () => Reflect.get(window, 'seenLoad')().lcpMs > 0;
    await page.waitForFunction(painted);
    return await page.evaluate((): Load => Reflect.get(window, 'seenLoad')());
  } finally {
    await page.context().close();
  }
}

/** Runs in the page before anything of it. */
function watchLoad(): void {
  const GAP_MS = 1000;
  const WINDOW_MS = 5000;
  let lcpMs = 0;
  let cls = 0;
  let shifts = { score: 0, first: 0, last: 0 };
  new PerformanceObserver((list) => {
    lcpMs = list.getEntries().at(-1)?.startTime ?? lcpMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const at = entry.startTime;
      const goesOn = at - shifts.last < GAP_MS && at - shifts.first < WINDOW_MS;
      shifts = { score: goesOn ? shifts.score : 0, first: goesOn ? shifts.first : at, last: at };
      shifts.score += Number(Reflect.get(entry, 'value'));
      cls = Math.max(cls, shifts.score);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const seenLoad = () => ({
    lcpMs,
    cls,
    jsBytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
  });
  Object.assign(window, { seenLoad });
}
