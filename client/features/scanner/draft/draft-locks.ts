/**
 * Each scan in progress is held by the page that shows it, with a Web Lock that dies with its tab. So a duplicated tab
 * does not write over the scan of its twin, and a scan whose tab was closed can be told from one that is open.
 * Without locks (a page without TLS on a network) pages take each other's word: a scan left alone for long is free.
 */
const PREFIX = 'keto-scan ';

const held = new Map<string, () => void>();

const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Takes a scan for this page; false where another one has it and does not let go within `waitMs`. */
export function holdScan(id: string, waitMs: number): Promise<boolean> {
  const manager = locks();
  if (!manager || held.has(id)) return Promise.resolve(true);
  return new Promise((resolve) => {
    manager
      .request(
        PREFIX + id,
        { signal: AbortSignal.timeout(waitMs) },
        () =>
          new Promise<void>((release) => {
            held.set(id, release);
            resolve(true);
          }),
      )
      .catch(() => resolve(false));
  });
}

export function releaseScan(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

const LEFT_ALONE_MS = 15 * 60_000;

/** Tells which scans no page holds, this one included. */
export async function freeScans(now: number): Promise<(scan: { id: string; at: number }) => boolean> {
  const manager = locks();
  if (!manager) return ({ at }) => at < now - LEFT_ALONE_MS;
  const { held: taken = [] } = await manager.query();
  const names = new Set(taken.map(({ name }) => name));
  return ({ id }) => !names.has(PREFIX + id);
}
