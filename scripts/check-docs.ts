import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CONFIG_SETTINGS } from '#server/config.ts';

/** Fails when a document names a file that is not there, or the README's settings are not those of the code. */
const root = join(import.meta.dirname, '..');
const documents = ['README.md', 'ARCHITECTURE.md', ...markdownBelow('docs')];

/** `path/to/file.ts`, `docs/x.md` or [text](path): with a slash or a known ending, without wildcard or placeholder. */
const IN_CODE = /`([\w@.-]+(?:\/[\w@.$-]+)*\/?)`/g;
const IN_LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
const FOLDERS = [
  'contract',
  'domain',
  'foods',
  'label-reader',
  'coach',
  'meal-planner',
  'content',
  'server',
  'client',
  'cli',
  'e2e',
  'bench',
  'evals',
  'scripts',
  'docs',
  'tests',
];

const missing: string[] = [];
for (const document of documents) {
  const text = readFileSync(join(root, document), 'utf8');
  for (const [, path = ''] of text.matchAll(IN_CODE)) {
    const isProjectPath = FOLDERS.includes(path.split('/')[0] ?? '') && path.includes('/');
    if (isProjectPath && !existsSync(join(root, path))) missing.push(`${document}: ${path}`);
  }
  for (const [, path = ''] of text.matchAll(IN_LINK)) {
    if (!existsSync(join(root, dirname(document), path))) missing.push(`${document}: ${path}`);
  }
}

if (missing.length > 0) {
  console.error(`Documents name files that are not there:\n${missing.map((line) => `  ${line}`).join('\n')}`);
  process.exit(1);
}
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const table = CONFIG_SETTINGS.map(
  ({ name, defaultValue, description }) =>
    `| \`${name}\` | ${defaultValue === null ? '' : `\`${defaultValue}\``} | ${description} |`,
);
const written = readme.split('\n').filter((line) => /^\| `[A-Z]+(_[A-Z]+)*` \|/.test(line));
if (written.join('\n') !== table.join('\n')) {
  console.error(`The README's table of settings should read:\n${table.join('\n')}`);
  process.exit(1);
}
console.log(`${documents.length} documents name only files that are there`);

function markdownBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => relative('.', join(folder, name)));
}
