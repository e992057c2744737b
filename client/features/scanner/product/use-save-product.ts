import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { pantryItemFromAnalysis } from '#domain/pantry/pantry-values.ts';
import { sayKept } from '../../../lib/changes/changes.ts';
import { addToGuestPantry, guestPantryQuery } from '../../../lib/pantry/guest-pantry.ts';
import { addPantryItem } from '../../../lib/pantry/pantry-items.ts';
import { toastFailure } from '../../../lib/say-failed.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { toast } from '../../../lib/toast.ts';

const SAVED_TOAST_MS = 2000;
const SAVED_LOCALLY_TOAST_MS = 3000;
/** Saving on the device is instant; the pause lets the button tell that something happened. */
const LOCAL_SAVE_PAUSE_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Saves to the account, or to this device for a guest. Gives the name, and the account's item id once the account has
 * it: without a network the product waits on this device.
 */
export function useSaveProduct() {
  const session = useSession();
  const client = useQueryClient();
  const isAccount = session.kind === 'authenticated';
  return useMutation({
    mutationFn: async (analysis: NutritionAnalysis) => {
      const request = pantryItemFromAnalysis(analysis);
      if (isAccount) {
        const { item, isWaiting } = await addPantryItem(client, request);
        return { name: item.productName, id: isWaiting ? undefined : item.id, isWaiting };
      }
      const { productName } = addToGuestPantry(browserStores(), request, new Date());
      await pause(LOCAL_SAVE_PAUSE_MS);
      await client.invalidateQueries({ queryKey: guestPantryQuery().queryKey });
      return { name: productName, id: undefined, isWaiting: false };
    },
    onSuccess: ({ name, isWaiting }) => {
      if (isWaiting) return sayKept(name);
      const where = isAccount
        ? { title: 'Saved to Pantry!', place: 'pantry collection.', duration: SAVED_TOAST_MS }
        : {
            title: 'Saved Locally!',
            place: 'local pantry. Sign in to sync across devices.',
            duration: SAVED_LOCALLY_TOAST_MS,
          };
      const { title, place, duration } = where;
      toast({ title, description: `${name} has been saved to your ${place}`, duration });
    },
    onError: () => toastFailure('Save Failed', 'Failed to save item to pantry. Please try again.'),
  });
}
