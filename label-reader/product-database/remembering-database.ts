import { type DatabaseProduct, type ProductDatabase, ProductDatabaseError } from './product-database.ts';

export interface RememberingOptions {
  /** How long an answer is good for, in milliseconds; entries change over weeks. */
  readonly keepMs?: number;
  /** Answers kept at most; the one unused for longest goes first. */
  readonly most?: number;
  /** Questions passed on in a minute at most; Open Food Facts allows 15 product reads a minute from one address. */
  readonly perMinute?: number;
  readonly now?: () => number;
}

const MINUTE_MS = 60_000;

interface Kept {
  readonly product: DatabaseProduct | null;
  readonly until: number;
}

/**
 * The database, asked no more than it allows and not twice for the same product: a label is often scanned again.
 * Failures are not kept.
 */
export function rememberingDatabase(
  database: ProductDatabase,
  { keepMs = 60 * MINUTE_MS, most = 500, perMinute = 15, now = Date.now }: RememberingOptions = {},
): ProductDatabase {
  const kept = new Map<string, Kept>();
  let asked: number[] = [];

  function recall(code: string): Kept | null {
    const found = kept.get(code);
    if (!found) return null;
    kept.delete(code);
    if (found.until <= now()) return null;
    kept.set(code, found);
    return found;
  }

  function keep(code: string, product: DatabaseProduct | null): void {
    kept.set(code, { product, until: now() + keepMs });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  function countOrRefuse(): void {
    asked = asked.filter((time) => time > now() - MINUTE_MS);
    if (asked.length >= perMinute) {
      throw new ProductDatabaseError('busy', `More than ${perMinute} products were looked up in a minute`);
    }
    asked.push(now());
  }

  return {
    async lookup(code, signal) {
      signal?.throwIfAborted();
      const known = recall(code);
      if (known) return known.product;
      countOrRefuse();
      const product = await database.lookup(code, signal);
      keep(code, product);
      return product;
    },
  };
}
