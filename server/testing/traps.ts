/** Words that bring the worker of `trapped-coach-worker.ts` down. */
export const TRAPS = { loop: 'zugzwang', exception: 'fianchetto', memory: 'intermezzo' } as const;
