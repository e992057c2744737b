import type { KitchenFood } from '../kitchen/kitchen-food.ts';

const listed = (ids: string) => new Set(ids.split(' '));

const MEDITERRANEAN = listed(
  'olive-oil oregano basil rosemary thyme dried-rosemary dried-thyme dried-basil parsley capers anchovy pesto parmesan ' +
    'pecorino mozzarella goat-cheese brie fontina provolone feta halloumi green-olives black-olives wine-vinegar balsamic-vinegar fennel prosciutto',
);

/** North and east of Europe. */
const NORTHERN = listed(
  'dill mustard caraway-seed horseradish marjoram paprika chives parsley bay-leaf sour-cream sauerkraut dill-pickle ' +
    'gouda edam camembert blue-cheese smoked-sausage bratwurst pickled-herring lard nutmeg allspice celeriac',
);

/** What tells of a kitchen: foods that one part of the world seasons and cooks with more than others; ours. */
const CUISINES: readonly ReadonlySet<string>[] = [
  // China
  listed(
    'soy-sauce oyster-sauce sesame-oil ginger spring-onion bok-choy napa-cabbage shiitake tofu silken-tofu fried-tofu ' +
      'bean-sprouts chili-paste peanut-oil',
  ),
  // Korea
  listed(
    'soy-sauce sesame-oil sesame-seeds kimchi gochujang napa-cabbage daikon mild-chili tofu spring-onion',
  ),
  // Japan
  listed('soy-sauce tamari miso sesame-seeds ginger natto nori wakame kelp daikon shiitake shirataki tofu'),
  // Southeast Asia
  listed(
    'fish-sauce curry-paste lemongrass coconut-milk coconut-cream lime lime-juice basil cilantro mint ginger sriracha ' +
      'chili-paste red-chili green-chili water-spinach peanuts soy-sauce bean-sprouts shallot tempeh oyster-sauce',
  ),
  // India
  listed(
    'curry-powder masala-paste turmeric cumin coriander-seed cardamom ghee paneer okra mustard-oil green-chili ginger ' +
      'cilantro bitter-melon mild-chili',
  ),
  // Mexico
  listed(
    'chili-powder chipotle jalapeno pickled-jalapenos lime lime-juice cilantro cumin oregano cotija salsa tomatillo ' +
      'nopales avocado fresh-chorizo monterey-jack green-chili',
  ),
  MEDITERRANEAN,
  // The Levant and North Africa
  listed(
    'tahini cumin mint parsley mild-chili paprika allspice cinnamon coriander-seed chili-paste halloumi feta olive-oil ' +
      'ground-lamb eggplant saffron',
  ),
  NORTHERN,
  // West Africa and the Caribbean
  listed(
    'palm-oil egusi peanut-butter peanuts okra red-chili thyme allspice cayenne coconut-oil chayote collard-greens',
  ),
];

/** Kitchens of somebody whose foods tell of none: oregano and dill sooner than miso. */
const PLAIN: ReadonlySet<ReadonlySet<string>> = new Set([MEDITERRANEAN, NORTHERN]);

/**
 * How little foods suit the kitchen that the selected foods tell of, from 0 to 1: soy sauce where ghee and paneer are,
 * miso where nothing tells. What every kitchen has, as garlic, suits all.
 */
export function foreignTo(selected: ReadonlySet<string>): (food: KitchenFood) => number {
  const counts = CUISINES.map(
    (foods) => [...foods].filter((id) => selected.has(id)).length + (PLAIN.has(foods) ? 1 : 0),
  );
  const most = Math.max(...counts);
  const foreign = new Map<string, number>();
  for (const id of new Set(CUISINES.flatMap((foods) => [...foods]))) {
    const own = CUISINES.flatMap((foods, at) => (foods.has(id) ? [counts[at] ?? 0] : []));
    foreign.set(id, 1 - Math.max(...own) / most);
  }
  return ({ ingredient }) => foreign.get(ingredient ?? '') ?? 0;
}
