import { ensureBuilt, ensureInstalled, exitWith, node, supervise } from './bootstrap.mjs';
import { leanEnvironment, leanFlags } from './lean-node.mjs';

ensureInstalled();
ensureBuilt();
const server = [...leanFlags, '--import', './server/process/drizzle-as-commonjs.ts', 'server/main.ts'];
exitWith(supervise(node, server, { ...leanEnvironment, ...process.env }));
