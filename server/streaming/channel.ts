/** Turns callbacks into something to iterate over: one side pushes, the other awaits, in order and without loss. */
export class Channel<T> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  #ended = false;
  #failure: { error: unknown } | null = null;
  #wake: () => void = () => {};

  push(value: T): void {
    this.#waiting.push(value);
    this.#wake();
  }

  /** After this the iteration ends once what was pushed has been read. */
  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** As `end`, but the iteration then throws. */
  fail(error: unknown): void {
    this.#failure = { error };
    this.end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    while (true) {
      const next = this.#waiting.shift();
      if (next !== undefined) yield next;
      else if (this.#failure) throw this.#failure.error;
      else if (this.#ended) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
