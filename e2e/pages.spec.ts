import { expect, newAccount, test } from './fixtures.ts';

// Who may open which page: access.spec.ts. Looks, axe and keyboard have files of their own.

test('an unknown address is a page of its own with status 404; the way back to the top shows after 300 px; the six sections of Get Started open each on their own', async ({
  page,
}) => {
  const response = await page.goto('/no-such-harbor');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  await page.goto('/science');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const back = page.getByRole('button', { name: /back to top/i });
  await expect(back).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(back).toBeVisible();
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goto('/getting-started');
  const section = (title: string) => page.getByRole('group', { name: title });
  const titles = [
    'Why Use the App',
    'Key App Features',
    'How to Use the App',
    'How to Measure Success',
    'Starter Kit',
    'Starter Foods',
  ];
  for (const title of titles) {
    await page.getByRole('main').getByText(title, { exact: true }).click();
    await expect(section(title)).toBeVisible();
  }
  for (const title of titles) await expect(section(title)).toBeVisible();
  const kits = section('Starter Kit').getByRole('link');
  expect(await kits.count()).toBeGreaterThanOrEqual(3);
  for (const kit of await kits.all()) {
    await expect(kit).toHaveAttribute('href', /^https:/);
    await expect(kit).toHaveAttribute('target', '_blank');
    await expect(kit).toHaveAttribute('rel', /noopener/);
  }
  await expect(section('How to Measure Success')).toContainText('below 100 mg/dL');
  await expect(section('How to Measure Success')).toContainText('above 0.5 mmol/L');
  await page.getByRole('main').getByText('Why Use the App', { exact: true }).click();
  await expect(section('Why Use the App')).toBeHidden();
  await expect(section('Starter Foods')).toBeVisible();
  await section('Starter Foods').getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Welcome aboard' })).toBeVisible();
});

test('the sign-in dialog keeps what was typed over a look at the terms; LOGIN on Get Started begins with a new account; GUEST goes to the chat, and stays when it fails', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  const { username, password } = newAccount();
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await expect(form.getByLabel('Email address')).toBeFocused();
  await form.getByLabel('Email address').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');

  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'terms of use' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await terms.getByRole('main').getByRole('link', { name: 'privacy notice' }).click();
  await expect(terms.getByText('How this app is set up right now:')).toBeVisible();
  await terms.close();

  await form.getByRole('button', { name: 'Forgot password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByRole('textbox', { name: 'Email address' })).toHaveValue(username);
  await forgot.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password);

  await page.goto('/getting-started');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'LOGIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the crew' });
  await expect(dialog).toContainText('Start your personalized keto journey');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const consent = async () => {
    await main.getByRole('button', { name: 'GUEST' }).click();
    const disclaimer = page.getByRole('dialog', { name: 'Important Disclaimer' });
    await expect(disclaimer.getByRole('listitem')).toHaveCount(5);
    await disclaimer.getByRole('checkbox').check();
    await disclaimer.getByRole('button', { name: 'Continue' }).click();
  };
  let answer: (() => void) | undefined;
  await page.route(
    '**/api/login-guest',
    (route) =>
      new Promise<void>((resolve) => {
        answer = () => resolve(route.fulfill({ status: 429, json: { code: 'too_many_requests' } }));
      }),
  );
  await consent();
  await expect(main.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  // The button waits before the call has arrived here.
  await expect.poll(() => answer).toBeDefined();
  answer?.();
  await expect(main.getByRole('button', { name: 'GUEST' })).toBeEnabled();
  await expect(page).toHaveURL('/getting-started');

  await page.unroute('**/api/login-guest');
  await consent();
  await expect(page).toHaveURL('/captain-keto');
});
