const list = (words: string) => new Set(words.split(' '));

/** A phrase with one of these names no food: times, vessels, ways of cooking, sums. */
export const NO_FOOD_WORDS = list(
  'minute hour second day week time oven pan skillet pot bowl plate dish baking tray sheet stove stovetop grill ' +
    'heat temperature degree meal breakfast lunch dinner dessert snack total serving serve portion recipe plan macro ' +
    'calorie calory kcal carb carbohydrate protein fat fiber net ketogenic keto limit ingredient instruction direction step ' +
    'preheat cook bake fry roast boil simmer stir mix whisk combine enjoy prepare preparation drain rinse remove ' +
    'until side half quarter rest remaining other option tip note daily water salt pepper',
);

/** Taken off the ends of a phrase: how a food is cut, chosen or praised. */
export const DESCRIBING_WORDS = list(
  'fresh freshly chopped diced sliced minced grated shredded crushed crumbled melted softened cooked raw ripe ' +
    'large small medium whole half thinly finely roughly extra optional organic unsalted salted boneless skinless ' +
    'peeled pitted toasted roasted cold warm hot dried frozen canned plain unsweetened sugar-free low-carb additional ' +
    'more some your the a an of and or with to for taste garnish topping drizzle sprinkle pinch dash handful ' +
    'about plus each any as needed if desired fillet fillets',
);
