import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './bench.ts';
import { longestFrameMs } from './chat-frames.ts';
import { measureStreams } from './chat-streams.ts';
import { runServer } from './server-under-test.ts';

/** The chat: how fast a model's words pass through, what many streams cost, and how smooth a long chat stays. */
export async function benchChat(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  const dataDirFor = (name: string) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    return dataDir;
  };
  try {
    const streams = await measureStreams(dataDirFor);
    const server = await runServer(dataDirFor('frames'), { RATE_LIMIT_FACTOR: '1000' });
    try {
      const longFrameMs = await longestFrameMs(server.url);
      return { ...streams, longFrameMs: Math.round(longFrameMs) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
