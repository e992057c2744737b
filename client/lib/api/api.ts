import type { GUEST_ID_HEADER as ContractHeader } from '#contract/auth.ts';
import { noteAnswer, noteNoAnswer } from '../offline/online.ts';
import { browserStores } from '../storage/browser-stores.ts';
import { readGuestId, storeGuestId } from '../storage/guest-session.ts';
import { ConnectionError, toApiError } from './api-error.ts';
import { readEventStream } from './event-stream.ts';

/** Same as the contract's constant; repeated so that the first page load does not carry the contract's schemas. */
const GUEST_ID_HEADER: typeof ContractHeader = 'x-guest-user-id';

/** Anything that checks a value and gives it back typed; a Zod schema is one. */
interface Parser<T> {
  parse(value: unknown): T;
}

interface RequestOptions {
  /** Sent as JSON. A FormData is sent as it is. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface ApiPorts {
  /** Empty in the browser: same origin. */
  baseUrl: string;
  readGuestId: () => string | null;
  storeGuestId: (id: string) => void;
  /** Told after each call whether the server answered at all. */
  tellReached?: (reached: boolean) => void;
}

function bodyAndHeaders({ body, headers }: RequestOptions, guestId: string | null) {
  const isForm = body instanceof FormData;
  return {
    body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    headers: {
      accept: 'application/json',
      // The browser itself writes a form's content type, with its boundary.
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(guestId === null ? {} : { [GUEST_ID_HEADER]: guestId }),
      ...headers,
    },
  };
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * The one way to the server. Every call carries cookies and the guest id when there is one, and keeps the id
 * that comes back. A parser of null takes the answer unchecked, as the server's own response schema let it out; the
 * page then loads no schema. Throws ApiError outside 2xx, ConnectionError without an answer, AbortError when aborted.
 */
export function createApi(ports: ApiPorts) {
  async function send(method: Method, path: string, options: RequestOptions = {}): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(ports.baseUrl + path, {
        method,
        credentials: 'include',
        signal: options.signal ?? null,
        ...bodyAndHeaders(options, ports.readGuestId()),
      });
    } catch (error) {
      if (isAbort(error)) throw error;
      ports.tellReached?.(false);
      throw new ConnectionError(error);
    }
    ports.tellReached?.(true);
    const guestId = response.headers.get(GUEST_ID_HEADER);
    if (guestId) ports.storeGuestId(guestId);
    if (!response.ok) throw await toApiError(response);
    return response;
  }

  const forJson =
    (method: Method) =>
    async <T>(path: string, parser: Parser<T> | null, options?: RequestOptions): Promise<T> => {
      const answer: unknown = await (await send(method, path, options)).json();
      return parser ? parser.parse(answer) : (answer as T);
    };

  /** All pages of a list, one after the other; each names the next in its `Link` header. */
  async function list<T>(path: string, options?: RequestOptions): Promise<T[]> {
    const items: T[] = [];
    let next: string | undefined = path;
    while (next) {
      const response = await send('GET', next, options);
      items.push(...((await response.json()) as T[]));
      next = /^<([^<>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    return items;
  }

  return {
    list,
    get: forJson('GET'),
    post: forJson('POST'),
    patch: forJson('PATCH'),
    delete: forJson('DELETE'),
    /** For calls whose answer is not used. */
    run: async (method: Exclude<Method, 'GET'>, path: string, options?: RequestOptions): Promise<void> => {
      const response = await send(method, path, options);
      await response.body?.cancel();
    },
    /** The events of a streamed answer. Stops with ApiError, ConnectionError or AbortError. */
    async *stream<T>(path: string, parser: Parser<T>, options: RequestOptions): AsyncGenerator<T> {
      const headers = { ...options.headers, accept: 'text/event-stream' };
      const response = await send('POST', path, { ...options, headers });
      if (!response.body) return;
      try {
        for await (const event of readEventStream(response.body)) yield parser.parse(event);
      } catch (error) {
        if (error instanceof TypeError) throw new ConnectionError(error);
        throw error;
      }
    },
  };
}

/** The browser's api: same origin, guest id in local storage. */
export const api = createApi({
  baseUrl: '',
  readGuestId: () => readGuestId(browserStores()),
  storeGuestId: (id) => storeGuestId(browserStores(), id),
  tellReached: (reached) => (reached ? noteAnswer() : noteNoAnswer()),
});
