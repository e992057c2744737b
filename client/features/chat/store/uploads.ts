import { failureOf } from '../../../lib/changes/send-failure.ts';
import type { DeviceExchange } from './device-chat.ts';

interface UploadPorts {
  /** What the account does not have yet, oldest first; it is asked anew before each one is sent. */
  pending: () => readonly DeviceExchange[];
  /** Stores it once under its key, after which it is not pending any more. */
  store: (pending: DeviceExchange) => Promise<void>;
  /** Tells whether something could not be stored at the last try. */
  onTrouble: (isTroubled: boolean) => void;
}

/** Waits between tries while the page is open; after the last it waits for the network or the next visit. */
const RETRY_MS = [2_000, 10_000, 60_000, 300_000];

/** The server will never take it as it is. */
const isRefused = (error: unknown) => error instanceof Error && failureOf(error).verdict === 'refused';

/** Other tabs read the same list: while one sends, they wait, and then find less to send. */
const LOCK = 'keto-chat-uploads';
const alone = (work: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work();

/** Brings what is pending to the account, one after another, and again when that failed. */
export function createUploads({ pending, store, onTrouble }: UploadPorts) {
  let queue: Promise<void> = Promise.resolve();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refused = new Set<string>();

  const next = () => pending().find(({ exchange }) => !refused.has(exchange.key));

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    for (let one = next(); one; one = next()) {
      try {
        await store(one);
      } catch (error) {
        if (!isRefused(error)) {
          onTrouble(true);
          const wait = RETRY_MS[tries++];
          if (wait !== undefined) timer = setTimeout(() => void send(), wait);
          return;
        }
        refused.add(one.exchange.key);
      }
    }
    tries = 0;
    onTrouble(refused.size > 0);
  }

  /** One at a time: an exchange that replaces another must not overtake it. */
  const inOrder = (work: () => Promise<void>) => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  const send = () => inOrder(() => alone(sendAll));

  return {
    send,
    /** Tries again, now, also what was refused. */
    retry: () => {
      tries = 0;
      refused.clear();
      return send();
    },
    /** Lets what is on its way arrive, then runs `then`. */
    after: (then: () => Promise<void>) => {
      clearTimeout(timer);
      onTrouble(false);
      return inOrder(then);
    },
  };
}
