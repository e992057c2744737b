/** What pages and workers say to each other. */
export type WorkerMessage =
  /** To either side: which version are you? Answered through the port that comes along. */
  | 'which-version'
  /** To a waiting worker: take over now. */
  | 'take-over'
  /** To the worker in charge: a page is up, so there may be something to sweep. */
  | 'page-up';

interface Listener {
  postMessage: (message: WorkerMessage, transfer: Transferable[]) => void;
}

/** Somebody who is not heard of for so long is asleep, or older than the question. */
const PATIENCE_MS = 2_000;

/** Asks a page or a worker for its version; null when it does not say. */
export function askVersion(listener: Listener): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (version: string | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(version);
    };
    const timer = setTimeout(() => done(null), PATIENCE_MS);
    port1.onmessage = ({ data }) => done(typeof data === 'string' ? data : null);
    listener.postMessage('which-version', [port2]);
  });
}
