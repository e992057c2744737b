import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './bench.ts';
import { accountWithPantry } from './pantry-account.ts';
import { pantryListFigures } from './pantry-list.ts';
import { pantrySearchP95 } from './pantry-search.ts';
import { runServer } from './server-under-test.ts';

/** The running product with a pantry of 5,000 foods. */
export async function benchPantry(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-bench-'));
  try {
    const server = await runServer(dataDir, { RATE_LIMIT_FACTOR: '1000' });
    try {
      const account = await accountWithPantry(server.url);
      const searchP95Ms = await pantrySearchP95(account);
      return { searchP95Ms, ...(await pantryListFigures(server.url, account)) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
