/** Work that outlives its request, such as a mail; it is waited for before the process ends. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  readonly #onFailure: (name: string, error: unknown) => void;

  constructor(onFailure: (name: string, error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  /** Starts `work` and returns at once; a failure is reported, never thrown. */
  run(name: string, work: () => Promise<void>): void {
    const task: Promise<void> = work()
      .catch((error: unknown) => this.#onFailure(name, error))
      .finally(() => this.#running.delete(task));
    this.#running.add(task);
  }

  /** Resolves when nothing is running any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
