import { X } from 'lucide-react';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ServingsStepper } from '../servings-stepper.tsx';

interface ShoppedPlansProps {
  plans: readonly SavedMealPlan[];
  servingsOf: (planId: number) => number;
  onServings: (planId: number, servings: number) => void;
  onRemove: (planId: number) => void;
}

/** The plans a list is for, each for how many. */
export const ShoppedPlans = ({ plans, servingsOf, onServings, onRemove }: ShoppedPlansProps) => (
  <ul aria-label="Plans of this list" className="mb-4 flex flex-col rounded-lg bg-shoal px-4 py-1">
    {plans.map(({ id, title, plan }) => (
      <li
        key={id}
        className="flex flex-wrap items-center justify-between gap-x-4 border-b border-shoal-deep py-2 last:border-b-0"
      >
        <span className="font-bold wrap-anywhere">{title}</span>
        <span className="flex items-center gap-2 print:hidden">
          {plan ? (
            <ServingsStepper
              servings={servingsOf(id)}
              onChange={(servings) => onServings(id, servings)}
              of={title}
            />
          ) : null}
          {plans.length > 1 ? (
            <IconButton
              icon={X}
              label={`Take ${title} off this list`}
              title="Take off this list"
              onClick={() => onRemove(id)}
            />
          ) : null}
        </span>
      </li>
    ))}
  </ul>
);
