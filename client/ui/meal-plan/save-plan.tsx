import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookmarkCheck, Save } from 'lucide-react';
import { useState } from 'react';
import type { GeneratedMealPlan, PlannedDish, SaveMealPlan } from '#contract/meal-plans.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { countText } from '../../lib/format/number-text.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { Badge } from '../badge.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { FormDialog } from '../dialog.tsx';
import { TextField } from '../field.tsx';

const MAIN_FIRST = ['Dinner', 'Lunch', 'Breakfast', 'Snacks', 'Dessert'] as const;

type NamedDish = Pick<PlannedDish, 'meal' | 'name'>;
const place = ({ meal }: NamedDish) => MAIN_FIRST.indexOf(meal);

export function suggestedTitle({ days }: { days: readonly { dishes: readonly NamedDish[] }[] }): string {
  const [first] = days;
  const [main] = (first?.dishes ?? []).toSorted((a, b) => place(a) - place(b));
  if (!first || !main) return '';
  if (days.length > 1) return `${days.length} days: ${main.name} and more`;
  const more = first.dishes.length - 1;
  return more === 0 ? main.name : `${main.name} and ${more} more`;
}

/** A plan that can be saved, and what it was made from. */
export interface UnsavedPlan {
  /** The idempotency key: each try to save it goes with it, so that it is stored once. */
  key: string;
  answer: GeneratedMealPlan;
  items: readonly { id: number; productName: string }[];
}

/** The plan as it is saved under a title. */
export const toSaveRequest = (
  { answer: { mealPlan, plan }, items }: UnsavedPlan,
  title: string,
): SaveMealPlan => ({
  title,
  content: mealPlan,
  pantryItemIds: JSON.stringify(items.map(({ id }) => id)),
  mealPlanType: plan.type,
  mealTypes: plan.mealTypes,
  plan,
});

const SAVED_TOAST_MS = 2000;
const TITLE_MOST = 200;
/** Items that are listed by name; there may be thousands. */
const LISTED = 50;

interface SaveDialogProps {
  unsaved: UnsavedPlan;
  onSaved: () => void;
  onClose: () => void;
}

/** Gives a plan its title and saves it. What the server refuses is shown here, and nothing typed is lost. */
function SaveDialog({ unsaved, onSaved, onClose }: SaveDialogProps) {
  const { key, answer, items } = unsaved;
  const [title, setTitle] = useState(() => suggestedTitle(answer.plan).slice(0, TITLE_MOST));
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => submitChange(client, 'plan.save', { plan: toSaveRequest(unsaved, title.trim()) }, key),
    onSuccess: ({ state }) => {
      onSaved();
      if (state === 'waiting') sayKept('Your meal plan');
      else toast({ title: 'Meal plan saved successfully!', duration: SAVED_TOAST_MS });
      onClose();
    },
    onError: () => toastFailure('Failed to save meal plan', 'Please try again later'),
  });
  const refused = save.error instanceof ApiError && save.error.status < 500 ? save.error : null;
  const isBlank = title.trim() === '';
  const missing = isBlank ? 'Please enter a title for the meal plan' : undefined;
  const more = items.length - LISTED;
  return (
    <FormDialog
      title="Save Meal Plan"
      submitLabel="Save Plan"
      pendingLabel={save.isPending ? 'Saving...' : undefined}
      isEmpty={isBlank}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label="Meal Plan Title"
        error={missing ?? refused?.fields.title ?? refused?.serverMessage}
        autoComplete="off"
        maxLength={TITLE_MOST}
        value={title}
        // The suggestion gives way to the first letter typed.
        onFocus={(event) => event.target.select()}
        onChange={setTitle}
      />
      <div>
        <h3 className="font-sans text-base font-extrabold">Selected items ({items.length})</h3>
        <ul className="list-disc pl-6">
          {items.slice(0, LISTED).map(({ id, productName }) => (
            <li key={id} className="wrap-anywhere">
              {productName}
            </li>
          ))}
          {more > 0 ? <li>+{countText(more)} more</li> : null}
        </ul>
      </div>
    </FormDialog>
  );
}

interface SavePlanProps {
  unsaved: UnsavedPlan;
  isSaved: boolean;
  onSaved: () => void;
  isBusy?: boolean;
}

/** Saves a plan under a title, and then says where it is. */
export function SavePlan({ unsaved, isSaved, onSaved, isBusy = false }: SavePlanProps) {
  const [isSaving, setSaving] = useState(false);
  if (isSaved) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="kelp">
          <BookmarkCheck className="size-4.5" />
          Saved
        </Badge>
        <ButtonLink to="/saved-meals" variant="ghost" className="px-2!">
          Saved Meals
        </ButtonLink>
      </div>
    );
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => setSaving(true)} icon={Save}>
        Save Plan
      </Button>
      {isSaving ? <SaveDialog unsaved={unsaved} onSaved={onSaved} onClose={() => setSaving(false)} /> : null}
    </>
  );
}
