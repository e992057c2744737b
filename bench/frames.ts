import type { Page } from '@playwright/test';

/** What the page measured, in milliseconds. */
interface Frames {
  /** Longest animation frame as the browser reports it; it reports those over 50 ms alone. */
  longest: number;
  /** Longest time from one frame to the next. */
  gap: number;
}

/** Runs in the page before anything of it. */
export function watchFrames(): void {
  const seen = { longest: 0, gap: 0 };
  Object.assign(window, { seenFrames: seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
  let before = performance.now();
  const next = (now: number) => {
    seen.gap = Math.max(seen.gap, now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** What was measured since the last time. */
export function frames(page: Page): Promise<Frames> {
  return page.evaluate(() => {
    const seen: Frames = Reflect.get(window, 'seenFrames');
    const now = { ...seen };
    Object.assign(seen, { longest: 0, gap: 0 });
    return now;
  });
}
