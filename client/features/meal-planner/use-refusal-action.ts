import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updatePantryItem } from '../../lib/pantry/change-pantry-item.ts';
import { pantryItemsQuery } from '../../lib/pantry/pantry-items.ts';
import { usePerson } from '../../lib/person/person.ts';
import { toast } from '../../lib/toast.ts';
import type { PlanAsk } from './plan-options.ts';
import { askForNew } from './plan-request.ts';
import type { RefusalAction } from './refusal-action.ts';

interface Ways {
  generate: (ask: PlanAsk) => void;
  onAddFood: (examples: readonly string[]) => void;
}

/** Makes the change that the planner proposed, then asks again. */
export function useRefusalAction({ generate, onAddFood }: Ways) {
  const { person, update } = usePerson();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, ask }: { action: RefusalAction; ask: PlanAsk }) => {
      if (action.kind === 'food') onAddFood(action.examples);
      if (action.kind === 'plan') generate(askForNew(action.options, ask.items));
      if (action.kind === 'net_carbs') {
        const before = person.netCarbLimit;
        await update({ netCarbLimit: action.to });
        toast({
          title: `Your net carb limit is now ${action.to} g a day`,
          description: 'Kept in your profile.',
          action: { label: 'Undo', onClick: () => void update({ netCarbLimit: before }).catch(tellFailure) },
        });
        generate(ask);
      }
      if (action.kind === 'amount') {
        await updatePantryItem(action.pantryItemId, { amountAtHand: Math.round(action.grams * 10) });
        await client.invalidateQueries({ queryKey: pantryItemsQuery().queryKey });
        generate(ask);
      }
    },
    onError: tellFailure,
  });
}

const tellFailure = () =>
  toast({
    title: 'The change could not be made',
    description: 'Please try again later',
    variant: 'destructive',
  });
