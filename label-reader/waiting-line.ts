/** Hands out a few things to many people in turns: who was served longest ago comes next, whoever has asked how often. */
export type WaitingLine<T> = {
  /** Whether one more of this person would exceed what may wait. */
  isFull(person: string): boolean;
  /**
   * Waits for this person's turn, uses a free thing, and passes it on. Nobody uses two things at a time.
   * Rejects with the signal's reason while waiting.
   */
  use<R>(turn: Turn, work: (thing: T) => Promise<R>): Promise<R>;
};

type Turn = {
  person: string;
  signal: AbortSignal;
  /** Told how many turns of others come before, at first and whenever that changes; not where none has to. */
  onAhead?: ((ahead: number) => void) | undefined;
};

type Waiting<T> = Turn & { take: (thing: T) => void; told: number | null };

/** How many may wait, in all and of one person. */
export type LineLimits = { all: number; perPerson: number };

export function createWaitingLine<T>(things: readonly T[], limits: LineLimits): WaitingLine<T> {
  const free = [...things];
  const waiting: Waiting<T>[] = [];
  const busy = new Set<string>();
  /** The number of the turn in which somebody was last served, kept while anybody is here: coming back gains nothing. */
  const served = new Map<string, number>();
  let turns = 0;

  /** The entry whose turn it is among `left`, of those who use nothing. */
  function nextOf(
    left: readonly Waiting<T>[],
    using: ReadonlySet<string>,
    last: ReadonlyMap<string, number>,
  ) {
    let first: Waiting<T> | null = null;
    for (const one of left) {
      if (using.has(one.person)) continue;
      if (!first || (last.get(one.person) ?? 0) < (last.get(first.person) ?? 0)) first = one;
    }
    return first;
  }

  function handOut(): void {
    for (let thing = free.at(-1); thing !== undefined; thing = free.at(-1)) {
      const next = nextOf(waiting, busy, served);
      if (!next) break;
      free.pop();
      waiting.splice(waiting.indexOf(next), 1);
      busy.add(next.person);
      served.set(next.person, ++turns);
      next.take(thing);
    }
    tellPlaces();
  }

  /** Turns are played through as they will come if nobody joins or leaves. */
  function tellPlaces(): void {
    const last = new Map(served);
    const left = [...waiting];
    for (let ahead = 0; left.length > 0; ahead++) {
      const next = nextOf(left, NOBODY, last);
      if (!next) return;
      left.splice(left.indexOf(next), 1);
      last.set(next.person, turns + ahead + 1);
      if (next.told !== ahead) next.onAhead?.(ahead);
      next.told = ahead;
    }
  }

  function forget(): void {
    if (busy.size === 0 && waiting.length === 0) served.clear();
  }

  function join(turn: Turn): Promise<T> {
    turn.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        forget();
        tellPlaces();
        reject(turn.signal.reason);
      };
      const entry: Waiting<T> = {
        ...turn,
        told: null,
        take(thing) {
          turn.signal.removeEventListener('abort', leave);
          resolve(thing);
        },
      };
      waiting.push(entry);
      turn.signal.addEventListener('abort', leave, { once: true });
      handOut();
    });
  }

  return {
    isFull: (person) =>
      waiting.length >= limits.all ||
      waiting.filter((one) => one.person === person).length >= limits.perPerson,
    async use(turn, work) {
      const thing = await join(turn);
      try {
        return await work(thing);
      } finally {
        busy.delete(turn.person);
        free.push(thing);
        handOut();
        forget();
      }
    },
  };
}

const NOBODY: ReadonlySet<string> = new Set();
