import { parentPort } from 'node:worker_threads';
import { type NearMatch, nearMatches, written } from './near-matches.ts';

/** Lengths on the way to the last one: what takes long on a short text already is not tried on a longer one. */
const LENGTHS = [40, 400, 4_000, 20_000];
/** Above this an expression is given up: it is too slow. */
export const MOST_MS = 100;

export type Asked = { source: string; flags: string };
/** The slowest use of an expression, its text and its length, and how many texts were tried. */
export type Worst = { ms: number; length: number; on: NearMatch | null; tried: number };
/** `trying` is told before each text, so that one that never ends is known. */
export type Told = { trying: NearMatch } | { worst: Worst };

parentPort?.on('message', ({ source, flags }: Asked) => {
  const worst: Worst = { ms: 0, length: 0, on: null, tried: 0 };
  for (const on of nearMatches(source, flags)) {
    tell({ trying: on });
    for (const length of LENGTHS) {
      const text = written(on, length);
      const first = msOf(source, flags, text);
      const ms = first > MOST_MS / 4 ? Math.min(first, msOf(source, flags, text)) : first;
      worst.tried += 1;
      if (ms > worst.ms) Object.assign(worst, { ms, length, on });
      if (ms > MOST_MS) return tell({ worst });
    }
  }
  tell({ worst });
});

function tell(told: Told): void {
  parentPort?.postMessage(told);
}

/** How the product would use it: all matches of a global expression, the first of another. */
function msOf(source: string, flags: string, text: string): number {
  const expression = new RegExp(source, flags);
  const began = performance.now();
  if (flags.includes('g')) text.replace(expression, '');
  else expression.test(text);
  return performance.now() - began;
}
