/** The way to the server and off this device. */
interface TakeAlongPorts<Item extends { id: number | string }> {
  /** Finds what was sent before, so that nothing is stored twice. */
  save: (item: Item) => Promise<unknown>;
  removeFromDevice: (ids: ReadonlySet<Item['id']>) => void;
}

export interface TakenAlong {
  taken: number;
  /** Still on this device because the server did not take them. */
  left: number;
}

/**
 * Sends what a guest kept on this device to the account, the last of the list first. An item leaves the device only when
 * the server has it; one that fails stays and the others go on.
 * @param atOnce so many are on their way at once, and leave the device together
 */
export async function takeAlong<Item extends { id: number | string }>(
  items: readonly Item[],
  { save, removeFromDevice }: TakeAlongPorts<Item>,
  atOnce = 1,
): Promise<TakenAlong> {
  const oldestFirst = [...items].reverse();
  let taken = 0;
  for (let start = 0; start < oldestFirst.length; start += atOnce) {
    const batch = oldestFirst.slice(start, start + atOnce);
    const sent = await Promise.allSettled(batch.map(save));
    const done = batch.filter((_, index) => sent[index]?.status === 'fulfilled').map(({ id }) => id);
    if (done.length > 0) removeFromDevice(new Set(done));
    taken += done.length;
  }
  return { taken, left: items.length - taken };
}
