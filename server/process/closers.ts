/** One that does not end in this time is told of and left: what uses it has already ended. */
const LIMIT_MS = 3_000;

/** What has been started and must be ended, last first. */
export class Closers {
  readonly #open: { name: string; close: () => void | Promise<void>; limitMs: number }[] = [];

  /** @param limitMs for one that knows better how long its end may take */
  add(name: string, close: () => void | Promise<void>, limitMs = LIMIT_MS): void {
    this.#open.push({ name, close, limitMs });
  }

  /** Ends all of it; one that fails or hangs is told of and does not keep the others from ending. */
  async closeAll(): Promise<void> {
    for (let entry = this.#open.pop(); entry; entry = this.#open.pop()) {
      const { name, close, limitMs } = entry;
      try {
        await within(limitMs, close);
      } catch (error) {
        console.error(`Could not close the ${name}:`, error);
      }
    }
  }
}

async function within(limitMs: number, close: () => void | Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`It did not close within ${limitMs} ms.`)), limitMs);
  try {
    await Promise.race([close(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
