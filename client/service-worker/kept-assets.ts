import { type PackedFiles, packedResponse, readPack } from './pack.ts';
import type { Pack } from './worker-files.ts';

/** Files of earlier versions, for as long as one of their pages is open. */
export const EARLIER = 'earlier-versions';
/** Files that are not kept from the start, once they were used. */
export const USED = 'used-files';

const opened = new Map<string, Promise<PackedFiles>>();

/** The files of one pack; it stays open while the worker lives, because articles are read one after the other. */
function openPack(url: string): Promise<PackedFiles> {
  const known = opened.get(url);
  if (known) return known;
  const files = caches.match(url).then((pack) => (pack?.body ? readPack(pack.body) : {}));
  files.catch(() => opened.delete(url));
  opened.set(url, files);
  return files;
}

/** A file out of the packs of this version; undefined where it is in none. */
export async function findPacked(path: string, packs: readonly Pack[]): Promise<Response | undefined> {
  const pack = packs.find(({ files }) => files.includes(path));
  const text = pack && (await openPack(pack.url).catch((): PackedFiles => ({})))[path];
  return text === undefined ? undefined : packedResponse(path, text);
}

/**
 * A file out of a pack of another version, whose pages may still be open. Looked for everywhere, for while a worker
 * takes over its packs are about to be put aside.
 */
async function findInOthers(path: string, packs: readonly Pack[]): Promise<Response | undefined> {
  const own = new Set(packs.map(({ url }) => new URL(url, self.location.href).href));
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!url.endsWith('.pack') || own.has(url)) continue;
      const text = (await openPack(url).catch((): PackedFiles => ({})))[path];
      if (text !== undefined) return packedResponse(path, text);
    }
  }
  return undefined;
}

/**
 * A file whose name changes with its content: from what is kept, of whichever version, else from the network. What was
 * used is kept unpacked from then on. A name stands for one content, so no page meets another version's code here.
 */
export async function answerAsset(request: Request, packs: readonly Pack[]): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const path = new URL(request.url).pathname;
  const response =
    (await findPacked(path, packs)) ?? (await findInOthers(path, packs)) ?? (await fetch(request));
  if (response.status === 200) {
    const cache = await caches.open(USED);
    // A device without room still gets its answer.
    await cache.put(request.url, response.clone()).catch(() => undefined);
  }
  return response;
}
