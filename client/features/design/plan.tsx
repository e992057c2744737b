import type { MealPlan, PlanValues } from '#contract/meal-plans.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { dailyTargets } from '#domain/targets/daily-targets.ts';
import { PlanView } from '../../ui/meal-plan/plan-view.tsx';

const TOTALS: PlanValues = { kcal: 494, netCarbs: 3.1, protein: 30.2, fat: 40.1, fiber: 1.4 };
const TARGETS = dailyTargets({
  ...EMPTY_PERSONAL_DATA,
  age: 52,
  gender: 'female',
  height: 168,
  weight: 81,
  activity: 'light',
});

const PLAN: MealPlan = {
  version: 1,
  type: 'enhanced',
  mealTypes: ['Dinner'],
  days: [
    {
      day: 1,
      totals: TOTALS,
      dishes: [
        {
          key: '1-Dinner',
          meal: 'Dinner',
          dishId: 'salmon-spinach',
          name: 'Salmon on wilted spinach',
          minutes: 15,
          equipment: ['pan'],
          tags: ['nut-free'],
          ingredients: [
            {
              ingredient: 'salmon',
              name: 'salmon',
              grams: 150,
              amount: null,
              pantryItemId: 1,
              aisle: 'Fish & seafood',
              values: TOTALS,
            },
          ],
          steps: ['Wilt the spinach in the butter.', 'Fry the salmon beside it.'],
          totals: TOTALS,
        },
      ],
    },
  ],
  netCarbLimit: { day: 20, share: 8, from: 'default' },
  leftOut: [{ pantryItemId: 2, name: 'White Bread', reason: 'it has more net carbs than a day holds' }],
  notes: ['Spinach is counted with the most net carbs that its table allows.'],
  wordedBy: 'planner',
};

export const Plan = () => <PlanView plan={PLAN} unit="g" targets={TARGETS} />;
