import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * SQLSTATE: connection lost, credentials refused, no such database, out of resources, operator at work (a restart),
 * read only (a standby that is not yet the new primary), transaction ended for having been idle.
 */
const AWAY = /^(08|28|3D|53|57|25006|25P03)/;

/** SQLSTATE: a statement or a lock took too long, transactions stood in each other's way. */
const BUSY = new Set(['57014', '55P03', '40001', '40P01']);

const SOCKET_FAILURES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the client and its pool throw without a code (pg 8: `client.js`; pg-pool 3: `index.js`). */
const DRIVER_FAILURES = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Cannot use a pool after calling end on the pool',
]);

/** Whether a query failed because the database was not there or went away, not because of what it was asked. */
export function isConnectionFailure(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (error instanceof pg.DatabaseError) return AWAY.test(code) && !BUSY.has(code);
  return SOCKET_FAILURES.has(code) || DRIVER_FAILURES.has(error.message);
}

/** Whether the database gave up waiting; the same again in a moment may well succeed. */
export function isBusyDatabase(thrown: unknown): boolean {
  const error = causeOf(thrown);
  return error instanceof pg.DatabaseError && BUSY.has(codeOf(error));
}

/** Whether a query was the cause at all, by Drizzle or without it. */
export function isDatabaseFailure(thrown: unknown): thrown is Error {
  return (
    thrown instanceof DrizzleQueryError || thrown instanceof pg.DatabaseError || isConnectionFailure(thrown)
  );
}

/** SQLSTATE of a failed query; '' where the failure has none. */
export function sqlState(thrown: unknown): string {
  const error = causeOf(thrown);
  return error instanceof pg.DatabaseError ? codeOf(error) : '';
}

/** Drizzle wraps the failures of its queries; the pool's own come bare. */
function causeOf(thrown: unknown): unknown {
  return thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
