import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/database/embedded-postgres.ts';
import { Closers } from '#server/process/closers.ts';
import { startExternalPostgres } from '#tests/external-postgres.ts';
import type { Figures } from './bench.ts';
import { startNginx } from './nginx.ts';
import { startLoad } from './rolling-load.ts';
import { runServer, type ServerUnderTest } from './server-under-test.ts';

const REQUESTS_PER_SECOND = 200;
const RESTARTS = 4;
/** Requests at full pace before the first restart, between two, and after the last. */
const REQUESTS_BETWEEN = 1_000;

/** Longer than a server drains. */
const CLOSE_LIMIT_MS = 30_000;

/** Two servers behind nginx, restarted in turn under a steady load. */
export async function benchRolling(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  const folderFor = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  const closers = new Closers();
  try {
    const postgres = await startExternalPostgres(folderFor('postgres'));
    closers.add('database', () => postgres.stop(), CLOSE_LIMIT_MS);
    const port = await freePort();
    const settings = {
      DATABASE_URL: postgres.url,
      SESSION_SECRET: crypto.randomUUID(),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '127.0.0.1',
      DRAIN_SECONDS: '5',
      RATE_LIMIT_FACTOR: '1000',
    };
    const places = await Promise.all(
      ['one', 'two'].map(async (name) => ({ dataDir: folderFor(name), port: String(await freePort()) })),
    );
    const start = ({ dataDir, port: PORT }: (typeof places)[number]) =>
      runServer(dataDir, { ...settings, PORT });
    const servers: ServerUnderTest[] = [];
    closers.add(
      'servers',
      async () => void (await Promise.all(servers.map((server) => server.lives() && server.stop()))),
      CLOSE_LIMIT_MS,
    );
    for (const place of places) servers.push(await start(place));
    const [first = '', second = ''] = servers.map(({ url }) => new URL(url).host);
    const nginx = await startNginx(folderFor('nginx'), port, [first, second]);
    closers.add('nginx', () => nginx.stop(), CLOSE_LIMIT_MS);
    const load = await startLoad(nginx.url, REQUESTS_PER_SECOND);
    for (let restart = 0; restart < RESTARTS; restart++) {
      await load.sent(REQUESTS_BETWEEN);
      const at = restart % places.length;
      const began = performance.now();
      await servers[at]?.stop();
      const place = places[at];
      if (place) servers[at] = await start(place);
      console.log(`Restarted server ${at + 1} in ${Math.round(performance.now() - began)} ms.`);
    }
    await load.sent(REQUESTS_BETWEEN);
    const counted = await load.stop();
    return { ...counted, restarts: RESTARTS };
  } finally {
    await closers.closeAll();
    rmSync(folder, { recursive: true, force: true });
  }
}
