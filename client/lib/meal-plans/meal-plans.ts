import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type SavedMealPlan, savedMealPlan } from '#contract/meal-plans.ts';
import { api } from '../api/api.ts';

const savedMealPlans = z.array(savedMealPlan);

/** GET /api/meal-plans: all saved plans of the account. For registered users only. */
export const mealPlansQuery = () =>
  queryOptions({
    queryKey: ['meal-plans'],
    queryFn: ({ signal }): Promise<SavedMealPlan[]> => api.get('/api/meal-plans', savedMealPlans, { signal }),
  });
