import { randomBytes } from 'node:crypto';

/** An account of a running server, with its calls. */
export interface Account {
  /** The session's cookie as it is sent. */
  cookie: { name: string; value: string };
  /** @throws Error with the answer's text where it is no success */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<string>;
}

/** A new account that has accepted every disclaimer. */
export async function newAccount(url: string): Promise<Account> {
  const name = randomBytes(6).toString('hex');
  const password = 'Sail4the-win';
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `${name}@example.org`,
      displayName: 'Sailor',
      password,
      confirmPassword: password,
    }),
  });
  const [pair = ''] = (registered.headers.get('set-cookie') ?? '').split(';');
  const [cookieName = '', value = ''] = pair.split('=');
  if (!registered.ok || !value) throw new Error(`Registering failed: ${await registered.text()}`);
  const account: Account = {
    cookie: { name: cookieName, value },
    async call(method, path, body) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { cookie: pair, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return text;
    },
  };
  for (const kind of ['general', 'chat', 'pantry']) {
    await account.call('POST', '/api/profile/accept-disclaimer', { kind });
  }
  return account;
}
