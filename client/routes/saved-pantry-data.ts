import type { QueryClient } from '@tanstack/react-query';
import { FIRST_VIEW, pantryPageQuery } from '../lib/pantry/pantry-items.ts';

/** Asks for the first foods while the page itself is still on its way. */
export const askForFirstFoods = (client: QueryClient): void =>
  void client.prefetchQuery(pantryPageQuery(FIRST_VIEW, 0));
