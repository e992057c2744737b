import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['tests/fail-on-console-error.ts'],
    // The usual one fewer than processors would be a single one on two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,domain,foods,label-reader,coach,meal-planner,content,cli,scripts,evals}/**/*.test.ts',
          ],
          // What an engine reads once it reads for all its files: half the time.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Each file has a window, stores and clocks of its own, or counts what is loaded.
          name: 'client',
          include: ['{client,tests}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts'],
          globalSetup: ['tests/postgres-template.ts'],
          execArgv: ['--import', './server/process/drizzle-as-commonjs.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
