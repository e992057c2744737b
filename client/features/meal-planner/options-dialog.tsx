import { type FormEvent, useId, useState } from 'react';
import { MEAL_CATEGORIES, PLAN_DAYS_MOST, PLAN_TYPES } from '#contract/meal-plans.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { PLAN_TYPE_WORDS, type PlanOptions } from './plan-options.ts';

interface OptionsDialogProps {
  options: PlanOptions;
  onClose: () => void;
  onGenerate: (options: PlanOptions) => void;
  /** Where the focus goes once planning began. */
  returnFocus: () => HTMLElement | null;
}

interface ChoosingProps {
  chosen: PlanOptions;
  onChoose: (options: PlanOptions) => void;
}

const Categories = ({ chosen, onChoose }: ChoosingProps) => (
  <fieldset className="min-w-0">
    <legend className="font-display text-xl font-semibold">Choose Meal Category</legend>
    <p className="mb-2 text-small text-ink-soft">One or more; with none chosen, a complete daily plan.</p>
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {MEAL_CATEGORIES.map((meal) => (
        <ChoiceCard
          key={meal}
          type="checkbox"
          label={meal}
          checked={chosen.mealTypes.includes(meal)}
          onChange={({ target }) =>
            onChoose({
              ...chosen,
              mealTypes: MEAL_CATEGORIES.filter((one) =>
                one === meal ? target.checked : chosen.mealTypes.includes(one),
              ),
            })
          }
        />
      ))}
    </div>
  </fieldset>
);

const Types = ({ chosen, onChoose }: ChoosingProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 font-display text-xl font-semibold">Choose Your Meal Plan</legend>
    <div className="flex flex-col gap-2">
      {PLAN_TYPES.map((type) => (
        <ChoiceCard
          key={type}
          type="radio"
          name="meal-plan-type"
          label={PLAN_TYPE_WORDS[type].label}
          explanation={PLAN_TYPE_WORDS[type].explanation}
          checked={chosen.mealPlanType === type}
          onChange={() => onChoose({ ...chosen, mealPlanType: type })}
        />
      ))}
    </div>
  </fieldset>
);

const DAYS = Array.from({ length: PLAN_DAYS_MOST }, (_, index) => index + 1);

/** Which meals, what kind of plan, and for how many days. */
export function OptionsDialog({ options, onClose, onGenerate, returnFocus }: OptionsDialogProps) {
  const [chosen, setChosen] = useState(options);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate(chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Meal Plan Options"
      size="lg"
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Generate Meal Plan
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-5">
        <Categories chosen={chosen} onChoose={setChosen} />
        <Types chosen={chosen} onChoose={setChosen} />
        <Field label="Days" className="max-w-40">
          {(ids) => (
            <Select
              {...ids}
              value={chosen.days}
              onChange={({ target }) => setChosen({ ...chosen, days: Number(target.value) })}
            >
              {DAYS.map((days) => (
                <option key={days} value={days}>
                  {days === 1 ? '1 day' : `${days} days`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
    </Dialog>
  );
}
