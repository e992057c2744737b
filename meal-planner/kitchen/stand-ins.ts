import type { KitchenFood } from './kitchen-food.ts';

/** Foods that a cook takes for one another without a thought, cut and cooked the same way; ours. */
const ALIKE = [
  'canned-tomatoes crushed-tomatoes passata',
  'tomato cherry-tomato',
  'onion red-onion shallot',
  'green-bell-pepper red-bell-pepper yellow-bell-pepper',
  'mushrooms brown-mushrooms',
  'white-cabbage savoy-cabbage',
  'romaine lettuce iceberg butter-lettuce',
  'arugula watercress lambs-lettuce frisee radicchio',
  'kale collard-greens',
  'zucchini yellow-squash',
  'parmesan grana-padano pecorino',
  'walnuts pecans',
  'smoked-sausage beef-frankfurter pork-frankfurter',
  'green-chili red-chili jalapeno',
  'lemon-juice lemon',
  'lime-juice lime',
  'wine-vinegar cider-vinegar white-vinegar',
  'soy-sauce tamari',
  'chili-powder mild-chili',
  'chicken-broth chicken-stock',
  'beef-broth beef-stock',
  'butter unsalted-butter margarine',
  'sour-cream creme-fraiche',
  'heavy-cream whipping-cream',
  'half-and-half light-cream milk',
  'ranch-dressing blue-cheese-dressing caesar-dressing',
  'pumpkin butternut-squash',
  'greek-yogurt plain-yogurt',
  'cheddar gouda edam monterey-jack swiss-cheese',
  'chicken-breast turkey-breast',
  'boneless-chicken-thigh chicken-thigh',
  'ground-beef lean-ground-beef',
  'ground-pork sausage-meat',
  'pork-sausage beef-sausage',
  'stewing-beef chuck-roast',
  'sirloin-steak strip-steak',
  'flank-steak skirt-steak',
  'cod haddock hake pollock tilapia sea-bass',
  'mackerel herring',
  'salmon trout',
].map((ids) => ids.split(' '));

/** What the food can take the place of. */
export const standsFor = (id: string): readonly string[] =>
  ALIKE.find((ids) => ids.includes(id))?.filter((one) => one !== id) ?? [];

/** What it is called where the dish speaks of the other. */
const CALLED: ReadonlyMap<string, (name: string) => string> = new Map([
  ['lemon', (name) => `juice of the ${name}`],
  ['lime', (name) => `juice of the ${name}`],
  ['chicken-thigh', (name) => `boned ${name}`],
]);

/** The name of a food that stands for the one a dish was written with: "the juice of the lemon". */
export const calledInstead = ({ ingredient }: KitchenFood, name: string): string =>
  CALLED.get(ingredient ?? '')?.(name) ?? name;
