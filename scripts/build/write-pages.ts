import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnPage } from '#client/prerender/render.tsx';
import { pageFile } from '#contract/page-paths.ts';
import { Manifest } from './manifest.ts';
import { fillTemplate, paintFirst } from './page-template.ts';

/**
 * Draws every page and writes it into the built client; index.html, which was the template, becomes the landing page.
 * @param drawingDir the built `client/prerender/render.tsx`
 * @returns how many pages were written
 */
export async function writePages(clientDir: string, drawingDir: string): Promise<number> {
  const template = paintFirst(readFileSync(join(clientDir, 'index.html'), 'utf8'));
  const manifest = new Manifest(clientDir);
  const drawing: { drawPages: () => AsyncIterable<DrawnPage> } = await import(
    pathToFileURL(join(drawingDir, 'render.js')).href
  );
  let count = 0;
  for await (const page of drawing.drawPages()) {
    const file = join(clientDir, pageFile(page.address, page.view));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fillTemplate(template, page, manifest.files(page.modules)));
    count += 1;
  }
  return count;
}
