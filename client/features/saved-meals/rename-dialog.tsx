import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

const TITLE_MOST = 200;
const RENAMED_TOAST_MS = 2000;

function useRename(plan: SavedMealPlan, onRenamed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => submitChange(client, 'plan.rename', { id: plan.id, title }),
    onSuccess: ({ state }) => {
      onRenamed();
      if (state === 'waiting') sayKept('The new title');
      else toast({ title: 'Meal plan renamed', duration: RENAMED_TOAST_MS });
    },
  });
}

/** A new title for a plan. It stays open until it is kept, so that nothing typed is lost. */
export function RenameDialog({ plan, onClose }: { plan: SavedMealPlan; onClose: () => void }) {
  const [title, setTitle] = useState(plan.title);
  const rename = useRename(plan, onClose);
  const formId = useId();
  const box = useRef<HTMLInputElement>(null);
  const { error } = rename;
  const refused = error instanceof ApiError ? (error.fields.title ?? error.serverMessage) : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = title.trim();
    if (wanted === '') return;
    if (wanted === plan.title) onClose();
    else rename.mutate(wanted);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename Meal Plan"
      firstFocus={box}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={title.trim() === ''}
            pendingLabel={rename.isPending ? 'Saving...' : undefined}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          label="Meal Plan Title"
          error={
            title.trim() === ''
              ? 'Please enter a title for the meal plan'
              : error
                ? (refused ?? errorText(error, 'Please try again later'))
                : undefined
          }
          ref={box}
          value={title}
          maxLength={TITLE_MOST}
          onFocus={(event) => event.target.select()}
          onChange={setTitle}
        />
      </form>
    </Dialog>
  );
}
