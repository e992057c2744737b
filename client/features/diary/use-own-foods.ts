import { useQuery } from '@tanstack/react-query';
import type { DiaryEntry, FrequentFoods } from '#contract/diary.ts';
import type { OwnFood } from '#contract/meal-text.ts';
import { pantryFood } from '#domain/diary/pantry-food.ts';
import { guestPantryQuery } from '../../lib/pantry/guest-pantry.ts';
import { useSession } from '../../lib/session/current-user.ts';

const isOwn = ({ source }: DiaryEntry) => source.kind === 'own' || source.kind === 'recipe';

/**
 * What a person may mean by their own words: recipes and own figures that they logged, and what a guest has scanned.
 * The server knows the pantry of an account by itself.
 */
export function useOwnFoods(frequent: FrequentFoods['foods']): OwnFood[] {
  const isGuest = useSession().kind === 'guest';
  const { data: pantry = [] } = useQuery({ ...guestPantryQuery(), enabled: isGuest });
  return [
    ...frequent
      .filter(({ entry }) => isOwn(entry))
      .map(({ entry: { name, source, amount, grams, values } }) => ({ name, source, amount, grams, values })),
    // An id of this device is none of the server's.
    ...pantry.map((item) => ({ ...pantryFood({ ...item, id: 0 }), source: { kind: 'label' as const } })),
  ];
}
