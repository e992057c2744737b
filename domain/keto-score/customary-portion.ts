import type { Food, FoodPortion } from '../nutrition/food.ts';

/** One rule: foods of these groups whose description matches are customarily eaten in this amount. */
interface PortionRule {
  readonly group: RegExp;
  readonly food?: RegExp;
  readonly grams: number;
}

/**
 * Amounts customarily eaten at one time, first match wins. They follow the kind of US reference amounts
 * (21 CFR 101.12(b)), simplified and from general reference; seasonings are at the amount that flavors a dish.
 */
const RULES: readonly PortionRule[] = [
  { group: /Beverages/, food: /daiquiri|pina colada|tequila sunrise|whiskey sour/i, grams: 130 },
  { group: /Beverages/, food: /distilled|liqueur/i, grams: 42 },
  { group: /Beverages/, food: /wine, dessert/i, grams: 103 },
  { group: /Beverages/, food: /wine/i, grams: 147 },
  { group: /Beverages/, food: /powder|\bdry\b|instant|mix\b/i, grams: 15 },
  { group: /Beverages/, food: /beer|carbonated|cola|soda|energy drink|sports|malt/i, grams: 355 },
  { group: /Beverages/, grams: 240 },

  { group: /Dairy/, food: /^Cheese, (cottage|ricotta)/, grams: 110 },
  { group: /Dairy/, food: /^Cheese/, grams: 30 },
  { group: /Dairy/, food: /^Butter/, grams: 14 },
  { group: /Dairy/, food: /^(Cream, fluid|Cream substitute)/, grams: 15 },
  { group: /Dairy/, food: /cream, (sour|whipped)|^Sour|topping/i, grams: 30 },
  { group: /Dairy/, food: /\bdry\b|dried|powder|whey|evaporated|condensed/i, grams: 25 },
  { group: /Dairy/, food: /^(Milk|Kefir|Eggnog|Beverage)/, grams: 240 },
  { group: /Dairy/, food: /^Yogurt/, grams: 170 },
  { group: /Dairy/, food: /^Egg/, grams: 50 },
  { group: /Dairy/, grams: 70 },

  { group: /Fats and Oils/, food: /dressing/i, grams: 30 },
  { group: /Fats and Oils/, grams: 14 },
  { group: /Spices/, food: /vinegar/i, grams: 15 },
  { group: /Spices/, food: /fresh|mustard|capers|horseradish/i, grams: 5 },
  { group: /Spices/, grams: 2 },

  { group: /Vegetables/, food: /^(Garlic|Ginger|Shallots|Chives|Parsley|Cilantro|Coriander)/, grams: 4 },
  { group: /Vegetables/, food: /dehydrated|dried|freeze-dried|flakes|powder/i, grams: 10 },
  { group: /Vegetables/, food: /^Onions/, grams: 30 },
  { group: /Vegetables/, food: /catsup|paste/i, grams: 17 },
  { group: /Vegetables/, food: /^Pickle/, grams: 30 },
  { group: /Vegetables/, food: /juice/i, grams: 240 },
  { group: /Vegetables/, food: /^(Potatoes|Sweet potato|Yam|Cassava|Squash, winter|Pumpkin)/, grams: 110 },
  { group: /Vegetables/, grams: 85 },

  { group: /Fruits/, food: /^(Lemon|Lime)/, grams: 15 },
  { group: /Fruits/, food: /juice|nectar/i, grams: 240 },
  { group: /Fruits/, food: /dried|raisins|^Dates|^Prunes|dehydrated/i, grams: 40 },
  { group: /Fruits/, food: /^Avocado/, grams: 50 },
  { group: /Fruits/, food: /^Olives/, grams: 15 },
  { group: /Fruits/, grams: 140 },

  { group: /Nut and Seed/, food: /coconut (milk|water|cream)/i, grams: 60 },
  { group: /Nut and Seed/, grams: 30 },
  { group: /Legume/, food: /^Peanut|flour/i, grams: 30 },
  { group: /Legume/, food: /soy sauce/i, grams: 16 },
  { group: /Legume/, food: /hummus/i, grams: 30 },
  { group: /Legume/, food: /soymilk|soy milk|beverage/i, grams: 240 },
  { group: /Legume/, food: /tofu|tempeh|meat(less)?|burger|bacon/i, grams: 85 },
  { group: /Legume/, food: /\braw\b|\bdry\b/i, grams: 35 },
  { group: /Legume/, grams: 130 },

  { group: /Pork|Sausages/, food: /bacon|pepperoni|salami/i, grams: 28 },
  { group: /Sausages/, grams: 55 },
  { group: /Beef|Pork|Lamb|Poultry|Finfish/, grams: 85 },

  { group: /Baked/, food: /cookie|cracker|biscotti|wafer/i, grams: 30 },
  { group: /Baked/, food: /^(Pie|Cake|Cheesecake)/, grams: 110 },
  { group: /Baked/, grams: 50 },
  { group: /Breakfast Cereals/, food: /cooked|prepared with/i, grams: 240 },
  { group: /Breakfast Cereals/, grams: 30 },
  { group: /Cereal Grains/, food: /cooked/i, grams: 140 },
  { group: /Cereal Grains/, food: /starch|bran|gluten/i, grams: 15 },
  { group: /Cereal Grains/, grams: 40 },
  { group: /Snacks/, food: /bar\b/i, grams: 40 },
  { group: /Snacks/, grams: 30 },

  { group: /Sweets/, food: /^Sugars|^Sugar|sweetener/i, grams: 4 },
  { group: /Sweets/, food: /honey|syrup|molasses|jam|jell(y|ies)|marmalade|topping|butter/i, grams: 20 },
  { group: /Sweets/, food: /^Cocoa|baking chocolate|gum\b|powder|\bdry\b/i, grams: 6 },
  {
    group: /Sweets/,
    food: /^(Pudding|Ice cream|Frozen|Gelatin|Dessert|Egg custard|Flan|Sherbet)/i,
    grams: 100,
  },
  { group: /Sweets/, grams: 30 },

  {
    group: /Soups/,
    food: /soy sauce|hot pepper|hot chile|fish, ready|worcestershire|hoisin|oyster/i,
    grams: 15,
  },
  { group: /Soups/, food: /powder|\bdry\b|dehydrated|cubes?\b/i, grams: 8 },
  { group: /Soups/, food: /pasta|spaghetti|marinara/i, grams: 125 },
  { group: /Soups/, food: /^(Sauce|Dip|PACE|Gravy)/, grams: 35 },
  { group: /Soups/, grams: 240 },
  { group: /Baby/, grams: 100 },
  { group: /./, grams: 140 },
];

/** A household measure is kept when it lies between these shares of the customary amount. */
const SMALLEST_SHARE = 0.67;
const LARGEST_SHARE = 1.9;

/**
 * The portion a food is judged and shown by: its household measure where that is an amount people eat at
 * once ("1 cup, cubes" of squash), else the customary amount (the table's "1 cup" of garlic is not eaten).
 */
export function customaryPortion(food: Food): FoodPortion {
  const rule = RULES.find(
    ({ group, food: pattern }) => group.test(food.group) && (!pattern || pattern.test(food.description)),
  );
  const grams = rule?.grams ?? 100;
  const household = food.serving;
  if (household && household.grams >= grams * SMALLEST_SHARE && household.grams <= grams * LARGEST_SHARE) {
    return household;
  }
  return { text: `${grams} g`, grams };
}
