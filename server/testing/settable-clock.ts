import type { Clock } from '../clock.ts';

/** A clock that tests move by hand. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(start = new Date()) {
    this.#now = start;
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance({ minutes = 0, days = 0 }: { minutes?: number; days?: number }): void {
    this.#now = new Date(this.#now.getTime() + (days * 24 * 60 + minutes) * 60_000);
  }
}
