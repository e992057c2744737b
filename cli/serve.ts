import { type Command, InvalidArgumentError } from 'commander';
import { leanEnvironment, leanFlags } from '../scripts/lean-node.mjs';

/** More than any machine this is meant for has processors. */
const WORKERS_MOST = 256;

/** Adds `keto serve --workers N`. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve with several processes behind one port; SIGUSR2 replaces them one by one')
    .option('--workers <number>', 'how many, each with some 250 MB of memory', wholeNumber, 2)
    .action(async ({ workers }: { workers: number }) => {
      const execArgv = [...leanFlags, '--import', './server/process/drizzle-as-commonjs.ts'];
      for (const [name, value] of Object.entries(leanEnvironment)) process.env[name] ??= value;
      // In this order, so that the process that only looks after others stays small.
      await import('#server/process/drizzle-as-commonjs.ts');
      const { serveWithWorkers } = await import('#server/primary.ts');
      serveWithWorkers({ workers, execArgv });
    });
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > WORKERS_MOST) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${WORKERS_MOST}.`);
  }
  return value;
}
