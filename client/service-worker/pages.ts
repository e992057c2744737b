import type { WorkerFiles } from './worker-files.ts';

/** A server that takes longer than this to answer with a page is taken for away. */
const PATIENCE_MS = 4_000;

/** Address that the page at `path` is kept under. */
export function keptPage(path: string, { pages, shell }: Pick<WorkerFiles, 'pages' | 'shell'>): string {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
  return pages[plain] ?? shell;
}

/**
 * A page comes from the server as long as that answers, so that a mended version is there with the next load, and
 * brings the addresses of its own code. Else it comes from what is kept, with the code that was kept beside it.
 */
export async function answerPage(
  fromServer: () => Promise<Response>,
  fromDevice: () => Promise<Response | undefined>,
): Promise<Response> {
  const answer = fromServer().catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const inTime = await Promise.race([answer, late]);
  if (inTime && inTime.status < 500) return inTime;
  return (await fromDevice()) ?? (await answer) ?? Response.error();
}
