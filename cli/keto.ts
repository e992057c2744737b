import { Command } from 'commander';

/** One module a verb; each adds its own command, and is loaded for it alone: an engine takes a second and 100 MB. */
const VERBS: Record<string, () => Promise<(program: Command) => void>> = {
  'read-label': async () => (await import('./read-label.ts')).addReadLabel,
  ask: async () => (await import('./ask.ts')).registerAsk,
  'index-coach': async () => (await import('./ask.ts')).registerAsk,
  plan: async () => (await import('./plan.ts')).registerPlan,
  users: async () => (await import('./administration.ts')).addAdministration,
  stats: async () => (await import('./administration.ts')).addAdministration,
  serve: async () => (await import('./serve.ts')).addServe,
  'new-secret': async () => (await import('./new-secret.ts')).addNewSecret,
};

// A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const program = new Command('keto').description('Keto Navigator on the command line.');
const wanted = VERBS[process.argv[2] ?? ''];
const adders = await Promise.all(wanted ? [wanted()] : Object.values(VERBS).map((load) => load()));
for (const add of new Set(adders)) add(program);
// A wrong option is told in words; a fault of ours keeps its stack.
await program.parseAsync().catch((error: Error) => {
  console.error(error.constructor === Error ? error.message : error);
  process.exitCode = 1;
});
