/** Numbers from 0 to 1 that a seed always gives in the same order (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws over one stream of numbers. */
export class Draw {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = randomNumbers(seed);
  }

  chance(probability: number): boolean {
    return this.#next() < probability;
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.#next() * (most - least + 1));
  }

  one<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.#next() * items.length)];
    if (item === undefined) throw new RangeError('nothing to draw from');
    return item;
  }

  some<T>(items: readonly T[], count: number): T[] {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const [item] = rest.splice(Math.floor(this.#next() * rest.length), 1);
      if (item === undefined) throw new RangeError('nothing to draw from');
      return item;
    });
  }
}
