/** What was stored, where it belongs or, without a network, on this device to be sent there. */
export interface Stored<Item> {
  item: Item;
  isWaiting: boolean;
}

/**
 * One person's things of a kind, wherever they are kept: an account's at the server, a guest's on this device. All
 * reject with an Error in the person's words; an ApiError names the `fields` that were refused.
 */
export interface OwnList<Item extends { id: number | string }, Entered, Changes> {
  /** One whose idempotency key is there already is found again and not stored twice. */
  add: (entered: Entered) => Promise<Stored<Item>>;
  /** `before` is the item as it is known here. */
  change: (before: Item, changes: Changes) => Promise<Stored<Item>>;
  remove: (id: Item['id']) => Promise<{ isWaiting: boolean }>;
}

/** What stands where it belongs. */
export const stored = <Item>(item: Item): Stored<Item> => ({ item, isWaiting: false });
