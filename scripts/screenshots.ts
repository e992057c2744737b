import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { atRest } from '../e2e/checks/at-rest.ts';
import { ProductServer } from '../e2e/product-server.ts';
import playwright from '../playwright.config.ts';
import { ensureBuilt, ensureChromium, node, root } from './bootstrap.mjs';
import { endWithUsage, readArguments } from './command-line.ts';
import { accountScenes, newcomerScenes } from './screenshots/account-scenes.ts';
import { guestScenes } from './screenshots/guest-scenes.ts';
import { type Scene, SIZES, type Size, type Viewer } from './screenshots/scene.ts';
import { openAs } from './screenshots/viewers.ts';
import { visitorScenes } from './screenshots/visitor-scenes.ts';

const THEMES = ['light', 'dark'] as const;
const SCENE_LIMIT_MS = 30_000;
const TALLEST = 7000;
const SCENES: Record<Viewer, readonly Scene[]> = {
  visitor: visitorScenes,
  guest: guestScenes,
  newcomer: newcomerScenes,
  account: accountScenes,
};

/** `npm run screenshots -- [--only TEXT] [--size phone|desktop] [--out FOLDER]`: every screen, light and dark. */
const USAGE = 'npm run screenshots -- [--only TEXT] [--size phone|desktop] [--out FOLDER]';
const { values } = readArguments(USAGE, {
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    out: { type: 'string', default: join(root, 'screenshots') },
  },
});
if (values.size !== '' && !Object.hasOwn(SIZES, values.size)) endWithUsage('Which size?', USAGE);
const wanted = values.only.split(',');
const isWanted = ({ name }: Scene) => wanted.some((part) => name.includes(part));
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => values.size === '' || values.size === size);

ensureBuilt();
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: playwright.use?.launchOptions?.args ?? [],
});
const failures: string[] = [];
try {
  for (const size of sizes) await photographSize(size);
} finally {
  await browser.close();
}
console.log(
  failures.length === 0 ? `All screens are in ${values.out}` : `Without a picture:\n${failures.join('\n')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Each size has a server of its own, so that what is done on one does not show on the other. */
async function photographSize(size: Size): Promise<void> {
  const server = await ProductServer.start();
  try {
    execFileSync(node, ['server/database/seed-command.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
      stdio: 'ignore',
    });
    for (const viewer of Object.keys(SCENES) as Viewer[]) await photographAll(viewer, size, server.url);
  } finally {
    await server.close();
  }
}

async function photographAll(viewer: Viewer, size: Size, baseURL: string): Promise<void> {
  const scenes = SCENES[viewer].filter(isWanted);
  if (scenes.length === 0) return;
  const context = await openAs(browser, viewer, { baseURL, size });
  context.setDefaultTimeout(SCENE_LIMIT_MS);
  for (const scene of scenes) {
    await photograph(context, scene, size).catch((error: unknown) => {
      failures.push(
        `${scene.name}, ${size}: ${error instanceof Error ? error.message.slice(0, 400) : error}`,
      );
    });
  }
  await context.close();
}

async function photograph(context: BrowserContext, scene: Scene, size: Size): Promise<void> {
  const page = await context.newPage();
  try {
    await scene.before?.(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(scene.path);
    // By its element: beside an open dialog it has no role.
    await page.locator('main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
    await scene.act?.(page, size);
    await atRest(page);
    // Else a header that sticks stands in the middle of the whole page.
    if (!scene.isWindow) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    if (scene.isTall) await stretch(page, size);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const path = join(values.out, `${scene.name}.${size}.${colorScheme}.png`);
      await page.screenshot({ path, fullPage: !scene.isWindow, animations: 'disabled' });
    }
  } finally {
    await context.setOffline(false);
    await page.close();
  }
}

/** Long lists grow while their end comes into sight, so this is done until they have none left to draw. */
async function stretch(page: Page, size: Size): Promise<void> {
  const { width } = SIZES[size];
  for (let tries = 0; tries < 3; tries++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  }
}
