import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { handbookPart } from './handbook-part.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
);

/** Where the bundler tells which built file came of which source file. */
export const MANIFEST_FOLDER = '.vite';

/** Finds the built files that a page needs. */
export class Manifest {
  readonly #chunks: z.infer<typeof manifestSchema>;

  constructor(clientDir: string) {
    const path = join(clientDir, MANIFEST_FOLDER, 'manifest.json');
    this.#chunks = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  }

  /** Addresses of the files of these modules with all they import at once, each named once. Throws for an unknown module. */
  files(modules: readonly string[]): string[] {
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const imported of this.#chunk(name).imports) visit(imported);
    };
    for (const module of modules) visit(module);
    return Array.from(seen, (name) => `/${this.#chunk(name).file}`);
  }

  #chunk(name: string) {
    const part = handbookPart(name);
    const chunk = part ? Object.values(this.#chunks).find((one) => one.name === part) : this.#chunks[name];
    if (!chunk) throw new Error(`The build has no file of its own for ${name}`);
    return chunk;
  }
}
