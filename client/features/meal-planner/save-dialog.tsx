import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlannedDish, SaveMealPlan } from '#contract/meal-plans.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { countText } from '../../lib/format/number-text.ts';
import { toastFailure } from '../../lib/toast/say-failed.ts';
import { toast } from '../../lib/toast/toast.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { changePlanVisit, planVisit, type ShownPlan } from './plan-visit.ts';

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

/** The plan as it is saved under a title; its key is the idempotency key. */
export const toSaveRequest = (
  { answer: { mealPlan, plan }, items }: ShownPlan,
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

/** Gives a plan its title and saves it. What the server refuses is shown here, and nothing typed is lost. */
export function SaveDialog({ shown, onClose }: { shown: ShownPlan; onClose: () => void }) {
  const [title, setTitle] = useState(() => suggestedTitle(shown.answer.plan).slice(0, TITLE_MOST));
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      submitChange(client, 'plan.save', { plan: toSaveRequest(shown, title.trim()) }, shown.key),
    onSuccess: ({ state }) => {
      const now = planVisit.get()?.shown;
      if (now?.key === shown.key) changePlanVisit({ shown: { ...now, isSaved: true } });
      if (state === 'waiting') sayKept('Your meal plan');
      else toast({ title: 'Meal plan saved successfully!', duration: SAVED_TOAST_MS });
      onClose();
    },
    onError: () => toastFailure('Failed to save meal plan', 'Please try again later'),
  });
  const refused = save.error instanceof ApiError && save.error.status < 500 ? save.error : null;
  const isBlank = title.trim() === '';
  const missing = isBlank ? 'Please enter a title for the meal plan' : undefined;
  const more = shown.items.length - LISTED;
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
        <h3 className="font-sans text-base font-extrabold">Selected items ({shown.items.length})</h3>
        <ul className="list-disc pl-6">
          {shown.items.slice(0, LISTED).map(({ id, productName }) => (
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
