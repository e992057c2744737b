import type { Page } from '@playwright/test';
import { type MailServer, openMailServer } from '../tests/mail-server.ts';
import { acceptDisclaimer, test as base, expect, expectAccessible, newAccount } from './fixtures.ts';
import { ProductServer } from './product-server.ts';

/** The product where mail is set up. */
const test = base.extend<object, { mailed: { server: ProductServer; mail: MailServer } }>({
  mailed: [
    async ({ browserName: _browser }, use) => {
      const mail = await openMailServer();
      const server = await ProductServer.start({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
      await use({ server, mail });
      await server.close();
      await mail.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ mailed }, use) => use(mailed.server.url),
});

/** The link of the newest mail to this address. */
async function linkTo({ received }: MailServer, address: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const newest = received.findLast(({ to, message }) => to.includes(address) && message.includes('token='));
    const text = newest?.message.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    link = /https?:\/\/\S+confirm-email\?token=[\w-]+/.exec(text)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

async function confirmWith(page: Page, password: string): Promise<void> {
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

// The walk is long, and a machine may be busy.
test.slow();

test('a visitor registers by the link that is mailed, and the account moves to another address by another', async ({
  page,
  mailed,
}) => {
  const { username, password } = newAccount();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('Email address').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create Account' }).click();
  const sent = page.getByRole('dialog', { name: 'Check your email' });
  await expect(sent).toContainText(username);
  await expect(sent).toContainText('Open the link in it within 24 hours to finish.');
  await sent.getByRole('button', { name: 'Try again' }).click();
  // Nothing that was typed is lost on the way back.
  await expect(form.getByLabel('Email address')).toHaveValue(username);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);

  await page.goto(await linkTo(mailed.mail, username));
  await confirmWith(page, 'Wrong-pass1');
  await expect(page.getByRole('main').getByText(/^This isn’t the password that was chosen/)).toBeVisible();
  await expectAccessible(page);
  await confirmWith(page, password);
  await acceptDisclaimer(page);
  await page.waitForURL('**/captain-keto');
  await page.goto('/account');
  const email = page.getByRole('region', { name: 'Email address' });
  await expect(email.getByText('Verified', { exact: true })).toBeVisible();

  const to = newAccount().username;
  await email.getByLabel('New email address').fill(to);
  await email.getByLabel('Your password', { exact: true }).fill(password);
  await email.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`We sent an email to ${to}.`, { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(await linkTo(mailed.mail, to));
  await confirmWith(page, password);
  await expect(
    page.getByRole('status').filter({ hasText: `Your email address is now ${to}.` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(email).toContainText(to);
  await expect(page.getByText('Email address changed', { exact: true })).toBeVisible();
});
