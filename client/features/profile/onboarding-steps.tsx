import type { ReactNode } from 'react';
import { BODY_FIELDS, BodyFields, GOAL_FIELDS, GoalFields } from './body-fields.tsx';
import { FOOD_FIELDS, FoodFields } from './food-fields.tsx';
import { HEALTH_FIELDS, HealthFields } from './health-fields.tsx';
import type { FieldName } from './person-form.ts';
import { MEASURE_UNIT_FIELDS, MeasureUnitFields } from './unit-fields.tsx';

export interface OnboardingStep {
  /** Names its draft. */
  id: string;
  title: string;
  fields: readonly FieldName[];
  content: ReactNode;
}

/** The first questions, in the order asked. */
export const ONBOARDING_STEPS: readonly OnboardingStep[] = [
  {
    id: 'first-course',
    title: 'Your course and units',
    fields: [...GOAL_FIELDS, ...MEASURE_UNIT_FIELDS],
    content: (
      <>
        <GoalFields />
        <div className="grid gap-5 sm:grid-cols-3">
          <MeasureUnitFields />
        </div>
      </>
    ),
  },
  { id: 'first-body', title: 'Your body', fields: BODY_FIELDS, content: <BodyFields /> },
  { id: 'first-health', title: 'Health and medicines', fields: HEALTH_FIELDS, content: <HealthFields /> },
  { id: 'first-food', title: 'Food', fields: FOOD_FIELDS, content: <FoodFields /> },
];
