import { queryOptions } from '@tanstack/react-query';
import type { SavedMealPlan } from '#contract/meal-plans.ts';
import { api } from '../api/api.ts';
import { asSent } from '../api/create-api.ts';

/** GET /api/meal-plans: all saved plans of the account. For registered users only. */
export const mealPlansQuery = () =>
  queryOptions({
    queryKey: ['meal-plans'],
    queryFn: ({ signal }) => api.get('/api/meal-plans', asSent<SavedMealPlan[]>(), { signal }),
  });
