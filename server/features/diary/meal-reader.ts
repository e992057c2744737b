import { Piscina } from 'piscina';
import type { MealRow } from '#contract/meal-text.ts';
import type { ReadRecipe } from '#contract/recipe.ts';
import { AppError } from '../../errors.ts';
import type { MealTask } from './meal-worker.ts';

/** A meal takes some 20 ms; a slow machine and a line before it the rest. Loading the tables does not count. */
const TIME_LIMIT_MS = 15_000;
const MOST_WAITING = 100;
/** Tables and index are some 170 MB. */
const MEMORY_MB = 512;
/** After so long without a meal the memory is given back. */
const IDLE_MS = 15 * 60_000;

export interface MealReader {
  /** @throws AppError timed_out, or unavailable while too many wait */
  read(task: MealTask): Promise<MealRow[]>;
  /** @throws AppError like `read` */
  readRecipe(text: string): Promise<ReadRecipe>;
  close(): Promise<void>;
}

/** Reads told meals in a worker thread, which the first one starts: everybody else is answered meanwhile. */
export function createMealReader(timeLimitMs = TIME_LIMIT_MS): MealReader {
  const pool = new Piscina({
    filename: new URL('./meal-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const run = async (task: MealTask | string, name: string) => {
    if (pool.queueSize >= MOST_WAITING) {
      throw new AppError('unavailable', {
        message: 'We are reading a lot of meals right now. Please try again soon.',
      });
    }
    // A worker that has just started loads what it reads with: that is no fault of the text.
    await pool.run(undefined, { name: 'loadTables' });
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      return await pool.run(task, { signal, name });
    } catch (cause) {
      if (!signal.aborted) throw cause;
      throw new AppError('timed_out', {
        message: 'This text took too long to read. Please use fewer words.',
        cause,
      });
    }
  };
  return {
    read: (task) => run(task, 'default'),
    readRecipe: (text) => run(text, 'recipeOf'),
    close: () => pool.destroy(),
  };
}
