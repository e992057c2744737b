import { seededRandom } from '../figures/random.ts';

/** Draws over one stream of numbers. */
export class Draw {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = seededRandom(seed);
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
