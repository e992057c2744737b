/** Hands out a few things to many, first come first served. */
export type WaitingLine<T> = {
  /** Whether one more would exceed the limit of those who may wait. */
  isFull(): boolean;
  /** Waits for a free thing, uses it, and passes it on. Rejects with the signal's reason while waiting. */
  use<R>(signal: AbortSignal, work: (thing: T) => Promise<R>): Promise<R>;
};

type Waiting<T> = { take: (thing: T) => void };

/** At most `limit` callers wait for one of the `things`. */
export function createWaitingLine<T>(things: readonly T[], limit: number): WaitingLine<T> {
  const free = [...things];
  const waiting: Waiting<T>[] = [];

  function giveBack(thing: T): void {
    const next = waiting.shift();
    if (next) next.take(thing);
    else free.push(thing);
  }

  function take(signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const thing = free.pop();
    if (thing !== undefined) return Promise.resolve(thing);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const entry: Waiting<T> = {
        take(given) {
          signal.removeEventListener('abort', leave);
          resolve(given);
        },
      };
      waiting.push(entry);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    isFull: () => free.length === 0 && waiting.length >= limit,
    async use(signal, work) {
      const thing = await take(signal);
      try {
        return await work(thing);
      } finally {
        giveBack(thing);
      }
    },
  };
}
