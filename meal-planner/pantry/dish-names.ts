/** Made of what else the name tells: a tomato soup is no tomato, a garlic bread no garlic. */
export const MADE_OF_IT = new Set(
  (
    'soup stew curry casserole bake gratin lasagne lasagna pizza sandwich wrap roll salad slaw pie ' +
    'pasty quiche burger nugget goujon kiev meal dinner mash puree noodle pasta rice bread bun cracker ' +
    'biscuit cookie cake bar crisp chip puff snack dip spread hummus sauce dressing gravy marinade ' +
    'seasoning rub mix powder extract flavor flavour juice drink soda lemonade cola ale beer cider ' +
    'liqueur smoothie shake milk cream oil butter vinegar wine tea water stock broth bouillon jam jelly ' +
    'chutney syrup sweetbread brain marrow sugar candy suppe sopa soße salsa salat ensalada insalata ' +
    'saft zumo jus succo brot pan pain pane tarte'
  ).split(' '),
);

/** What became of a food in a kitchen or a factory: only its whole name tells what it is. */
export const PREPARED = new Set(
  (
    'stuffed wrapped filled breaded battered crumbed coated crumb kiev nugget goujon finger lasagna ' +
    'lasagne pasty pie wellington croute sandwich wich melt bite puff applesauce jelly jello cereal ' +
    'granola cracker lolly candy grease greese kebab kabob kebob strip tender tikka korma mac gnocchi ' +
    'popper poper pizza crust muffin pretzel ramen doughnut deviled devilled hock trotter naga'
  ).split(' '),
);

/** Said of a food, it may be no longer what the table has of it: sweetened, coated, or made of something else. */
export const ALTERED = new Set(
  (
    'imitation vegan vegetarian veggie mock fake meatless plant beyond impossible bbq barbecue sweet ' +
    'candied glazed sticky crispy crunchy sugared flavored flavoured honey maple teriyaki hoisin katsu ' +
    'tempura popcorn southern firecracker tso takeout leftover marinated dried smoked pickled creamed ' +
    'scalloped instant seasoned batter breadcrumb substitute beater nog benedict florentine ' +
    'asado frito ahumado adobado adobo empanado empanizado relleno rostizado caldo fume frit roti pane farci ' +
    'bouillon gebraten gerauchert paniert gefullt smazony wedzony pieczony tandoori bhuna inihaw prito tocino'
  ).split(' '),
);

/** Soups and toppings that are called by what is in them, what is mostly bone; pickle alone is a sweet chutney in Britain. */
const CALLED_BY_IT = [
  'cream of',
  'cauliflower cheese',
  'bacon (?:bit|crumble)s?',
  '(?:wattie|all gold|rosella|heinz)\\S{0,3} tomato sauce',
  'mozzarella sticks?',
  'bones',
  'branston',
  'ploughman',
  'turkey necks?',
];
export const NO_FOOD_OF_IT = new RegExp(`\\b(?:${CALLED_BY_IT.join('|')})\\b|^\\W*pickle\\W*$`, 'i');

/** They name a food only where nothing else is said: chili without beans is a stew, orange squash a drink. */
export const ALONE_ONLY = new Set(['chili', 'squash', 'curry', 'milk', 'salad']);

/** Which of many kinds it is they leave open, behind the name of a maker: "Oxo beef", "cott cheese". */
export const OF_MANY_KINDS = new Set(['chicken', 'turkey', 'beef', 'pork', 'lamb', 'fish', 'cheese', 'bean']);

/** They begin the names of dishes. */
export const OF_ANIMALS = new Set([
  'chicken',
  'turkey',
  'beef',
  'pork',
  'lamb',
  'fish',
  'egg',
  'cheese',
  'cream',
  'milk',
  'bean',
]);
