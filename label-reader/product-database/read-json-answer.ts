import { ProductDatabaseError } from './product-database.ts';

/** Same-place redirects that are followed, such as to a barcode written with leading zeros. */
const MOST_REDIRECTS = 2;

export interface JsonAnswer {
  readonly status: number;
  /** Seconds to wait before asking again, where the server says so. */
  readonly retryAfterS: number | null;
  /** Parsed body; undefined when it was not JSON. */
  readonly body: unknown;
}

interface Asking {
  readonly userAgent: string;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
}

async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new ProductDatabaseError('unexpected_answer', 'The answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** The next address of a redirect; a place other than the one that was set up is not trusted. */
function redirectTarget(response: Response, from: URL): URL {
  const location = response.headers.get('location');
  const target = location && URL.canParse(location, from) ? new URL(location, from) : null;
  if (target?.origin === from.origin) return target;
  throw new ProductDatabaseError('unexpected_answer', 'The database sends its visitors elsewhere');
}

/**
 * Asks for JSON. Answers of every status come back; only what is no answer throws.
 * @throws ProductDatabaseError `unexpected_answer` when it is too large or redirects elsewhere
 */
export async function readJsonAnswer(address: URL, asking: Asking): Promise<JsonAnswer> {
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': asking.userAgent },
      redirect: 'manual',
      signal: asking.signal,
    });
    if (response.status < 300 || response.status >= 400) {
      const text = await readLimited(response, asking.maxBytes);
      return { status: response.status, retryAfterS: retryAfter(response), body: parseJson(text) };
    }
    await response.body?.cancel();
    url = redirectTarget(response, url);
  }
  throw new ProductDatabaseError('unexpected_answer', 'The database redirects without end');
}
