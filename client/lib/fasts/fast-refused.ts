import { ApiError } from '../api/api-error.ts';

/** Times of a fast that cannot be, told before anything is kept. */
export class FastRefused extends Error {
  override readonly name = 'FastRefused';
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>, message = Object.values(fields).join('. ')) {
    super(message);
    this.fields = fields;
  }
}

/** Field to complaint, whoever refused; empty for other errors. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof FastRefused || error instanceof ApiError ? error.fields : {};
}
