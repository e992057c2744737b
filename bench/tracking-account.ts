import { type Account, newAccount } from './account.ts';

const DAY_MS = 86_400_000;
const READINGS = 10_000;

/** A new account with 10,000 readings, the newest of now, spread evenly over so many days, through the import. */
export async function accountWithReadings(url: string, days: number): Promise<Account> {
  const account = await newAccount(url);
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
