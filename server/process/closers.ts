/** What has been started and must be ended, last first. */
export class Closers {
  readonly #open: { name: string; close: () => void | Promise<void> }[] = [];

  add(name: string, close: () => void | Promise<void>): void {
    this.#open.push({ name, close });
  }

  /** Ends all of it; one that fails is told of and does not keep the others from ending. */
  async closeAll(): Promise<void> {
    for (let entry = this.#open.pop(); entry; entry = this.#open.pop()) {
      try {
        await entry.close();
      } catch (error) {
        console.error(`Closing the ${entry.name} failed:`, error);
      }
    }
  }
}
