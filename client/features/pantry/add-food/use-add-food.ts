import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TableFood } from '#contract/foods.ts';
import type { CreatePantryItemRequest } from '#contract/pantry.ts';
import { sentenceStart } from '#domain/food-text/amount-text.ts';
import { type AddedItem, addPantryItem, saySaved, saySaveFailed } from '../../../lib/pantry/pantry-items.ts';

const NAME_MOST = 200;

export type AddedFood = { food: Pick<TableFood, 'id' | 'name'> } & Pick<
  CreatePantryItemRequest,
  'portionGrams' | 'amountAtHand' | 'isFavorite' | 'useBy'
>;

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
    onSuccess: (added) => {
      saySaved(added);
      onAdded?.(added.item);
    },
    onError: saySaveFailed,
  });
}
