import type { FoodPortion } from '../nutrition/food.ts';

/** A keto-friendly food to eat instead, in everyday words. Its numbers come from the foods table. */
export interface FoodSwap {
  /** Number in the foods table. */
  readonly id: string;
  readonly name: string;
  readonly portion: FoodPortion;
}

function swap(id: string, name: string, text: string, grams: number): FoodSwap {
  return { id, name, portion: { text, grams } };
}

const romaine = swap('11251', 'romaine leaves as a wrap', '2 cups shredded', 94);
const portobello = swap('11243', 'grilled portobello caps', '1 cup sliced', 121);
const porkRinds = swap('19041', 'pork rinds', '1 oz', 28);
const omelette = swap('01130', 'a thin omelette', '2 eggs', 122);
const boiledEggs = swap('01129', 'hard-boiled eggs', '2 eggs', 100);
const cheddar = swap('01009', 'cheddar', '1 oz', 28);
const brie = swap('01006', 'brie', '1 oz', 28);
const eggplant = swap('11209', 'roasted eggplant slices', '1 cup cubes, weighed raw', 82);
const almonds = swap('12061', 'almonds', 'a handful', 28);
const macadamias = swap('12131', 'macadamia nuts', 'a handful', 28);
const pecans = swap('12142', 'pecans', 'a handful', 28);
const brazilNuts = swap('12078', 'Brazil nuts', 'a handful', 28);
const walnuts = swap('12155', 'walnuts', 'a handful', 28);
const pumpkinSeeds = swap('12014', 'pumpkin seeds', 'a handful', 28);
const chia = swap('12006', 'chia pudding', '1 oz seeds', 28);
const hemp = swap('12012', 'hemp hearts', '3 tbsp', 30);
const flax = swap('12220', 'ground flaxseed porridge', '3 tbsp', 30);
const coconutFlakes = swap('12108', 'unsweetened coconut flakes', '1 oz', 28);
const cucumber = swap('11205', 'cucumber slices', '1 cup', 104);
const celery = swap('11143', 'celery sticks', '1 cup', 101);
const olives = swap('09195', 'green olives', '10 olives', 27);
const greekYogurt = swap('01293', 'plain whole-milk Greek yogurt', 'half a cup', 115);
const zucchini = swap('11477', 'zucchini ribbons', '1 cup', 124);
const spaghettiSquash = swap('11493', 'spaghetti squash', 'half a cup', 78);
const cauliflower = swap('11136', 'riced cauliflower', '1 cup cooked', 124);
const cabbage = swap('11109', 'shredded cabbage', '1 cup', 89);
const turnips = swap('11565', 'boiled turnips', 'half a cup', 78);
const radishes = swap('11429', 'roasted radishes', '1 cup, weighed raw', 116);
const greenBeans = swap('11053', 'green beans', 'half a cup', 63);
const broccoli = swap('11090', 'broccoli', '1 cup', 91);
const mushrooms = swap('11260', 'mushrooms', '1 cup', 70);
const edamame = swap('11212', 'edamame', 'half a cup', 78);
const tofu = swap('16159', 'extra-firm tofu', 'a fifth of a block', 91);
const avocado = swap('09037', 'avocado', 'half a cup cubes', 75);
const almondMilk = swap('14091', 'unsweetened almond milk', '1 cup', 262);
const soyMilk = swap('16222', 'unsweetened soy milk', '1 cup', 243);
const cream = swap('01053', 'heavy cream', '2 tbsp', 30);
const water = swap('14384', 'sparkling water', '1 cup', 237);
const coffee = swap('14209', 'black coffee', '1 cup', 237);
const tea = swap('14355', 'unsweetened tea', '1 cup', 237);
const raspberries = swap('09302', 'raspberries', 'half a cup', 62);
const blackberries = swap('09042', 'blackberries', 'half a cup', 72);
const strawberries = swap('09316', 'strawberries', 'half a cup', 76);
const cocoa = swap('19165', 'unsweetened cocoa in hot cream', '1 tbsp cocoa', 5.4);
const whippedCream = swap('01053', 'whipped heavy cream', 'half a cup whipped', 60);
const darkSquare = swap('19904', 'one square of 70-85% dark chocolate', '1 square', 10);
const mustard = swap('02046', 'yellow mustard', '1 tbsp', 15);
const mayonnaise = swap('04025', 'real mayonnaise', '1 tbsp', 14);
const ranch = swap('04639', 'full-fat ranch dressing', '2 tbsp', 30);
const salsa = swap('06164', 'tomato salsa', '2 tbsp', 36);
const soySauce = swap('16123', 'soy sauce', '1 tbsp', 16);
const oliveOil = swap('04053', 'olive oil with a dash of vinegar', '1 tbsp oil', 13.5);
const almondButter = swap('12195', 'almond butter', '1 tbsp', 16);
const butter = swap('01001', 'butter', '1 tbsp', 14);
const creamCheese = swap('01017', 'cream cheese', '2 tbsp', 29);
const chickenBroth = swap('06194', 'chicken broth', '1 cup', 249);
const beefStock = swap('06170', 'beef stock', '1 cup', 240);
const chickenThigh = swap('05094', 'roast chicken thigh', '1 thigh', 137);
const beefPatty = swap('23573', 'a bunless beef patty', '3 oz', 85);
const salmon = swap('15237', 'baked salmon', '3 oz', 85);
const bacon = swap('10860', 'bacon', '3 slices', 24);
const tuna = swap('15121', 'canned tuna', '3 oz', 85);
const redWine = swap('14096', 'dry red wine', '5 fl oz', 147);

