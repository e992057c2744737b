import { randomBytes } from 'node:crypto';

/** An account of a running server, with its calls. */
export interface TrackingAccount {
  /** The session's cookie as it is sent. */
  cookie: { name: string; value: string };
  /** @throws Error with the answer's text where it is no success */
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<string>;
}

const DAY_MS = 86_400_000;
const READINGS = 10_000;

/** A new account with 10,000 readings, the newest of now, spread evenly over so many days, through the import. */
export async function accountWithReadings(url: string, days: number): Promise<TrackingAccount> {
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
  const account: TrackingAccount = {
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
  const answer = await account.call('POST', '/api/health-readings/import', {
    csv: csvOf(days),
    timeZone: 'UTC',
  });
  const { stored }: { stored: number } = JSON.parse(answer);
  if (stored !== READINGS) throw new Error(`The import stored ${stored} of ${READINGS} readings`);
  return account;
}

/** Fasting glucose around 95 mg/dL and ketones around 1 mmol/L, as a meter's export has them. */
function csvOf(days: number): string {
  const stepMs = (days * DAY_MS) / READINGS;
  const lines = Array.from({ length: READINGS }, (_, index) => {
    const time = new Date(Date.now() - (index + 1) * stepMs).toISOString().slice(0, 16).replace('T', ' ');
    const glucose = 95 + Math.round(12 * Math.sin(index / 9));
    const ketones = (1 + 0.6 * Math.cos(index / 13)).toFixed(1);
    return `${time},${glucose},${ketones},${index % 3 === 0 ? 'yes' : 'no'}`;
  });
  return `Date,Glucose (mg/dL),Ketones (mmol/L),Fasting\n${lines.join('\n')}\n`;
}
