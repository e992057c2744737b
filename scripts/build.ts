// The built client, ready to be served: files of the browser, prerendered pages, and their compressed copies.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pageFile, SHELL_PAGE } from '#contract/page-paths.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressFiles } from './compress-files.ts';
import { prerenderPages } from './prerender.ts';

process.env.NODE_ENV = 'production';
const root = join(import.meta.dirname, '..');
const clientDir = join(root, 'dist', 'client');
const began = performance.now();

await build({ root, logLevel: 'warn' });
const pages = await prerenderPages(root, clientDir);
// Lists what was written until here, and knows by Vite's manifest what it is.
await buildServiceWorker({ root, clientDir, shell: `/${pageFile(SHELL_PAGE)}` });
rmSync(join(clientDir, '.vite'), { recursive: true });
const files = await compressFiles(clientDir);

const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${pages} pages written, ${files} files compressed, in ${seconds} s`);
