import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { pantryItemFromAnalysis } from '#domain/pantry/pantry-values.ts';
import { addToGuestPantry, guestPantryQuery } from '../../../lib/pantry/guest-pantry.ts';
import { addPantryItem, saySaved, saySaveFailed } from '../../../lib/pantry/pantry-items.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { toast } from '../../../lib/toast.ts';

const SAVED_LOCALLY_TOAST_MS = 3000;
/** Saving on the device is instant; the pause lets the button tell that something happened. */
const LOCAL_SAVE_PAUSE_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Saves to the account, or to this device for a guest. Gives the account's item id once the account has it: without a
 * network the product waits on this device.
 */
export function useSaveProduct() {
  const session = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (analysis: NutritionAnalysis): Promise<number | undefined> => {
      const request = pantryItemFromAnalysis(analysis);
      if (session.kind === 'authenticated') {
        const added = await addPantryItem(client, request);
        saySaved(added);
        return added.isWaiting ? undefined : added.item.id;
      }
      const { productName } = addToGuestPantry(browserStores(), request, new Date());
      await pause(LOCAL_SAVE_PAUSE_MS);
      await client.invalidateQueries({ queryKey: guestPantryQuery().queryKey });
      toast({
        title: 'Saved Locally!',
        description: `${productName} has been saved to your local pantry. Sign in to sync across devices.`,
        duration: SAVED_LOCALLY_TOAST_MS,
      });
    },
    onError: saySaveFailed,
  });
}
