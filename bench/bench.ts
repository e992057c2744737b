import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchChat } from './chat.ts';
import { benchCoach } from './coach.ts';
import { benchPantry } from './pantry.ts';
import { benchPlanner } from './planner.ts';
import { benchStart } from './start.ts';
import { benchTracking } from './tracking.ts';

/** A figure by its key, as docs/benchmarks.md explains it. */
export type Figures = Record<string, number>;

const BENCHES: Record<string, () => Promise<Figures>> = {
  start: benchStart,
  pantry: benchPantry,
  tracking: benchTracking,
  coach: benchCoach,
  planner: benchPlanner,
  chat: benchChat,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const [name = ''] = positionals;
const bench = BENCHES[name];
if (!bench) {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json FILE]`);
  process.exit(1);
}
const figures = await bench();
console.table(Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, { value }])));
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
