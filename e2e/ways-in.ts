import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const STEP_MS = 30_000;

/** What the authenticator app shows, in so many steps from now: no code is taken twice, and one ahead is forgiven. */
export const codeOf = (key: string, stepsAhead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + stepsAhead * STEP_MS });

/** The key that the open dialog shows for typing, without its spaces. */
export async function shownKey(page: Page): Promise<string> {
  const text = await page
    .getByRole('dialog')
    .getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/)
    .textContent();
  return (text ?? '').replaceAll(' ', '');
}

/** What a phone's camera reads in the QR code. */
export async function scanned(code: Locator): Promise<string | undefined> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  });
  const [found] = await readBarcodes(await code.screenshot(), { formats: ['QRCode'], tryInvert: false });
  return found?.text;
}

/** Answers the question of the open dialog for the password. */
export async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** A device with a screen lock that keeps passkeys, as Chromium plays one for tests. */
export class Authenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  /** Whether its owner unlocks it when asked. */
  async setUnlocks(isUserVerified: boolean): Promise<void> {
    await this.#session.send('WebAuthn.setUserVerified', {
      authenticatorId: this.#id,
      isUserVerified,
    });
  }
}

export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return new Authenticator(session, authenticatorId);
}
