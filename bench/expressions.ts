import { Worker } from 'node:worker_threads';
import { type Expression, expressionsOfProduct } from '#tests/expressions/collect-expressions.ts';
import type { Told, Worst } from './expressions/match-worker.ts';
import type { NearMatch } from './expressions/near-matches.ts';

/**
 * `npm run bench:expressions [-- PART_OF_PATH]`: every expression of the product on near matches of 20,000 characters,
 * none of which may take more than 100 ms. Exits with 1 when one does.
 */
const MOST_MS = 100;
const GIVEN_UP_MS = 5_000;

const [part = ''] = process.argv.slice(2);
const expressions = (await expressionsOfProduct()).all.filter(({ where }) => where.includes(part));
const newWorker = () => new Worker(new URL('./expressions/match-worker.ts', import.meta.url));
let worker = newWorker();

/** The slowest near match of an expression; one that does not end takes for ever. */
async function worstOf({ source, flags }: Expression): Promise<Worst> {
  const { promise, resolve } = Promise.withResolvers<Worst | null>();
  let trying: NearMatch | null = null;
  let giveUp = setTimeout(resolve, GIVEN_UP_MS, null);
  const listen = (told: Told) => {
    if ('worst' in told) return resolve(told.worst);
    clearTimeout(giveUp);
    giveUp = setTimeout(resolve, GIVEN_UP_MS, null);
    trying = told.trying;
  };
  worker.on('message', listen);
  worker.postMessage({ source, flags });
  const worst = await promise;
  clearTimeout(giveUp);
  worker.off('message', listen);
  if (worst) return worst;
  await worker.terminate();
  worker = newWorker();
  return { ms: Number.POSITIVE_INFINITY, length: 0, on: trying, tried: 0 };
}

const results: (Worst & Expression)[] = [];
for (const expression of expressions) results.push({ ...expression, ...(await worstOf(expression)) });
await worker.terminate();

results.sort((a, b) => b.ms - a.ms);
const over = results.filter(({ ms }) => ms > MOST_MS);
for (const { ms, length, on, where, source } of over.length > 0 ? over : results.slice(0, 10))
  console.log(
    `${ms.toFixed(1).padStart(8)} ms at ${length}  ${where}  /${source.slice(0, 120)}/  ${JSON.stringify(on)}`,
  );
const tried = results.reduce((sum, one) => sum + one.tried, 0);
console.log(`${results.length} expressions, ${tried} inputs, ${over.length} over ${MOST_MS} ms`);
process.exitCode = over.length > 0 ? 1 : 0;
