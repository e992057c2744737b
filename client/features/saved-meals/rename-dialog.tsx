import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';

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
