/** What the landing page shows of the product's own arithmetic. A test works all of it out anew. */
export const ALMONDS = {
  /** USDA table. */
  foodId: '12061',
  grams: 28,
  carbs: '6.0',
  fiber: '3.5',
  net: '2.5',
  score: 9,
  rating: 'excellent',
} as const;

/** Net carbs in grams, from the same table. */
export const FRUIT = {
  banana: { foodId: '09040', grams: 118, net: '23.9' },
  strawberries: { foodId: '09316', grams: 100, net: '5.7' },
} as const;
