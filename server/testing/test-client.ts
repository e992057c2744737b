import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { GUEST_ID_HEADER } from '#contract/auth.ts';

interface CallOptions {
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
}

/** One browser: keeps cookies and the guest id between calls, as the real one does. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  guestId: string | null = null;
  /** Sent with every call, above what a browser sends by itself. */
  readonly headers: Record<string, string> = {};
  readonly #app: FastifyInstance;
  /** Address the calls seem to come from. */
  readonly #address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  get(url: string, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    return this.call('GET', url, options);
  }

  post(url: string, body?: CallOptions['body'], options: CallOptions = {}): Promise<LightMyRequestResponse> {
    return this.call('POST', url, { ...options, body });
  }

  patch(url: string, body: CallOptions['body']): Promise<LightMyRequestResponse> {
    return this.call('PATCH', url, { body });
  }

  delete(url: string): Promise<LightMyRequestResponse> {
    return this.call('DELETE', url, {});
  }

  async call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    { body, headers = {} }: CallOptions,
  ): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      method,
      url,
      payload: body,
      headers: { ...this.#ownHeaders(), ...this.headers, ...headers },
      remoteAddress: this.#address,
    });
    this.#remember(response);
    return response;
  }

  #ownHeaders(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...(cookie && { cookie }), ...(this.guestId && { [GUEST_ID_HEADER]: this.guestId }) };
  }

  #remember(response: LightMyRequestResponse): void {
    for (const { name, value, expires } of response.cookies) {
      if (value === '' || (expires && expires.getTime() < Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const guestId = response.headers[GUEST_ID_HEADER];
    if (typeof guestId === 'string') this.guestId = guestId;
  }
}
