/** How people tell what of a meal they did not eat, put as "no X", which the rest of the reader knows. */

const ARTICLE = '(?:(?:the|my|his|her|its|any|a|all|most|some|both|of) ){0,3}';
/** "The bun", "the hamburger buns", "the toast and chips". */
const THING =
  '(?:(?:hamburger|burger|english|hotdog|taco|flour|top|bottom|garlic|white|side) )?([a-z]{2,20}(?: and (?:the )?[a-z]{2,20})?)';

const OFF = '(?: (?:off|out|away|behind|alone|on the (?:plate|side)))?(?= |$)';
const NOT_EATEN = new RegExp(
  `(?:^|(?<= ))(?:(?:i|we|and|but|just) ){0,2}(?:skip(?:ped|ping)?|ditch(?:ed|ing)?|(?:picked|scraped|pulled|took|peeled|brushed) (?:off|out)|threw (?:out|away)|pushed aside|passed on|(?:picked|ate|eating) around|gave away|instead of|(?:did not|didn't|didnt|don't|dont|do not|never) (?:eat|have|touch|finish|want|get|do|use)) ${ARTICLE}${THING}${OFF}`,
  'g',
);
/** These mean it only of what has an article: "tossed salad", "left over chicken". */
const LEFT = new RegExp(
  `(?:^|(?<= ))(?:(?:i|we|and|but|just) ){0,2}(?:toss(?:ed|ing)|discard(?:ed|ing)|dumped|left(?: off| out| behind)?|leaving) (?:(?:the|my|his|her|its|both|all|most|of) ){1,3}${THING}${OFF}`,
  'g',
);
/** "Picked the corn off", "gave the banana to the kid", "banana gave to kid". */
const TAKEN = new RegExp(
  `(?:^|(?<= ))(?:(?:i|we|and|but|just) ){0,2}(?:(?:picked|scraped|pulled|took|peeled|brushed) ${ARTICLE}${THING} (?:off|out|from)|(?:gave|fed) ${ARTICLE}${THING} (?:to|away)|(?:swapped|traded|subbed out) ${ARTICLE}${THING} for|([a-z]{2,20}) (?:gave|given|went|fed) to)(?= |$)(?: (?:the |my )?[a-z]{2,20}(?= [,;.)]| ?$))?`,
  'g',
);
/** "The muffins tossed", "crusts left on the plate", "fries not eaten". */
const PUT_ASIDE = new RegExp(
  `(?:^|(?<= ))(?:with )?${ARTICLE}${THING} (?:removed|discarded|uneaten|untouched|not (?:eaten|touched)|thrown (?:out|away)|left (?:on the plate|behind|over)|(?<=(?:the|my|both|all) [a-z]{2,20} )(?:tossed|skipped|ditched))(?= |$)`,
  'g',
);
/** What is taken off a food and tells of it: the tables know food without them. */
const OF_THE_FOOD = /^(?:skin|bone|peel|fat|shell|seed|stone|pit|rind)s?$/;

/** "Left the crusts" are the rims. */
const RIMS = 'crusts';
const put = (whole: string, thing: string): string =>
  OF_THE_FOOD.test(thing)
    ? whole
    : thing === RIMS
      ? ' , '
      : thing
          .split(/ and (?:the )?/)
          .map((one) => ` , no ${one} , `)
          .join('');

const LETTUCE_BUN =
  /(?:^|(?<= ))(?:(?:in|on|with) )?(?:a |the )?lettuce (?:wraps?|buns?|wrapped)(?: style)?(?= |$)/g;
const BREADED =
  '(?:burger|burgers|cheeseburger|cheeseburgers|hamburger|hamburgers|sandwich|sandwiches|dog|dogs|brat|brats|sub|subs|patty|melt)';
const IN_LETTUCE = new RegExp(`lettuce (?:wrap|wrapped|bun) ((?:[a-z]{2,20} ){0,3}?${BREADED})(?= |$)`, 'g');
const HAS_BREAD = new RegExp(`(?:^| )${BREADED}(?= |$)`);
const ONLY_INSIDE =
  /(?:^|(?<= ))(?:(?:just|only|ate) ){1,2}(?:the )?(?:filling|fillings|inside|insides|innards|guts|toppings|patty|patties)(?: (?:off|from|of|out of)(?: (?:a|the|my))?)?(?= |$)/g;

/** "Gave the rest to Mia": what was eaten is told before. */
const REST =
  /(?:^|(?<= ))(?:(?:and|but|i|then) ){0,2}(?:gave|threw|left|saved|put)(?: away| out)? (?:the )?rest(?: (?:to|for)(?: the| my)? [a-z]{2,20}| away| out| behind)?(?= |$)/g;

/** The tokens of a told meal with each "skipped the fries", "the bun tossed" and "protein style" as "no X". */
export function sayWhatIsLeftOut(tokens: readonly string[]): string[] {
  let text = tokens.join(' ').replace(/\bprotein style\b/g, 'no bun');
  if (HAS_BREAD.test(text)) text = text.replace(IN_LETTUCE, '$1 no bun').replace(LETTUCE_BUN, ' no bun ');
  return text
    .replace(/(?:^|(?<= ))(bun|bread|crust|wrap|noodle|rice)less(?= |$)/g, 'no $1')
    .replace(REST, ' , ')
    .replace(ONLY_INSIDE, ' no crust ')
    .replace(NOT_EATEN, put)
    .replace(LEFT, put)
    .replace(TAKEN, (whole, ...things: string[]) => put(whole, things.slice(0, 4).find(Boolean) ?? ''))
    .replace(PUT_ASIDE, put)
    .split(' ')
    .filter((token) => token !== '');
}
