import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|wasm)$/;
/** Below this nothing is gained. */
const LEAST_BYTES = 512;
/** The threads that compress are four; more files at once would only hold more memory. */
const AT_ONCE = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every file that gets smaller by it, at the highest quality.
 * @returns how many files have compressed copies
 */
export async function compressFiles(folder: string): Promise<number> {
  const waiting = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSIBLE.test(name),
  );
  let compressed = 0;
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      if (await compressFile(join(folder, name))) compressed += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return compressed;
}

async function compressFile(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  if (bytes.length < LEAST_BYTES) return false;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  return true;
}
