// The built client, ready to be served: files of the browser, pages drawn ahead, and their compressed copies.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { SHELL_PAGE } from '#client/page-address.ts';
import { pageFile } from '#contract/page-paths.ts';
import { compressFiles } from './build/compress-files.ts';
import { MANIFEST_FOLDER } from './build/manifest.ts';
import { writePages } from './build/write-pages.ts';
import { buildServiceWorker } from './build-service-worker.ts';

process.env.NODE_ENV = 'production';
const root = join(import.meta.dirname, '..');
const clientDir = join(root, 'dist', 'client');
const drawingDir = join(root, 'dist', 'prerender');
const began = performance.now();

await build({ root, logLevel: 'warn' });
await build({ root, logLevel: 'warn', build: { ssr: 'client/prerender/render.tsx' } });
const pages = await writePages(clientDir, drawingDir);
// Lists what was written until here, and knows by Vite's manifest what it is.
await buildServiceWorker({ root, clientDir, shell: `/${pageFile(SHELL_PAGE)}` });
for (const folder of [drawingDir, join(clientDir, MANIFEST_FOLDER)]) rmSync(folder, { recursive: true });
const files = await compressFiles(clientDir);

const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${pages} pages drawn, ${files} files compressed, in ${seconds} s`);
