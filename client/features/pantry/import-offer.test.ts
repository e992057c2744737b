import { describe, expect, it } from 'vitest';
import { type CreatePantryItemRequest, type PantryItem, pantryItem } from '#contract/pantry.ts';
import { type GuestPantryItem, guestPantryItem } from '../../lib/pantry/guest-pantry.ts';
import { importGuestItems } from './import-offer.tsx';

const at = '2025-06-01T12:00:00.000Z';
const guestItem = (id: string): GuestPantryItem =>
  guestPantryItem.parse({ id, productName: `Food ${id}`, ketoFriendly: true, createdAt: at, updatedAt: at });

/** A pantry that refuses the names given, like a server that fails now and then. */
function account(refused: readonly string[] = []) {
  const saved: PantryItem[] = [];
  const removed: string[] = [];
  return {
    saved,
    removed,
    ports: {
      listSaved: async () => saved,
      save: async (item: CreatePantryItemRequest) => {
        if (refused.includes(item.productName)) throw new Error('500: no');
        saved.push(pantryItem.parse({ ...item, id: saved.length + 1, createdAt: at, updatedAt: at }));
      },
      removeFromDevice: (id: string) => void removed.push(id),
    },
  };
}

// Newest first, as the device keeps them.
const items = ['guest-3', 'guest-2', 'guest-1'].map(guestItem);

describe('importGuestItems', () => {
  it('sends each once, oldest first, and takes it off the device', async () => {
    const { saved, removed, ports } = account();
    expect(await importGuestItems(items, ports)).toEqual({ taken: 3, left: 0 });
    expect(saved.map((item) => item.productName)).toEqual(['Food guest-1', 'Food guest-2', 'Food guest-3']);
    expect(removed).toEqual(['guest-1', 'guest-2', 'guest-3']);
  });

  it('keeps what the server did not take, and goes on with the others', async () => {
    const { removed, ports } = account(['Food guest-2']);
    expect(await importGuestItems(items, ports)).toEqual({ taken: 2, left: 1 });
    expect(removed).toEqual(['guest-1', 'guest-3']);
  });

  it('does not send again what had arrived although the answer was lost', async () => {
    const { saved, removed, ports } = account();
    await importGuestItems(items, { ...ports, removeFromDevice: () => undefined });
    await importGuestItems(items, ports);
    expect(saved).toHaveLength(3);
    expect(removed).toHaveLength(3);
  });

  it('touches nothing when the account cannot be read', async () => {
    const { removed, ports } = account();
    const listSaved = () => Promise.reject(new Error('offline'));
    await expect(importGuestItems(items, { ...ports, listSaved })).rejects.toThrow('offline');
    expect(removed).toEqual([]);
  });
});