/** A kind of product, how to know it, and what to eat instead. */
export interface SwapGroup {
  readonly id: string;
  /** Matched against the lower-case product name without accents; whole words or word beginnings. */
  readonly words: RegExp;
  readonly swaps: readonly FoodSwap[];
}

/**
 * First match wins, so the narrower kinds stand first. Words in the languages of our labels.
 */
export const SWAP_GROUPS: readonly SwapGroup[] = [
  {
    id: 'alcohol',
    words: /\b(beer|lager|ale|cider|wine|cocktail|liqueur|biere|bier|vin\b|vino|wein)/,
    swaps: [water, tea, redWine],
  },
  {
    id: 'frozen_dessert',
    words: /\b(ice cream|gelato|sorbet|sherbet|frozen yogurt|glace|eis\b|helado)/,
    swaps: [whippedCream, raspberries, strawberries, chia],
  },
  {
    id: 'chocolate',
    words: /\b(choco|cacao|cocoa|truffle|schoko)/,
    swaps: [cocoa, darkSquare, macadamias, raspberries],
  },
  {
    id: 'bar',
    words: /\b(bars?|riegel|barre|barrita)\b/,
    swaps: [macadamias, pecans, almonds, cheddar, boiledEggs],
  },
  {
    id: 'sweet',
    words:
      /\b(cand(y|ies)|jelly bean|gumm|cookie|biscuit|cake|brownie|muffin|donut|doughnut|pies?\b|pastry|croissant|waffle|pancake|pudding|dessert|caramel|toffee|marshmallow|sweets|skittles|bonbon|keks|kuchen|gateau|galleta|dolce|koek)/,
    swaps: [whippedCream, raspberries, strawberries, darkSquare, pecans],
  },
  {
    id: 'milk',
    words: /\b(milk\b|latte|lait|milch|leche|shake|smoothie|creamer)/,
    swaps: [almondMilk, soyMilk, cream, coffee],
  },
  {
    id: 'yogurt',
    words: /\b(yogh?urt|yaourt|jogurt|joghurt|skyr|kefir|quark)/,
    swaps: [greekYogurt, creamCheese, whippedCream, chia],
  },
  {
    id: 'cereal',
    words:
      /\b(cereal|granola|muesli|musli|oat|oats|oatmeal|porridge|corn ?flakes|cheerios|krispies|bran|avoine|hafer)/,
    swaps: [chia, hemp, flax, coconutFlakes, greekYogurt],
  },
  {
    id: 'potato',
    words:
      /\b(fries|potato|mash|hash brown|frites|kartoffel|patata|pomme de terre|corn|peas|carrot|beet|parsnip|yam|maize|mais)\b(?!.{0,200}(chip|crisp))/,
    swaps: [cauliflower, radishes, turnips, broccoli, greenBeans],
  },
  {
    id: 'savory_snack',
    words: /\b(chips?|crisps?|cracker|pretzel|popcorn|nacho|puffs|rice cake|snack|goldfish|croquant)/,
    swaps: [porkRinds, cheddar, pumpkinSeeds, macadamias, cucumber],
  },
  {
    id: 'bread',
    words:
      /\b(bread|toast|bun|buns|roll|rolls|bagel|baguette|pita|wrap|tortilla|naan|brioche|pizza|sandwich|flour|dough|pain|brot|pane|pan\b|farine|mehl|crumpet)/,
    swaps: [romaine, omelette, portobello, eggplant, porkRinds],
  },
  {
    id: 'pasta_rice',
    words:
      /\b(pasta|spaghetti|noodle|macaroni|penne|fusilli|lasagn|ravioli|ramen|rice|risotto|couscous|quinoa|bulgur|riz|reis|nudel|arroz|pates)/,
    swaps: [zucchini, cauliflower, cabbage, spaghettiSquash, tofu],
  },
  {
    id: 'legume',
    words:
      /\b(beans?|lentil|chickpea|hummus|houmous|falafel|legume|haricot|lentille|bohnen|linsen|frijol|garbanzo)/,
    swaps: [edamame, tofu, mushrooms, greenBeans, avocado],
  },
  {
    id: 'drink',
    words:
      /\b(soda|cola|coke|pepsi|juice|drink|lemonade|iced? tea|energy|sprite|fanta|nectar|jus\b|saft|jugo|zumo|beverage|punch)/,
    swaps: [water, tea, coffee, almondMilk],
  },
  {
    id: 'sauce',
    words: /\b(sauce|ketchup|catsup|dressing|salsa|dip|marinade|glaze|relish|chutney|sosse|salsas)/,
    swaps: [mustard, mayonnaise, ranch, salsa, soySauce, oliveOil],
  },
  {
    id: 'soup',
    words: /\b(soup|chowder|bisque|stew|soupe|suppe|sopa|zuppa)/,
    swaps: [chickenBroth, beefStock, mushrooms, omelette],
  },
  {
    id: 'spread',
    words:
      /\b(honey|syrup|jam|jelly|marmalade|(brown|cane|white|icing) sugar|sugar$|agave|molasses|nutella|hazelnut spread|peanut butter|confiture|miel|honig|konfiture|mermelada|sirop)/,
    swaps: [butter, creamCheese, almondButter, raspberries],
  },
  {
    id: 'nuts',
    words: /\b(nuts?|cashew|pistachio|peanut|trail mix|seeds?|noix|nusse)/,
    swaps: [macadamias, pecans, brazilNuts, walnuts],
  },
  {
    id: 'fruit',
    words:
      /\b(fruit|apple|banana|grape|mango|pineapple|raisin|date|dates|cranberr|cherr|peach|pear|prune|orange|berr|obst)/,
    swaps: [raspberries, blackberries, strawberries, avocado],
  },
  {
    id: 'meat_meal',
    words:
      /\b(nugget|breaded|burger|chicken|beef|pork|fish|sausage|hot dog|meatball|ham|turkey|poulet|huhn|pollo)/,
    swaps: [chickenThigh, beefPatty, salmon, bacon, tuna],
  },
];

/** Groups used when the words tell nothing, chosen by what the product is made of. */
export const PROFILE_GROUPS = {
  drink: { id: 'drink', swaps: [water, tea, coffee, almondMilk] },
  sugary: { id: 'sweet', swaps: [raspberries, strawberries, whippedCream, darkSquare, pecans] },
  starchy: { id: 'starch', swaps: [cauliflower, zucchini, romaine, omelette, porkRinds] },
  fatty: { id: 'savory_snack', swaps: [macadamias, cheddar, olives, porkRinds, avocado] },
  protein: { id: 'meat_meal', swaps: [boiledEggs, chickenThigh, tuna, salmon, tofu] },
  dairy: { id: 'dairy', swaps: [brie, greekYogurt, creamCheese, celery] },
} as const satisfies Record<string, Omit<SwapGroup, 'words'>>;
