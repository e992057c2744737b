/** Where it stands in a shop; the shopping list follows this order. */
export const AISLES = [
  'Vegetables & fruit',
  'Herbs',
  'Meat & poultry',
  'Fish & seafood',
  'Eggs & dairy',
  'Cans & jars',
  'Nuts, seeds & baking',
  'Oils, sauces & spices',
  'Drinks',
  'Other',
] as const;
export type Aisle = (typeof AISLES)[number];
