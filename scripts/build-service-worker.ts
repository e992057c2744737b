import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { isPackable } from '../client/service-worker/pack.ts';
import type { KeptFile, Pack, WorkerFiles } from '../client/service-worker/worker-files.ts';

/** What Vite's manifest says of one built file. */
interface BuiltFile {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
type Built = Readonly<Record<string, BuiltFile>>;

/** What every page starts with: the entry and all it imports at once. */
function startFiles(built: Built): Set<BuiltFile> {
  const found = new Set<BuiltFile>();
  const visit = (one: BuiltFile | undefined) => {
    if (!one || found.has(one)) return;
    found.add(one);
    for (const name of one.imports ?? []) visit(built[name]);
  };
  for (const one of Object.values(built)) if (one.isEntry) visit(one);
  return found;
}

/** Prerendered articles are for search engines and the first visit; without a network the app draws them itself. */
const LEFT_TO_SHELL = /^\/handbook\//;

/** Kept for the app's look; letters of other scripts come with their first use. */
const isOwnFont = (url: string) => /latin(?!-ext)/.test(url);

const digest = (content: Buffer) => createHash('sha256').update(content);

interface BuildPlaces {
  root: string;
  /** Where the built client stands, with Vite's manifest. */
  clientDir: string;
  /** File of the page that every path without a file of its own gets. */
  shell: string;
}

/** Every file below `clientDir`, as addresses. */
function listFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(clientDir.length).replaceAll('\\', '/'))
    .filter((url) => !url.startsWith('/.vite/') && !/\.(br|gz|map)$/.test(url))
    .sort();
}

/** `/science.html` and `/science/index.html` are the page at `/science`. */
const pathOfPage = (url: string) => url.replace(/(\/index)?\.html$/, '') || '/';

/** Writes a pack beside the other hashed files. Packed, files take the room on a device that they take on the wire. */
function writePack(clientDir: string, name: string, files: readonly string[]): Pack {
  if (files.length === 0) throw new Error(`Nothing was built of what the pack "${name}" is for`);
  const texts = Object.fromEntries(files.map((url) => [url, readFileSync(join(clientDir, url), 'utf8')]));
  const pack = gzipSync(JSON.stringify(texts), { level: 9 });
  const url = `/assets/${name}-${digest(pack).digest('hex').slice(0, 8)}.pack`;
  writeFileSync(join(clientDir, url), pack);
  return { url, files };
}

const urlsOf = (built: readonly BuiltFile[]) =>
  [...new Set(built.map(({ file }) => `/${file}`))].filter(isPackable).sort();

function toKept(clientDir: string, url: string): KeptFile {
  if (url.startsWith('/assets/')) return { url, revision: null };
  const hash = digest(readFileSync(join(clientDir, url)));
  const revision = hash.copy().digest('hex').slice(0, 16);
  return { url, revision, integrity: `sha256-${hash.digest('base64')}` };
}

/** Address of the module that starts the app, which is the name of the version. */
function entryOf(shell: string): string {
  const entry = /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(shell)?.[1];
  if (!entry) throw new Error('The page of the app has no module script');
  return entry;
}

/** Sorts the built files into what the worker keeps from the start, packed, once used, or never. */
function planFiles({ clientDir, shell }: BuildPlaces): WorkerFiles {
  const built: Built = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const start = startFiles(built);
  const parts = Object.entries(built).filter(([, one]) => !start.has(one));
  const filesOf = (isWanted: (source: string) => boolean) =>
    urlsOf(parts.filter(([source]) => isWanted(source)).map(([, one]) => one));
  const isArticle = (source: string) => source.startsWith('content/handbook/');
  const all = listFiles(clientDir).filter((url) => url !== '/service-worker.js');
  const pages = all.filter((url) => url.endsWith('.html') && url !== shell);
  const ownPages = pages.filter((url) => !LEFT_TO_SHELL.test(pathOfPage(url)));
  const packs = [
    writePack(clientDir, 'pages', ownPages),
    writePack(clientDir, 'handbook', filesOf(isArticle)),
    writePack(
      clientDir,
      'code',
      filesOf((source) => !isArticle(source)),
    ),
  ];
  const whenUsed = all.filter((url) => url.endsWith('.woff2') && !isOwnFont(url));
  const others = new Set([...pages, ...whenUsed, ...packs.flatMap(({ files }) => files)]);
  const kept = [...all.filter((url) => !others.has(url)), ...packs.map(({ url }) => url)];
  return {
    version: entryOf(readFileSync(join(clientDir, shell), 'utf8')),
    kept: kept.map((url) => toKept(clientDir, url)),
    packs,
    whenUsed,
    pages: Object.fromEntries(ownPages.map((url) => [pathOfPage(url), url])),
    shell,
  };
}

/** Last step of the build: packs what is seldom used, and writes the worker with the list of what it keeps. */
export async function buildServiceWorker(places: BuildPlaces): Promise<WorkerFiles> {
  const files = planFiles(places);
  await build({
    root: places.root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __WORKER_FILES__: JSON.stringify(files) },
    build: {
      outDir: places.clientDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(places.root, 'client', 'service-worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  return files;
}
