import type { NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';

/** What a database holds about one product. */
export interface DatabaseProduct {
  /** Product number as the database writes it. */
  readonly code: string;
  /** The database's name, for the person to see where values come from. */
  readonly database: string;
  /** Amounts per 100 g or 100 ml, each tagged 'database'. What the database does not hold is absent. */
  readonly facts: NutritionFacts;
}

/** A source of product facts by barcode. */
export interface ProductDatabase {
  /**
   * @param code product number of 8 or 13 digits, check digit included
   * @returns null when the database does not know the product, or knows no nutrition facts of it
   * @throws ProductDatabaseError; the signal's reason when the caller gave up
   */
  lookup(code: string, signal?: AbortSignal): Promise<DatabaseProduct | null>;
}

/**
 * Why a lookup gave nothing. `busy`: asked too often. `timed_out`: no whole answer in time. `unavailable`: not
 * reachable, or failing. `unexpected_answer`: something that is not this database's answer.
 */
export type LookupFailure = 'busy' | 'timed_out' | 'unavailable' | 'unexpected_answer';

/** A database that could not answer. The photo's own reading goes on without it. */
export class ProductDatabaseError extends Error {
  override readonly name = 'ProductDatabaseError';
  readonly failure: LookupFailure;

  constructor(failure: LookupFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
