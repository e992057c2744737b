import { ApiError } from '../../lib/api/api-error.ts';
import type { Exchange } from '../../lib/chat/exchange.ts';

/** An exchange that the account's history does not have yet. */
export interface Unsent {
  exchange: Exchange;
  /** Key of the exchange that goes, with all after it. */
  replaces: string | null;
}

export interface OutboxPorts {
  /** Stores it once under its key, and tells when it was stored. */
  store: (unsent: Unsent) => Promise<string>;
  onStored: (key: string, storedAt: string) => void;
  /** Tells whether something could not be stored at the last try. */
  onTrouble: (isTroubled: boolean) => void;
  /** False when another tab stored it meanwhile, or it was cleared away. */
  isUnsent: (key: string) => boolean;
  /** Runs something later, and gives a way to call it off. */
  later: (run: () => void, ms: number) => () => void;
}

/** Waits between tries while the page is open; after the last it waits for the network or the next visit. */
const RETRY_MS = [2_000, 10_000, 60_000, 300_000];

/** The server will never take it as it is. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

export interface Outbox {
  /** Takes exchanges on that are not waiting yet, and sends all in their order. */
  send: (unsent: readonly Unsent[]) => Promise<void>;
  /** Tries again, now. */
  flush: () => Promise<void>;
  /** Forgets what waits, lets what is on its way arrive, then runs `then`. */
  clear: (then: () => Promise<void>) => Promise<void>;
}

/** Brings exchanges to the account one after another, and again when that failed. */
export function createOutbox(ports: OutboxPorts): Outbox {
  let waiting: Unsent[] = [];
  let line: Promise<void> = Promise.resolve();
  let tries = 0;
  let callOff: () => void = () => undefined;

  async function sendAll(): Promise<void> {
    callOff();
    let isRefusedOne = false;
    for (let next = waiting[0]; next; next = waiting[0]) {
      const { key } = next.exchange;
      try {
        if (ports.isUnsent(key)) ports.onStored(key, await ports.store(next));
      } catch (error) {
        if (!isRefused(error)) {
          ports.onTrouble(true);
          tryAgainLater();
          return;
        }
        isRefusedOne = true;
      }
      waiting = waiting.filter((one) => one !== next);
    }
    tries = 0;
    ports.onTrouble(isRefusedOne);
  }

  function tryAgainLater(): void {
    const wait = RETRY_MS[tries];
    tries += 1;
    if (wait !== undefined) callOff = ports.later(() => void flush(), wait);
  }

  /** One at a time: an exchange that replaces another must not overtake it. */
  const inLine = (work: () => Promise<void>) => {
    const done = line.then(work);
    line = done.catch(() => undefined);
    return done;
  };
  const flush = () => inLine(sendAll);

  return {
    flush: () => {
      tries = 0;
      return flush();
    },
    send: (unsent) => {
      const known = new Set(waiting.map(({ exchange }) => exchange.key));
      waiting = [...waiting, ...unsent.filter(({ exchange }) => !known.has(exchange.key))];
      return flush();
    },
    clear: (then) => {
      callOff();
      waiting = [];
      ports.onTrouble(false);
      return inLine(then);
    },
  };
}
