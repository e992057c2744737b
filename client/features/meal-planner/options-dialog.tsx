import { type ComponentProps, useState } from 'react';
import {
  MEAL_CATEGORIES,
  type MealCategory,
  PLAN_DAYS_MOST,
  PLAN_TYPES,
  type PlanType,
} from '#contract/meal-plans.ts';
import { FormDialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { PLAN_TYPE_LABELS } from '../../ui/meal-plan/plan-words.ts';
import type { PlanOptions } from './plan-visit.ts';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  explanation?: string;
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

const EXPLANATION: Readonly<Record<PlanType, string>> = {
  basic: 'Only the selected pantry ingredients, plus salt, pepper and water.',
  enhanced: 'Adds minimal keto-friendly ingredients.',
  advanced: 'More elaborate dishes with a wider variety of extras.',
};

const DAYS = Array.from(
  { length: PLAN_DAYS_MOST },
  (_, index) => [index + 1, index === 0 ? '1 day' : `${index + 1} days`] as const,
);

interface OptionsDialogProps {
  options: PlanOptions;
  onClose: () => void;
  onGenerate: (options: PlanOptions) => void;
  /** Where the focus goes once planning began. */
  returnFocus: () => HTMLElement | null;
}

export function OptionsDialog({ options, onClose, onGenerate, returnFocus }: OptionsDialogProps) {
  const [chosen, setChosen] = useState(options);
  const toggle = (meal: MealCategory) =>
    setChosen({
      ...chosen,
      mealTypes: MEAL_CATEGORIES.filter((one) => chosen.mealTypes.includes(one) !== (one === meal)),
    });
  return (
    <FormDialog
      title="Meal Plan Options"
      size="lg"
      className="flex flex-col gap-5"
      returnFocus={returnFocus}
      submitLabel="Generate Meal Plan"
      onSubmit={() => onGenerate(chosen)}
      onClose={onClose}
    >
      <fieldset className="min-w-0">
        <legend className="font-display text-xl font-semibold">Choose Meal Category</legend>
        <p className="mb-2 text-small text-ink-soft">
          Pick one or more. If you pick none, you get a complete daily plan.
        </p>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {MEAL_CATEGORIES.map((meal) => (
            <ChoiceCard
              key={meal}
              type="checkbox"
              label={meal}
              checked={chosen.mealTypes.includes(meal)}
              onChange={() => toggle(meal)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-display text-xl font-semibold">Choose Your Meal Plan</legend>
        <div className="flex flex-col gap-2">
          {PLAN_TYPES.map((type) => (
            <ChoiceCard
              key={type}
              type="radio"
              name="meal-plan-type"
              label={PLAN_TYPE_LABELS[type]}
              explanation={EXPLANATION[type]}
              checked={chosen.mealPlanType === type}
              onChange={() => setChosen({ ...chosen, mealPlanType: type })}
            />
          ))}
        </div>
      </fieldset>
      <SelectField
        label="Days"
        className="max-w-40"
        value={chosen.days}
        choices={DAYS}
        onChange={(days) => setChosen({ ...chosen, days })}
      />
    </FormDialog>
  );
}
