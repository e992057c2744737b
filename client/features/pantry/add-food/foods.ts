import { queryOptions } from '@tanstack/react-query';
import { type FoundFoods, foundFoods } from '#contract/foods.ts';
import { api } from '../../../lib/api/api.ts';

/** GET /api/foods: foods of the USDA table that a name may mean. */
export const foodsQuery = (search: string) =>
  queryOptions({
    queryKey: ['foods', search],
    queryFn: ({ signal }): Promise<FoundFoods> =>
      api.get(`/api/foods?${new URLSearchParams({ search, limit: '20' })}`, foundFoods, { signal }),
  });
