import { OFF_FIELDS, type OffProduct, offAnswer } from './off-answer.ts';
import { DATABASE_NAME, offFacts } from './off-facts.ts';
import { type DatabaseProduct, type ProductDatabase, ProductDatabaseError } from './product-database.ts';
import { type JsonAnswer, readJsonAnswer } from './read-json-answer.ts';

export interface OpenFoodFactsOptions {
  /** Address of the server, e.g. `https://world.openfoodfacts.org`; a mirror serves as well. */
  readonly url: string;
  /** Who asks, as the database requests it: `Name/version (contact)`. */
  readonly userAgent: string;
  /** Longest wait for a whole answer, in milliseconds. */
  readonly timeLimitMs?: number;
  readonly now?: () => number;
}

const TIME_LIMIT_MS = 4_000;
/** The fields asked for are a few kilobytes; long ingredient lists are some more. */
const MAX_BYTES = 512 * 1024;
/** How long nothing is asked after a "too many requests" that names no time. */
const PAUSE_S = 60;
const LONGEST_PAUSE_S = 600;

/** Leading zeros come and go between UPC-A and EAN-13. */
function sameCode(a: string, b: string): boolean {
  return a.replace(/^0+/, '') === b.replace(/^0+/, '');
}

function refuse({ status }: JsonAnswer): never {
  if (status === 429 || status === 403) {
    throw new ProductDatabaseError('busy', `${DATABASE_NAME} asks for fewer questions (status ${status})`);
  }
  if (status >= 500) {
    throw new ProductDatabaseError('unavailable', `${DATABASE_NAME} is failing (status ${status})`);
  }
  throw new ProductDatabaseError('unexpected_answer', `${DATABASE_NAME} answered with status ${status}`);
}

/** The entry in an answer; null when the product is not known there. */
function productOf(answer: JsonAnswer, code: string): OffProduct | null {
  const parsed = offAnswer.safeParse(answer.body);
  if (answer.status === 404) {
    if (parsed.success && parsed.data.status === 0) return null;
    throw new ProductDatabaseError('unexpected_answer', `No ${DATABASE_NAME} interface at this address`);
  }
  if (answer.status !== 200) refuse(answer);
  if (!parsed.success) {
    throw new ProductDatabaseError('unexpected_answer', `This is not an answer of ${DATABASE_NAME}`);
  }
  if (parsed.data.status === 0) return null;
  if (!parsed.data.product || !sameCode(parsed.data.code, code)) {
    throw new ProductDatabaseError('unexpected_answer', `${DATABASE_NAME} answered for another product`);
  }
  return parsed.data.product;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * Open Food Facts over its read interface, version 2 (`/api/v2/product/{code}.json`): a found product has
 * `status` 1, an unknown one is a 404 with `status` 0. Nothing is sent but the product number.
 */
export function createOpenFoodFacts(options: OpenFoodFactsOptions): ProductDatabase {
  const { url, userAgent, timeLimitMs = TIME_LIMIT_MS, now = Date.now } = options;
  const base = url.replace(/(?<!\/)\/+$/, '');
  let pausedUntil = 0;

  async function ask(code: string, signal: AbortSignal | undefined): Promise<JsonAnswer> {
    const limit = AbortSignal.timeout(timeLimitMs);
    const address = new URL(`${base}/api/v2/product/${code}.json?fields=${OFF_FIELDS}`);
    try {
      return await readJsonAnswer(address, {
        userAgent,
        maxBytes: MAX_BYTES,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof ProductDatabaseError) throw cause;
      if (isTimeout(cause)) {
        throw new ProductDatabaseError('timed_out', `${DATABASE_NAME} did not answer in time`, { cause });
      }
      throw new ProductDatabaseError('unavailable', `${DATABASE_NAME} cannot be reached`, { cause });
    }
  }

  return {
    async lookup(code, signal): Promise<DatabaseProduct | null> {
      signal?.throwIfAborted();
      if (!/^(\d{8}|\d{13})$/.test(code)) throw new RangeError(`${code} is no product number`);
      if (now() < pausedUntil) {
        throw new ProductDatabaseError('busy', `${DATABASE_NAME} asked for a pause`);
      }
      const answer = await ask(code, signal);
      if (answer.status === 429) {
        const pause = Math.min(LONGEST_PAUSE_S, answer.retryAfterS ?? PAUSE_S);
        pausedUntil = now() + pause * 1000;
      }
      const product = productOf(answer, code);
      const facts = product && offFacts(product);
      return facts ? { code, database: DATABASE_NAME, facts } : null;
    },
  };
}
