import { ensureBuilt, ensureInstalled, exitWith, node, supervise } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();
exitWith(supervise(node, ['server/main.ts']));
