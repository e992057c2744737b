import type { TestApp } from './test-app.ts';

/** The token of the newest link to this page that was mailed to the address; null where none was. */
export async function mailedToken(t: TestApp, to: string, page = 'confirm-email'): Promise<string | null> {
  await t.app.background.settled();
  const link = new RegExp(`http://keto\\.example\\.org/${page}\\?token=([\\w-]+)`);
  const tokens = t.mailer.mails
    .filter((mail) => mail.to === to)
    .map(({ text }) => link.exec(text)?.[1])
    .filter((token) => token !== undefined);
  return tokens.at(-1) ?? null;
}
