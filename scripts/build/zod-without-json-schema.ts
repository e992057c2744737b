import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Zod writes JSON Schema too, which is a quarter of it and is never asked for in a browser. */
const UNUSED = /node_modules\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/** Leaves out of the client's build what Zod has for JSON Schema: the names stay, and do nothing. */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    enforce: 'pre',
    async load(id) {
      if (!UNUSED.test(id.replaceAll('\\', '/'))) return null;
      const names = (await readFile(id, 'utf8')).matchAll(/^export (?:const|function) (\w+)/gm);
      return Array.from(names, ([, name]) => `export const ${name} = () => ({});`).join('\n');
    },
  };
}
