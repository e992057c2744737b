import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './quantile.ts';
import { runServer } from './server-under-test.ts';

/**
 * `npm start` of a built checkout, from the command to the first 200 of /readyz: with an empty data folder, then
 * again on the folder it left. Medians of three rounds.
 * `rssMb` is the server process alone, without its database, before the first AI call.
 */
export async function benchStart(): Promise<{ firstStartMs: number; secondStartMs: number; rssMb: number }> {
  const rounds = [];
  for (let round = 0; round < 3; round++) rounds.push(await oneRound());
  return {
    firstStartMs: median(rounds.map((r) => r.firstStartMs)),
    secondStartMs: median(rounds.map((r) => r.secondStartMs)),
    rssMb: median(rounds.map((r) => r.rssMb)),
  };
}

async function oneRound() {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  try {
    const first = await runServer(dataDir);
    await first.stop();
    const second = await runServer(dataDir);
    const rssMb = await second.rssMb();
    await second.stop();
    return { firstStartMs: first.readyMs, secondStartMs: second.readyMs, rssMb };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const median = (values: number[]): number => Math.round(quantile(values, 0.5));
