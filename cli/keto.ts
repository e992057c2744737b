import { Command } from 'commander';
import { addAdministration } from './administration.ts';
import { registerAsk } from './ask.ts';
import { registerPlan } from './plan.ts';
import { addReadLabel } from './read-label.ts';

/** One module a verb; each adds its own command. */
const VERBS = [addReadLabel, registerAsk, registerPlan, addAdministration];

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const program = new Command('keto').description('Keto Navigator on the command line.');
for (const add of VERBS) add(program);
await program.parseAsync();
