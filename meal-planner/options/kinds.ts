import type { IngredientGroup } from '#content/dishes/ingredient.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

/** Groups whose foods stand in for each other, so that nobody who has one goes out for another. */
const ALIKE_GROUPS = new Map<IngredientGroup, string>([
  ['fresh-herb', 'herb'],
  ['citrus', 'sour'],
  ['vinegar', 'sour'],
  ['onion', 'onion'],
  ['mushroom', 'mushroom'],
  ['leafy-green', 'leaf'],
  ['cabbage', 'vegetable'],
  ['cooking-vegetable', 'vegetable'],
  ['salad-vegetable', 'vegetable'],
  ['berry', 'fruit'],
  ['fruit', 'fruit'],
  ['nut', 'nut'],
  ['seed', 'nut'],
  ['nut-flour', 'nut'],
  ['nut-butter', 'nut-butter'],
  ['hard-cheese', 'cheese'],
  ['soft-cheese', 'cheese'],
  ['cream', 'cream'],
  ['yogurt', 'cream'],
  ['cooking-fat', 'fat'],
  ['dressing-oil', 'fat'],
  ['sweetener', 'sweetener'],
  ['broth', 'broth'],
  ['olive', 'olive'],
  ['snack-meat', 'cold meat'],
  ['cured-pork', 'cold meat'],
]);

const listed = (kind: string, ...ids: string[]) => ids.map((id) => [id, kind] as const);

/** Foods that taste of the same, whatever their groups. */
const ALIKE_FOODS = new Map([
  ...listed(
    'herb',
    'oregano',
    'dried-thyme',
    'dried-rosemary',
    'dried-basil',
    'dried-dill',
    'marjoram',
    'dried-sage',
  ),
  ...listed('curry', 'curry-powder', 'turmeric', 'cumin', 'coriander-seed'),
  ...listed(
    'chili',
    'red-chili',
    'green-chili',
    'jalapeno',
    'pickled-jalapenos',
    'chipotle',
    'hot-sauce',
    'sriracha',
  ),
  ...listed('chili', 'chili-powder', 'mild-chili', 'cayenne', 'chili-paste', 'gochujang'),
  ...listed('garlic', 'garlic', 'garlic-powder'),
  ...listed('onion', 'onion-powder', 'leek', 'chives'),
  ...listed('soy', 'soy-sauce', 'tamari', 'fish-sauce', 'miso', 'oyster-sauce'),
  ...listed(
    'tomato',
    'tomato',
    'cherry-tomato',
    'canned-tomatoes',
    'crushed-tomatoes',
    'passata',
    'tomato-sauce',
  ),
  ...listed('tomato', 'salsa', 'tomato-paste'),
]);

/** What the food does in a kitchen; none for what nothing else stands in for. */
export function kindsOf({ ingredient, groups }: KitchenFood): readonly string[] {
  const own = ALIKE_FOODS.get(ingredient ?? '');
  return [...(own ? [own] : []), ...groups.flatMap((group) => ALIKE_GROUPS.get(group) ?? [])];
}
