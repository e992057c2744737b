import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { SaveMealPlan } from '#contract/meal-plans.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { sayKept, submitChange } from '../../lib/changes/changes.ts';
import { countText } from '../../lib/number-text.ts';
import { toastFailure } from '../../lib/say-failed.ts';
import { browserStores } from '../../lib/storage/browser-stores.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { changePlanVisit, planVisit, type ShownPlan } from './plan-visit.ts';
import { suggestedTitle } from './suggested-title.ts';

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

function useSavePlan(shown: ShownPlan, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) =>
      submitChange(client, 'plan.save', { plan: toSaveRequest(shown, title) }, shown.key),
    onSuccess: ({ state }) => {
      const now = planVisit.get()?.shown;
      if (now?.key === shown.key) changePlanVisit(browserStores(), { shown: { ...now, isSaved: true } });
      if (state === 'waiting') sayKept('Your meal plan');
      else toast({ title: 'Meal plan saved successfully!', duration: SAVED_TOAST_MS });
      onSaved();
    },
    onError: () => toastFailure('Failed to save meal plan', 'Please try again later'),
  });
}

/** Gives a plan its title and saves it. What the server refuses is shown here, and nothing typed is lost. */
export function SaveDialog({ shown, onClose }: { shown: ShownPlan; onClose: () => void }) {
  const [title, setTitle] = useState(() => suggestedTitle(shown.answer.plan).slice(0, TITLE_MOST));
  const [isTried, setTried] = useState(false);
  const save = useSavePlan(shown, onClose);
  const formId = useId();
  const refused = save.error instanceof ApiError && save.error.status < 500 ? save.error : null;
  const isBlank = title.trim() === '';
  const missing = isTried && isBlank ? 'Please enter a title for the meal plan' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !save.isPending) save.mutate(title.trim());
  };
  const more = shown.items.length - LISTED;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Save Meal Plan"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={isBlank}
            pendingLabel={save.isPending ? 'Saving...' : undefined}
          >
            Save Plan
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Meal Plan Title" error={missing ?? refused?.fields.title ?? refused?.serverMessage}>
          {(ids) => (
            <TextInput
              {...ids}
              autoComplete="off"
              maxLength={TITLE_MOST}
              value={title}
              // The suggestion gives way to the first letter typed.
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                setTitle(event.target.value);
                if (event.target.value.trim() === '') setTried(true);
              }}
              // Enter sends no form whose button is disabled.
              onKeyDown={(event) => {
                if (event.key === 'Enter') setTried(true);
              }}
            />
          )}
        </Field>
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
      </form>
    </Dialog>
  );
}
