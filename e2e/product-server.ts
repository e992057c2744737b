import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const nodeProgram = join(root, 'node_modules', 'node', 'bin', 'node');
const READY_LIMIT_MS = 60_000;

/** Below the ports that outgoing connections are given, so that none takes it while the server restarts. */
async function quietPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** A server of a test's own, with a data folder that outlives its restarts. */
export class ProductServer {
  readonly url: string;
  readonly #env: Record<string, string>;
  /** Where its database and its secrets are. */
  readonly dataDir = mkdtempSync(join(tmpdir(), 'keto-navigator-e2e-'));
  #child: ChildProcess | null = null;

  private constructor(port: number, env: Record<string, string>) {
    this.url = `http://localhost:${port}`;
    this.#env = {
      ...env,
      PORT: String(port),
      PUBLIC_URL: this.url,
      DATA_DIR: this.dataDir,
      DATABASE_URL: '',
      BACKUP_KEEP: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
    };
  }

  /** @param env settings beside the usual ones */
  static async start(env: Record<string, string> = {}): Promise<ProductServer> {
    const server = new ProductServer(await quietPort(), env);
    await server.start().catch(async (error: unknown) => {
      // Nobody else has it to close.
      await server.close();
      throw error;
    });
    return server;
  }

  async start(): Promise<void> {
    const args = ['--import', './server/process/drizzle-as-commonjs.ts', 'server/main.ts'];
    const child = spawn(nodeProgram, args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    const deadline = Date.now() + READY_LIMIT_MS;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error('The server ended before it served');
      if (Date.now() > deadline) throw new Error(`${this.url} did not become ready`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** As a power cut does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends it for good, and removes its data. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  }
}
