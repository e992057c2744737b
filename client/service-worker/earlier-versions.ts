import { EARLIER, USED } from './kept-assets.ts';
import { askVersion } from './version-question.ts';
import type { WorkerFiles } from './worker-files.ts';

declare const self: ServiceWorkerGlobalScope;

const isAsset = (url: string) => new URL(url).pathname.startsWith('/assets/');

/** Before the files of the version before are taken away: what its open pages may still ask for is put aside. */
export async function putAside(precache: string, files: WorkerFiles): Promise<void> {
  const from = await caches.open(precache);
  const to = await caches.open(EARLIER);
  const mine = new Set(files.kept.map(({ url }) => new URL(url, self.location.href).href));
  for (const request of await from.keys()) {
    if (mine.has(request.url) || !isAsset(request.url)) continue;
    const response = await from.match(request);
    if (response) await to.put(request, response);
  }
}

/** Takes away what earlier versions left, once no page of theirs is open. A page that does not answer counts as one. */
export async function sweep(files: WorkerFiles): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const versions = await Promise.all(pages.map((page) => askVersion(page)));
  if (versions.some((version) => version !== files.version)) return;
  await caches.delete(EARLIER);
  const used = await caches.open(USED);
  const mine = [...files.whenUsed, ...files.packs.flatMap((pack) => pack.files)];
  const wanted = new Set(mine.map((url) => new URL(url, self.location.href).href));
  for (const request of await used.keys()) if (!wanted.has(request.url)) await used.delete(request);
}
