import { CUISINES, type Cuisine, type Dish } from '#content/dishes/dish.ts';
import type { KitchenFood } from '../kitchen/kitchen-food.ts';

const listed = (ids: string) => new Set(ids.split(' '));

/** What tells of a kitchen: foods that one part of the world seasons and cooks with more than others; ours. */
const FOODS_OF: Readonly<Record<Cuisine, ReadonlySet<string>>> = {
  china: listed(
    'soy-sauce oyster-sauce sesame-oil ginger spring-onion bok-choy napa-cabbage shiitake tofu silken-tofu fried-tofu ' +
      'bean-sprouts chili-paste peanut-oil',
  ),
  korea: listed(
    'soy-sauce sesame-oil sesame-seeds kimchi gochujang napa-cabbage daikon mild-chili tofu spring-onion',
  ),
  japan: listed(
    'soy-sauce tamari miso sesame-seeds ginger natto nori wakame kelp daikon shiitake shirataki tofu',
  ),
  'southeast-asia': listed(
    'fish-sauce curry-paste lemongrass coconut-milk coconut-cream lime lime-juice basil cilantro mint ginger sriracha ' +
      'chili-paste red-chili green-chili water-spinach peanuts soy-sauce bean-sprouts shallot tempeh oyster-sauce',
  ),
  india: listed(
    'curry-powder masala-paste turmeric cumin coriander-seed cardamom ghee paneer okra mustard-oil green-chili ginger ' +
      'cilantro bitter-melon mild-chili soya-chunks',
  ),
  mexico: listed(
    'chili-powder chipotle jalapeno pickled-jalapenos lime lime-juice cilantro cumin oregano cotija salsa tomatillo ' +
      'nopales avocado fresh-chorizo monterey-jack green-chili',
  ),
  mediterranean: listed(
    'olive-oil oregano basil rosemary thyme dried-rosemary dried-thyme dried-basil parsley capers anchovy pesto parmesan ' +
      'pecorino mozzarella goat-cheese brie fontina provolone feta halloumi green-olives black-olives wine-vinegar balsamic-vinegar fennel prosciutto',
  ),
  // with North Africa and Iran
  levant: listed(
    'tahini cumin mint parsley mild-chili paprika allspice cinnamon coriander-seed chili-paste halloumi feta olive-oil ' +
      'ground-lamb eggplant saffron merguez',
  ),
  // and the east of Europe
  northern: listed(
    'dill mustard caraway-seed horseradish marjoram paprika chives parsley bay-leaf sour-cream sauerkraut dill-pickle ' +
      'gouda edam camembert blue-cheese smoked-sausage bratwurst pickled-herring lard nutmeg allspice celeriac',
  ),
  // and the Caribbean
  'west-africa': listed(
    'palm-oil egusi peanut-butter peanuts okra red-chili thyme allspice cayenne coconut-oil chayote collard-greens',
  ),
};

/** Kitchens of somebody whose foods tell of none: oregano and dill sooner than miso. */
const PLAIN: ReadonlySet<Cuisine> = new Set(['mediterranean', 'northern']);

/** So many foods of one part of the world make a kitchen of it. */
const TELLING = 3;

/** What the selected foods tell of the kitchen they are in. */
export interface HomeCuisine {
  /** How little a food suits it, from 0 to 1: soy sauce where ghee and paneer are, miso where nothing tells. */
  foreign(food: KitchenFood): number;
  /** The same of a dish; -1 for one of just this kitchen. What anybody cooks is 0. */
  foreignDish(dish: Dish): number;
}

export function homeCuisine(selected: ReadonlySet<string>): HomeCuisine {
  const counts = new Map(
    CUISINES.map((one) => {
      const own = [...FOODS_OF[one]].filter((id) => selected.has(id)).length;
      return [one, own + (PLAIN.has(one) ? 1 : 0)] as const;
    }),
  );
  const countOf = (cuisine: Cuisine) => counts.get(cuisine) ?? 0;
  const most = Math.max(...counts.values());
  const foreign = new Map<string, number>();
  for (const id of new Set(CUISINES.flatMap((one) => [...FOODS_OF[one]]))) {
    const own = CUISINES.filter((one) => FOODS_OF[one].has(id)).map(countOf);
    foreign.set(id, 1 - Math.max(...own) / most);
  }
  return {
    foreign: ({ ingredient }) => foreign.get(ingredient ?? '') ?? 0,
    foreignDish({ cuisine }) {
      if (!cuisine) return 0;
      const count = countOf(cuisine);
      return count === most && count >= TELLING ? -1 : 1 - count / most;
    },
  };
}
