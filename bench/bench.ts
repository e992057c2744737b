import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchChat } from './chat.ts';
import { benchCoach } from './coach.ts';
import { benchKills } from './kills.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchPantry } from './pantry.ts';
import { benchPlanner } from './planner.ts';
import { benchStart } from './start.ts';
import { benchTracking } from './tracking.ts';
import { benchWeb } from './web.ts';

/** A figure by its key, as docs/benchmarks.md explains it; some stand in groups. */
export interface Figures {
  [key: string]: number | Figures;
}

const BENCHES: Record<string, () => Promise<Figures>> = {
  start: benchStart,
  kills: benchKills,
  pantry: benchPantry,
  tracking: benchTracking,
  coach: benchCoach,
  planner: benchPlanner,
  chat: benchChat,
  web: benchWeb,
  lighthouse: benchLighthouse,
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } });
const [name = ''] = positionals;
const bench = BENCHES[name];
if (!bench) {
  console.error(`Which bench? npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json FILE]`);
  process.exit(1);
}
const figures = await bench();
console.table(Object.fromEntries(rows(figures)));
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);

/** One row per figure; a group's figures carry its name before their own. */
function rows(group: Figures, before = ''): [string, { value: number }][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'number' ? [[before + key, { value }]] : rows(value, `${before}${key} `),
  );
}
