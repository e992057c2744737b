import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NutritionAnalysis } from '#contract/nutrition.ts';
import { pantryItemFromAnalysis } from '#domain/pantry-values.ts';
import { addToGuestPantry, guestPantryQuery } from '../../lib/pantry/guest-pantry.ts';
import { addPantryItem } from '../../lib/pantry/pantry-items.ts';
import { sayKept } from '../../lib/queue/say-kept.ts';
import { useSession } from '../../lib/session/current-user.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';

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
      const item = pantryItemFromAnalysis(analysis);
      if (isAccount) {
        const { productName, id, isWaiting } = await addPantryItem(client, item);
        return { name: productName, id: isWaiting ? undefined : id, isWaiting };
      }
      addToGuestPantry(browserStores(), item, new Date());
      await pause(LOCAL_SAVE_PAUSE_MS);
      return { name: item.productName, id: undefined, isWaiting: false };
    },
    onSuccess: ({ name, isWaiting }) => {
      if (!isAccount) void client.invalidateQueries({ queryKey: guestPantryQuery().queryKey });
      if (isWaiting) sayKept(name);
      else if (isAccount) {
        toast({
          title: 'Saved to Pantry!',
          description: `${name} has been saved to your pantry collection.`,
          duration: SAVED_TOAST_MS,
        });
      } else {
        toast({
          title: 'Saved Locally!',
          description: `${name} has been saved to your local pantry. Sign in to sync across devices.`,
          duration: SAVED_LOCALLY_TOAST_MS,
        });
      }
    },
    onError: () =>
      toast({
        title: 'Save Failed',
        description: 'Failed to save item to pantry. Please try again.',
        variant: 'destructive',
      }),
  });
}
