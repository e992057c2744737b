import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SavedMealPlan, SaveMealPlan } from '#contract/meal-plans.ts';
import { planItemIds } from '#domain/meal-plan-text/readable-plan.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { newUuid } from '../../lib/browser/new-uuid.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { pantryIdsQuery } from '../../lib/pantry/pantry-items.ts';
import { sayFailed } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

/** A plan to be saved anew as it was, under another id. */
const asSaveRequest = ({ id: _id, createdAt: _at, mealTypes, ...plan }: SavedMealPlan): SaveMealPlan => ({
  ...plan,
  mealTypes: JSON.parse(mealTypes ?? '[]'),
});

const DELETED_TOAST_MS = 300;

/**
 * Deletes a plan and offers to bring it back; asks first where that could not be done. One card each: a failure ends
 * the waiting of its own card alone.
 * @param own ids of the foods that its dishes take from the pantry
 */
export function useDeletePlan(plan: SavedMealPlan, own: readonly number[]) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const restore = useMutation({
    mutationFn: (key: string) => submitChange(client, 'plan.save', { plan: asSaveRequest(plan) }, key),
    onSuccess: ({ state }) => {
      if (state === 'waiting') sayKept('The restored meal plan');
      else toast({ title: 'Meal plan restored' });
    },
    onError: sayFailed('Failed to restore meal plan'),
  });
  const remove = useMutation({
    mutationFn: (_isRestorable: boolean) =>
      submitChange(client, 'plan.remove', { id: plan.id, title: plan.title }),
    onSuccess: ({ state }, isRestorable) => {
      const key = newUuid();
      toast({
        ...(state === 'waiting'
          ? { title: 'Meal plan will be deleted', description: "We'll delete it when you're back online." }
          : { title: 'Meal plan deleted successfully!' }),
        ...(isRestorable
          ? { action: { label: 'Undo', onClick: () => restore.mutate(key) } }
          : { duration: DELETED_TOAST_MS }),
      });
    },
    onError: sayFailed('Failed to delete meal plan'),
  });
  const press = useMutation({
    /** Whether it could be brought back: the server takes no plan with foods that are gone. */
    mutationFn: async () => {
      const pantry = await client.ensureQueryData(pantryIdsQuery()).catch(() => null);
      const ids = new Set(pantry?.items.map(({ id }) => id));
      return [...own, ...planItemIds(plan.pantryItemIds)].every((id) => ids.has(id));
    },
    onSuccess: (isRestorable) => (isRestorable ? remove.mutate(true) : setAsking(true)),
  });
  return {
    isAsking,
    isDeleting: press.isPending || remove.isPending,
    ask: press.mutate,
    cancel: () => setAsking(false),
    confirm: () => {
      setAsking(false);
      remove.mutate(false);
    },
  };
}

const TITLE_MOST = 200;
const RENAMED_TOAST_MS = 2000;

function refusalOf(error: Error): string {
  const ofTitle = error instanceof ApiError ? error.fields.title : undefined;
  return ofTitle ?? errorText(error, 'Please try again later');
}

/** A new title for a plan. It stays open until it is kept, so that nothing typed is lost. */
export function RenameDialog({ plan, onClose }: { plan: SavedMealPlan; onClose: () => void }) {
  const [title, setTitle] = useState(plan.title);
  const client = useQueryClient();
  const rename = useMutation({
    mutationFn: (wanted: string) => submitChange(client, 'plan.rename', { id: plan.id, title: wanted }),
    onSuccess: ({ state }) => {
      onClose();
      if (state === 'waiting') sayKept('The new title');
      else toast({ title: 'Meal plan renamed', duration: RENAMED_TOAST_MS });
    },
  });
  const box = useRef<HTMLInputElement>(null);
  const refused = rename.error ? refusalOf(rename.error) : undefined;
  const wanted = title.trim();
  const save = () => {
    if (wanted === plan.title) onClose();
    else rename.mutate(wanted);
  };
  return (
    <FormDialog
      title="Rename Meal Plan"
      firstFocus={box}
      submitLabel="Save"
      pendingLabel={rename.isPending ? 'Saving...' : undefined}
      isEmpty={wanted === ''}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Meal Plan Title"
        error={wanted === '' ? 'Please enter a title for the meal plan' : refused}
        ref={box}
        value={title}
        maxLength={TITLE_MOST}
        onFocus={(event) => event.target.select()}
        onChange={setTitle}
      />
    </FormDialog>
  );
}
