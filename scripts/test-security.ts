// What an attacker would try, at full size: fuzzed calls, strangers at every call, code in addresses and names, hostile
// pictures, every expression, texts that hold the coach, sudden ends. `npm test` runs the same in a smaller size.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureChromium, node, root } from './bootstrap.mjs';

const SUITES = [
  'server/security',
  'server/features/nutrition/hostile-files.test.ts',
  'server/coach-worker',
  'server/features/chat/injection.test.ts',
  'server/database/restart.test.ts',
  'server/plugins/stopping.test.ts',
  'tests/expressions',
];

process.env.SECURITY_TESTS = 'full';
const bin = (path: string) => join(root, 'node_modules', path);
const ran = [[bin('vitest/vitest.mjs'), 'run', '--reporter=verbose', ...SUITES]];
if (!process.argv.includes('--no-browser')) {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureBuilt();
  ran.push([bin('@playwright/test/cli.js'), 'test', 'e2e/injected-markup.spec.ts', '--retries', '0']);
}
const failed = ran.filter((args) => spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status !== 0);
process.exit(failed.length === 0 ? 0 : 1);
