import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './fixtures.ts';

/** The link of the newest mail to this address, in the outbox that the server writes without an SMTP server. */
export async function mailedLink(address: string): Promise<string> {
  const outbox = join(import.meta.dirname, '..', 'test-results', 'data', 'outbox');
  let link = '';
  await expect(async () => {
    const mails = readdirSync(outbox)
      .map((name) => join(outbox, name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
      .map((file) => readFileSync(file, 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='));
    const mail = mails.find((text) => text.includes(`To: ${address}`));
    link = /https?:\/\/\S+reset-password\?token=[\w-]+/.exec(mail ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
