import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** The violated constraint, where a database rule refused. */
  constraint?: string;
  stack: string;
};

/**
 * An error as the log may hold it. Database errors quote the values of the query, and with them names and
 * addresses, so of those only the code and the constraint are kept.
 */
export function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error object', stack: '' };
  const source = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  const isDatabase = error instanceof DrizzleQueryError || source instanceof pg.DatabaseError;
  return {
    type: source.name,
    message: isDatabase ? 'database query failed' : source.message,
    ...textProperty(source, 'code'),
    ...textProperty(source, 'constraint'),
    stack: framesOf(error),
  };
}

function textProperty(error: Error, name: 'code' | 'constraint') {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? { [name]: value } : {};
}

/** The stack without its first lines, which repeat the message. */
export function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
