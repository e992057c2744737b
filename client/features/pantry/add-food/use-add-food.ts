import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { sayKept } from '../../../lib/changes/changes.ts';
import { type AddedItem, addPantryItem } from '../../../lib/pantry/pantry-items.ts';
import { toastFailure } from '../../../lib/say-failed.ts';
import { toast } from '../../../lib/toast.ts';

const SAVED_TOAST_MS = 2000;
const NAME_MOST = 200;

/** A food of the USDA table on its way to the pantry. */
export interface AddedFood {
  food: { id: string; name: string };
  portionGrams: number;
  /** tenths of a gram */
  amountAtHand?: number | null;
  isFavorite?: boolean;
  useBy?: string | null;
}

/** Adds a food of the table to the saved pantry and says how it went. */
export function useAddFood(onAdded?: (item: AddedItem) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ food, ...rest }: AddedFood) =>
      addPantryItem(client, {
        ...rest,
        productName: sentenceStart(food.name).slice(0, NAME_MOST),
        foodId: food.id,
        // The server works score and values out from the table.
        ketoFriendly: false,
      }),
    onSuccess: ({ item, isWaiting }) => {
      if (isWaiting) sayKept(item.productName);
      else
        toast({
          title: 'Saved to Pantry!',
          description: `${item.productName} has been saved to your pantry collection.`,
          duration: SAVED_TOAST_MS,
        });
      onAdded?.(item);
    },
    onError: () => toastFailure('Save Failed', 'Failed to save item to pantry. Please try again.'),
  });
}
