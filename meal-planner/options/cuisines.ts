import type { KitchenFood } from '../kitchen/kitchen-food.ts';

const listed = (ids: string) => new Set(ids.split(' '));

/** What tells of a kitchen: foods that one part of the world seasons and cooks with more than others; ours. */
const CUISINES: readonly ReadonlySet<string>[] = [
  // East Asia
  listed(
    'soy-sauce tamari miso oyster-sauce sesame-oil sesame-seeds ginger spring-onion kimchi gochujang natto nori wakame ' +
      'kelp bok-choy napa-cabbage daikon shiitake tofu silken-tofu fried-tofu shirataki bean-sprouts mild-chili',
  ),
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
  // The Mediterranean
  listed(
    'olive-oil oregano basil rosemary thyme dried-rosemary dried-thyme dried-basil parsley capers anchovy pesto parmesan ' +
      'pecorino mozzarella feta halloumi green-olives black-olives wine-vinegar balsamic-vinegar fennel prosciutto',
  ),
  // The Levant and North Africa
  listed(
    'tahini cumin mint parsley mild-chili paprika allspice cinnamon coriander-seed chili-paste halloumi feta olive-oil ' +
      'ground-lamb eggplant saffron',
  ),
  // North and east of Europe
  listed(
    'dill mustard caraway-seed horseradish marjoram paprika chives parsley bay-leaf sour-cream sauerkraut dill-pickle ' +
      'smoked-sausage bratwurst pickled-herring lard nutmeg allspice celeriac',
  ),
];

/**
 * How well seasonings suit the kitchen that the selected foods tell of, from 0 to 1: curry powder where ghee and paneer
 * are, soy sauce where sesame oil is. What every kitchen has, as garlic, suits all.
 */
export function suitingOf(selected: ReadonlySet<string>): (food: KitchenFood) => number {
  const counts = CUISINES.map((foods) => [...foods].filter((id) => selected.has(id)).length);
  const most = Math.max(...counts, 1);
  return ({ ingredient }) => {
    const own = CUISINES.flatMap((foods, at) => (foods.has(ingredient ?? '') ? [counts[at] ?? 0] : []));
    return own.length === 0 ? 1 : Math.max(...own) / most;
  };
}
