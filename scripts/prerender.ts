import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { WrittenPage } from '#client/prerender/render.tsx';
import { pageFile } from '#contract/page-paths.ts';

/** What the bundler tells of the file that came of a source file. */
type BuiltFiles = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/**
 * Writes a file for each page of the client: content pages and articles as they look at first, all others empty, with
 * their name and summary. index.html, which was the template, becomes the landing page.
 * @param clientDir the built client, with Vite's manifest
 * @returns how many pages were written
 */
export async function prerenderPages(root: string, clientDir: string): Promise<number> {
  const outDir = join(root, 'dist', 'prerender');
  await build({ root, logLevel: 'error', build: { ssr: 'client/prerender/render.tsx', outDir } });
  const { writtenPages }: { writtenPages: () => AsyncIterable<WrittenPage> } = await import(
    pathToFileURL(join(outDir, 'render.js')).href
  );
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const built: BuiltFiles = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  let count = 0;
  for await (const page of writtenPages()) {
    const file = join(clientDir, pageFile(page.address));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fillTemplate(template, page, filesOf(page.modules, built)));
    count += 1;
  }
  rmSync(outDir, { recursive: true });
  return count;
}

/** Addresses of the files of these modules with all they import at once. Throws for a module without one. */
function filesOf(modules: readonly string[], built: BuiltFiles): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    const one = built[name];
    if (!one) throw new Error(`The build has no file of its own for ${name}`);
    seen.add(name);
    for (const imported of one.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return Array.from(seen, (name) => `/${built[name]?.file}`);
}

/** @param files addresses of scripts that the page needs at once */
function fillTemplate(template: string, page: WrittenPage, files: readonly string[]): string {
  const head = [
    meta('name', 'description', page.description),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:type', page.address.startsWith('/handbook/') ? 'article' : 'website'),
    meta('name', 'twitter:card', 'summary'),
    ...files
      .filter((file) => !template.includes(`"${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ];
  const mark = page.hydrates ? ' data-prerendered' : '';
  const titled = put(template, /<title>[^<]*<\/title>/, `<title>${escaped(page.title)}</title>`);
  const described = put(titled, /<meta\s+name="description"[^>]*>/, head.join('\n    '));
  return put(described, /<div id="root"><\/div>/, `<div id="root"${mark}>${page.html}</div>`);
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A function as replacement, for a dollar sign in the text means nothing. */
function put(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has no ${place.source}`);
  return html.replace(place, () => text);
}
