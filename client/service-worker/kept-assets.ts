import { type PackedFiles, packedResponse, readPack } from './pack.ts';

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

async function findPacked(path: string, packs: readonly string[]): Promise<Response | undefined> {
  for (const pack of packs) {
    const files = await openPack(pack).catch((): PackedFiles => ({}));
    const text = files[path];
    if (text !== undefined) return packedResponse(path, text);
  }
  return undefined;
}

/** Packs that pages of an earlier version may still read from. */
async function earlierPacks(): Promise<string[]> {
  const cache = await caches.open(EARLIER);
  return (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('.pack'));
}

/**
 * A file whose name changes with its content: from what is kept, of whichever version, else from the network, and
 * then kept. A name stands for one content, so no page meets another version's code here.
 */
export async function answerAsset(request: Request, packs: readonly string[]): Promise<Response> {
  const path = new URL(request.url).pathname;
  const kept =
    (await caches.match(request.url, { ignoreVary: true })) ??
    (await findPacked(path, packs)) ??
    (await findPacked(path, await earlierPacks()));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) {
    const cache = await caches.open(USED);
    // A device without room still gets its answer.
    await cache.put(request.url, response.clone()).catch(() => undefined);
  }
  return response;
}
