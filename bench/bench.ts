import { writeFileSync } from 'node:fs';
import { ensureChromium } from '../scripts/bootstrap.mjs';
import { endWithUsage, readArguments } from '../scripts/command-line.ts';

/** A figure by its key, as docs/benchmarks.md explains it; some stand in groups. */
export interface Figures {
  [key: string]: number | Figures;
}

interface Bench {
  load: () => Promise<() => Promise<Figures>>;
  /** Whether it measures in Chromium, which is installed where there is none. */
  opensBrowser: boolean;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  start: { load: async () => (await import('./start.ts')).benchStart, opensBrowser: false },
  crash: { load: async () => (await import('./crash.ts')).benchCrash, opensBrowser: false },
  rolling: { load: async () => (await import('./rolling.ts')).benchRolling, opensBrowser: false },
  backup: { load: async () => (await import('./backup.ts')).benchBackup, opensBrowser: false },
  pantry: { load: async () => (await import('./pantry.ts')).benchPantry, opensBrowser: true },
  diary: { load: async () => (await import('./diary.ts')).benchDiary, opensBrowser: false },
  api: { load: async () => (await import('./api.ts')).benchApi, opensBrowser: false },
  tracking: { load: async () => (await import('./tracking.ts')).benchTracking, opensBrowser: true },
  coach: { load: async () => (await import('./coach.ts')).benchCoach, opensBrowser: false },
  planner: { load: async () => (await import('./planner.ts')).benchPlanner, opensBrowser: false },
  chat: { load: async () => (await import('./chat.ts')).benchChat, opensBrowser: true },
  web: { load: async () => (await import('./web.ts')).benchWeb, opensBrowser: true },
  'label-queue': {
    load: async () => (await import('./label-queue.ts')).benchLabelQueue,
    opensBrowser: false,
  },
  soak: { load: async () => (await import('./soak.ts')).benchSoak, opensBrowser: false },
  lighthouse: { load: async () => (await import('./lighthouse.ts')).benchLighthouse, opensBrowser: true },
};

const USAGE = `npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json FILE]`;
const { values, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: { json: { type: 'string' } },
});
const [name = ''] = positionals;
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (!bench) endWithUsage('Which bench?', USAGE);
// Before anything is loaded or started: Playwright's settings name the browser, and there may be none to be had.
if (bench.opensBrowser) process.env.CHROMIUM_PATH = ensureChromium();
const run = await bench.load();
const figures = await run();
console.table(Object.fromEntries(rows(figures)));
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);

/** One row per figure; a group's figures carry its name before their own. */
function rows(group: Figures, before = ''): [string, { value: number }][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'number' ? [[before + key, { value }]] : rows(value, `${before}${key} `),
  );
}
