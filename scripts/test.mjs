// Everything that must hold before a change lands. `--no-browser` leaves the browser tests out.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureChromium, ensureInstalled, node, root } from './bootstrap.mjs';

const withBrowser = !process.argv.includes('--no-browser');
const results = join(root, 'test-results');
const tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

ensureInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (path) => join(root, 'node_modules', path);

check('type check', [bin('typescript/bin/tsc'), '--noEmit']);
// The worker lives in another world than the pages, with other globals.
check('type check of the service worker', [
  bin('typescript/bin/tsc'),
  '--noEmit',
  '-p',
  'client/service-worker',
]);
check('lint and format', [bin('@biomejs/biome/bin/biome'), 'check', '.']);
check('boundaries', [
  bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
  '.',
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'err',
]);
check('unused code', [bin('knip/bin/knip.js')]);
check('documents', ['scripts/check-docs.ts']);
check('specification traced', ['scripts/check-spec-trace.ts']);
suite(
  'unit and integration tests',
  [
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ],
  vitestTally,
);
if (withBrowser) {
  process.env.CHROMIUM_PATH = ensureChromium();
  ensureBuilt();
  suite('browser tests', [bin('@playwright/test/cli.js'), 'test'], playwrightTally);
}

const skipped = tally.skipped ? `, ${tally.skipped} skipped` : '';
const flaky = tally.flaky ? `, ${tally.flaky} flaky (passed at a second try)` : '';
console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}${flaky}`);
process.exit(tally.failed === 0 ? 0 : 1);

function runNode(args) {
  return spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** A check counts as one test. */
function check(name, args) {
  console.log(`\n> ${name}`);
  if (runNode(args)) tally.passed += 1;
  else {
    tally.failed += 1;
    console.error(`${name}: failed`);
  }
}

/** A suite that breaks down without a failed test of its own counts as one failure. */
function suite(name, args, read) {
  console.log(`\n> ${name}`);
  const succeeded = runNode(args);
  let counts;
  try {
    counts = read();
  } catch (error) {
    console.error(`${name}: no result was written (${error.message})`);
    counts = { failed: 1 };
  }
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(tally)) tally[key] += counts[key] ?? 0;
}

function vitestTally() {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(join(results, 'vitest.json'), 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function playwrightTally() {
  const { stats } = JSON.parse(readFileSync(join(results, 'playwright.json'), 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped, flaky: stats.flaky };
}
