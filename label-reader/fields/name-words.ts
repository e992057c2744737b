import { foldText } from '../layout/text-key.ts';

/** What foods are called in shops, one word each: the word that a product's name most often ends with. */
const FOOD_WORDS: ReadonlySet<string> = new Set(
  [
    'almonds bacon bagels bar bars beans beef beer berries beverage biscuits blend bread breads broccoli broth brownie brownies',
    'burger burgers butter cakes candy caramel cashews cereal cheddar cheese chicken chili chips chocolate chorizo cider',
    'clusters cocoa coconut coffee cola cookie cookies corn crackers cranberries cream creamer crisps crispbread curry',
    'dates dip dressing drink eggs falafel feta fish flakes flour fries garlic gelato ginger granola grapes gravy',
    'guacamole gum gummies ham hazelnuts honey hummus jam jelly jerky juice kale kefir ketchup kimchi lasagna lemonade',
    'lentils macadamias mackerel margarine marmalade mayonnaise meatballs milk mozzarella muesli muffins mushrooms',
    'mustard nectar noodles nougat nuts oatmeal oats oil olives onions oranges pancakes paprika pasta pastry pate peaches',
    'peanuts peas pecans pepper peppers pesto pickles pie pistachios pizza popcorn pork potatoes pretzels pudding puree',
    'quinoa raisins ramen raspberries raspberry ravioli relish rice rolls salad salami salmon salsa salt sandwich sardines',
    'sauce sausage sausages seasoning seeds sherbet shrimp smoothie soda soup soy spaghetti spices spinach spread',
    'strawberries strawberry sugar sweetener syrup tahini tapioca tea tempeh tofu tomatoes tortilla tortillas truffles tuna',
    'turkey vinegar waffles walnuts water wafers whey wine wraps yeast yoghurt yogurt',
    // French, German, Spanish and Portuguese, Italian, Dutch; folded.
    'amandes beurre biscottes chocolat confiture creme fromage fromages huile jambon jus lait lentilles miel moutarde',
    'noisettes noix oeufs olives pain pates poisson poulet pomme riz saucisson sel soupe sucre thon vinaigre yaourt',
    'apfelsaft brot butterkekse eier essig fisch haferflocken honig huhn joghurt kase kekse knackebrot marmelade milch',
    'mandeln nudeln nusse ol quark reis saft sahne salz schinken schokolade senf speck suppe thunfisch wurst zucker',
    'aceite aceitunas almendras arroz atun azucar azeite azeitonas cacao chorizos galletas harina huevos jamon leche leite',
    'mantequilla manteiga miel mel nata nueces ovos pan pao pescado pollo queijo queso sal salsa sopa vinagre yogur iogurte',
    'aceto biscotti burro cioccolato farina formaggio latte mandorle marmellata miele nocciole noci olio pane panna pesto',
    'pomodori prosciutto riso sale tonno uova zucchero appelsap boter brood chocolade eieren haring hazelnoten honing kaas',
    'koekjes melk mosterd noten olie room suiker tonijn vla worst yoghurtdrank zout zuivel',
  ].flatMap((line) => line.split(' ')),
);

/** Words by which a package speaks to its reader or of its maker, folded. */
const SERVICE_WORDS: ReadonlySet<string> = new Set(
  [
    'question questions comment comments request requests call contact visit please website recipe recipes recycle',
    'recycling scan follow join enjoy dear friend friends from made use used using try thank thanks welcome since refund',
    'satisfied satisfaction pack packed produced imported manufactured exported keep shake open opening serve suggestion',
    'suggestions preparation directions instructions warning allergen allergens may see look find learn about free alamy',
    'stock photo we our us you your my promise proudly every each',
  ].flatMap((line) => line.split(' ')),
);

/** Words that join others: a line that ends or begins with one is a piece of a sentence. */
const JOINING = /^(and|or|of|for|with|to|in|on|the|a|an|at|by|as|is|are|this)$/i;

const wordsOf = (text: string) => text.split(/[^\p{L}']+/u).filter(Boolean);

/** Whether a line names a kind of food, e.g. "EXTRA VIRGIN OLIVE OIL". */
export function namesFood(text: string): boolean {
  return wordsOf(text).some((word) => FOOD_WORDS.has(foldText(word)));
}

/** Whether a line speaks to its reader or of its maker, e.g. "Questions or comments?". */
export function speaksToReader(text: string): boolean {
  return (
    /\?|www|@|https?|\d{3}/i.test(text) || wordsOf(text).some((word) => SERVICE_WORDS.has(foldText(word)))
  );
}

/** Whether every word of weight begins with a capital letter, as names are printed. */
export function isTitled(text: string): boolean {
  const heavy = wordsOf(text).filter((word) => word.length > 3);
  return heavy.length > 0 && heavy.every((word) => /^\p{Lu}/u.test(word));
}

/** Whether a line stands for itself rather than as a piece of a sentence. */
export function isWholePhrase(text: string): boolean {
  const words = wordsOf(text);
  return !JOINING.test(words[0] ?? '') && !JOINING.test(words.at(-1) ?? '');
}
