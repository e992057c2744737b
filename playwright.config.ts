import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Another one lets two runs on one machine keep out of each other's way. */
const PORT = Number(process.env.E2E_PORT ?? 4390);
const server = join(import.meta.dirname, 'server', 'main.ts');
const nodeProgram = join(import.meta.dirname, 'node_modules', 'node', 'bin', 'node');

/** The whole product as a person meets it: the production build, the real process, the real database. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A walk that holds only at its second try is told of as flaky, by its name, and counted in the last line of `npm test`.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    // What is never there ends a long walk at its place, not at its own end.
    actionTimeout: 30_000,
    // By its name, as a person opens it: passkeys are not for addresses of numbers.
    baseURL: `http://localhost:${PORT}`,
    // Who signs up in the United States begins with pounds and inches.
    timezoneId: 'UTC',
    locale: 'en-US',
    // Recording costs a third of the time; `--trace retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A service worker answers before page.route does; the specs that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${nodeProgram}" --import ./server/process/drizzle-as-commonjs.ts "${server}"`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      PUBLIC_URL: `http://localhost:${PORT}`,
      DATA_DIR: join(import.meta.dirname, 'test-results', 'data'),
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      BACKUP_KEEP: '0',
      RATE_LIMIT_FACTOR: '1000',
    },
  },
});
