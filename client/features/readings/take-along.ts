import type { GuestReading } from '../../lib/readings/guest-reading.ts';
import type { EnteredReading } from '../../lib/readings/guest-readings.ts';

/** The way to the server and to this device. */
export interface TakeAlongPorts {
  /** Finds a reading that was sent before with the same idempotency key. */
  save: (reading: EnteredReading) => Promise<unknown>;
  removeFromDevice: (ids: ReadonlySet<string>) => void;
}

export interface TakenAlong {
  taken: number;
  /** Still on this device because the server did not take them. */
  left: number;
}

/** So many are on their way at once, and leave the device together. */
const AT_ONCE = 8;

/**
 * Sends each reading once, oldest first. A reading leaves the device only when the server has it; one that fails
 * stays and the others go on.
 */
export async function takeAlong(
  readings: readonly GuestReading[],
  ports: TakeAlongPorts,
): Promise<TakenAlong> {
  const oldestFirst = [...readings].reverse();
  let taken = 0;
  for (let start = 0; start < oldestFirst.length; start += AT_ONCE) {
    const batch = oldestFirst.slice(start, start + AT_ONCE);
    const sent = await Promise.allSettled(
      batch.map(({ id: _id, createdAt: _createdAt, ...reading }) => ports.save(reading)),
    );
    const done = batch.filter((_, index) => sent[index]?.status === 'fulfilled').map(({ id }) => id);
    if (done.length > 0) ports.removeFromDevice(new Set(done));
    taken += done.length;
  }
  return { taken, left: readings.length - taken };
}
