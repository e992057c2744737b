// `node scripts/run.mjs FILE.ts ...`: a command of the project on the pinned Node, installed first if needed.
import { resolve } from 'node:path';
import { ensureInstalled, exitWith, node, root, supervise } from './bootstrap.mjs';

const [file, ...args] = process.argv.slice(2);
ensureInstalled();
exitWith(supervise(node, [resolve(root, file), ...args]));
