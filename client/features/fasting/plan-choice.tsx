import { useId } from 'react';
import { FASTING_PLANS, type FastingPlan } from '#domain/fasting/fasting-plans.ts';

interface PlanChoiceProps {
  value: FastingPlan['id'];
  onChange: (plan: FastingPlan['id']) => void;
}

const title = ({ id }: FastingPlan) => (id === 'custom' ? 'Your own' : id);

const hoursWords = ({ fastingHours, eatingHours }: FastingPlan) =>
  fastingHours === null ? 'Hours of your choice' : `${fastingHours} h without food, ${eatingHours} h to eat`;

/** One of the plans, each with what it asks. */
export function PlanChoice({ value, onChange }: PlanChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Plan</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {FASTING_PLANS.map((plan) => (
          <label
            key={plan.id}
            className="flex cursor-pointer gap-3 rounded-md border-2 border-line-strong p-3 hover:bg-shoal has-checked:border-sea has-checked:bg-shoal"
          >
            <input
              type="radio"
              name={name}
              value={plan.id}
              checked={plan.id === value}
              onChange={() => onChange(plan.id)}
              className="mt-1 size-5 shrink-0"
            />
            <span>
              <span className="block font-display text-lg leading-tight">{title(plan)}</span>
              <span className="block font-bold">{hoursWords(plan)}</span>
              <span className="block text-small text-ink-soft">{plan.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
