import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { MEAL_CATEGORIES, PLAN_DAYS_MOST, PLAN_TYPES } from '#contract/meal-plans.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { PLAN_TYPE_WORDS, type PlanOptions } from './plan-options.ts';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** Under the label, read with it. */
  explanation?: ReactNode;
}

/** One of several choices; the whole card is the target. */
const ChoiceCard = ({ label, explanation, ...rest }: ChoiceCardProps) => (
  <label className="flex min-h-touch cursor-pointer items-start gap-3 rounded-md border-2 border-line-strong bg-card px-3 py-2.5 hover:border-ink has-checked:border-sea has-checked:bg-shoal">
    <input {...rest} className="mt-0.5 size-6 shrink-0" />
    <span>
      <span className="font-bold">{label}</span>
      {explanation ? <span className="block text-small text-ink-soft">{explanation}</span> : null}
    </span>
  </label>
);

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

const DAYS = Array.from(
  { length: PLAN_DAYS_MOST },
  (_, index) => [index + 1, index === 0 ? '1 day' : `${index + 1} days`] as const,
);

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
        <SelectField
          label="Days"
          className="max-w-40"
          value={chosen.days}
          choices={DAYS}
          onChange={(days) => setChosen({ ...chosen, days })}
        />
      </form>
    </Dialog>
  );
}
