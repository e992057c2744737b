import type { LocalExchange } from './local-history.ts';

/** The way to the server and to this device. */
export interface ChatImportPorts {
  /** Stores it once under its key. */
  store: (exchange: LocalExchange['exchange']) => Promise<unknown>;
  removeFromDevice: (key: string) => void;
}

export interface ChatImport {
  taken: number;
  /** Still on this device because the server did not take them. */
  left: number;
}

/**
 * Sends each exchange once, oldest first and one after another, so that their order stays. One leaves the device only
 * when the server has it; after one that failed the rest waits, or it would come before what it follows.
 */
export async function importGuestChat(
  exchanges: readonly LocalExchange[],
  { store, removeFromDevice }: ChatImportPorts,
): Promise<ChatImport> {
  let taken = 0;
  for (const { exchange } of exchanges) {
    try {
      await store(exchange);
    } catch {
      break;
    }
    removeFromDevice(exchange.key);
    taken += 1;
  }
  return { taken, left: exchanges.length - taken };
}
