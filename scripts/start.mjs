import { ensureBuilt, ensureInstalled, exitWith, node, supervise } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
exitWith(supervise(node, ['--import', './server/process/drizzle-as-commonjs.ts', 'server/main.ts']));
