import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const clientDir = join(import.meta.dirname, '..', '..', 'dist', 'client');

/**
 * What the service worker keeps from the first visit on: read from the caches of a browser that was here once.
 * `stored`: bytes on the device; `sent`: bytes of the same files as they travel.
 */
export async function precacheBytes(
  browser: Browser,
  url: string,
): Promise<{ stored: number; sent: number }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${url}/`);
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const files: { path: string; bytes: number }[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          const bytes = (await response?.blob())?.size ?? 0;
          files.push({ path: new URL(request.url).pathname, bytes });
        }
      }
      return files;
    });
    if (kept.length === 0) throw new Error('The service worker keeps nothing');
    return {
      stored: kept.reduce((sum, { bytes }) => sum + bytes, 0),
      sent: kept.reduce((sum, { path }) => sum + sentBytes(path), 0),
    };
  } finally {
    await context.close();
  }
}

/** Size of the file's Brotli copy, else of the file. */
function sentBytes(path: string): number {
  const file = join(clientDir, path === '/' ? 'index.html' : path);
  const packed = `${file}.br`;
  return statSync(existsSync(packed) ? packed : file).size;
}
