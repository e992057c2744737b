import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Names of built files, whose hash changes with a new version. */
const HASHED = /\b([\w-]+-[\w-]{8})\.(js|css|pack)\b/g;
const NEXT = '.next';

const nextNames = (text: string) =>
  text
    .replace(HASHED, `$1${NEXT}.$2`)
    // The texts change with the names in them, so the sums of the version before do not fit.
    .replace(/,\s*"?revision"?:\s*(["`'])[0-9a-f]+\1,\s*"?integrity"?:\s*(["`']).*?\2/g, ',revision:"next"');

function asNextVersion(path: string, body: Buffer): Buffer {
  if (path.endsWith('.pack')) return gzipSync(nextNames(gunzipSync(body).toString()));
  return /\.(js|css)$|^\/[\w/-]*$|\.html$/.test(path) ? Buffer.from(nextNames(body.toString())) : body;
}

/**
 * Stands before the product's server as a front of the network does: it can go away and come back, and it can put
 * the next version in place, where every built file has another name.
 */
export class FrontServer {
  readonly #behind: string;
  #server: Server;
  #port = 0;
  #isNext = false;

  private constructor(behind: string) {
    this.#behind = behind;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(behind: string): Promise<FrontServer> {
    const front = new FrontServer(behind);
    await front.comeBack();
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** From now on every connection is refused. */
  async goAway(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async comeBack(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  deployNext(): void {
    this.#isNext = true;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(NEXT, '');
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
        headers.set(name, value.replaceAll(this.url, this.#behind));
    headers.set('accept-encoding', 'identity');
    if (this.#isNext) for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name);
    const isWriting = request.method !== 'GET' && request.method !== 'HEAD';
    const sent = isWriting ? await readAll(request) : null;
    const answer = await fetch(this.#behind + path, {
      method: request.method ?? 'GET',
      headers,
      body: sent && new Uint8Array(sent),
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const told = Object.fromEntries(
      [...answer.headers].filter(([name]) => !['content-length', 'transfer-encoding', 'etag'].includes(name)),
    );
    response.writeHead(answer.status, { ...told, 'set-cookie': answer.headers.getSetCookie() });
    const isFile = !path.startsWith('/api/');
    response.end(this.#isNext && isFile ? asNextVersion(path.split('?')[0] ?? '/', body) : body);
  }
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
