import { isEnglishWord } from '../english-words.ts';
import { foodWord } from '../food-words.ts';
import { isFoodWord } from './food-ranking.ts';
import { mealAmountAt } from './meal-amount.ts';
import { withoutClauses } from './meal-clauses.ts';

/** Words around foods that tell nothing of them. */
const FRAME = new Set(
  (
    "i i'm i've i'd im ive my me we our he she they his her their it its it's had have having ate eat eating eaten drank drink drinking drunk " +
    'enjoyed enjoying enjoy savored savoring savoured snacked snacking munched munching sipped sipping sip consumed consuming grabbed ' +
    'grab devoured nibbled nibbling indulged indulging treated finished got get made make making having just also then today yesterday ' +
    'tonight this morning afternoon evening night noon midday earlier later meal meals started starting start day was were is are be ' +
    'been being am so some any the along together paired accompanied alongside followed plus featuring consisting consisted consists ' +
    'included including includes comes came served serving washed down topped filled loaded complemented side sides of to at by as from for ' +
    'that which there here very really quite nice delicious tasty yummy fresh hearty refreshing simple quick light satisfying classic ' +
    'homemade leftover leftovers whole entire full total worth weighing about around approximately roughly only big myself himself herself ' +
    'used using use bit treat treats snack snacks bite bites portion helping home work while watching went out again still too well ' +
    'lol ugh haha hahaha yum omg idk tbh btw ok okay oops sorry smh lmao meh yay nope yes yep please thanks whatever obviously basically honestly maybe probably prob ish kinda sorta ' +
    'containing dish dishes ended end decided chose opted picked measuring measured sized across diameter like kind type such good warm hot cold chilled iced bowl plate cup glass piece serving'
  ).split(' '),
);
/** Framing words that may be part of a food's name, left in where a food is told with them. */
export const KEPT = new Set(
  'big hot cold iced light whole fresh bowl side full bite treat plate cup'.split(' '),
);

/** Framing words, and English words that no food is told with: "I devoured", "while gaming". */
export const isQuiet = (token: string): boolean =>
  FRAME.has(token)
    ? !(KEPT.has(token) && isFoodWord(token))
    : isSomebodys(token) || (/^[a-z]+$/.test(token) && !isFoodWord(foodWord(token)) && isEnglishWord(token));

/** "Alfie's", but "Wendy's": no food is told with it. */
const isSomebodys = (token: string): boolean =>
  /^[a-z]+'s$/.test(token) && !isFoodWord(foodWord(token)) && !isFoodWord(foodWord(token.slice(0, -2)));

/** The tokens without the frame. */
export function core(tokens: readonly string[]): string[] {
  return tokens.filter((token) => !isQuiet(token));
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const MEAL_NAMES = setOf('breakfast brunch lunch dinner supper snack dessert');
const MEALS = new Set([...MEAL_NAMES, 'meal', 'drink']);
/** Foods that are called by a meal: "breakfast sausage". */
const CALLED_BY_MEAL = setOf(
  'bar bars sausage sausages link links burrito burritos sandwich sandwiches cereal tart tarts cake cakes drink drinks mix cracker crackers roll rolls meal meals shake shakes wrap wraps size sized topping toppings pastry pastries replacement',
);
const BEFORE_MEAL =
  /^(?:for|as|at|with|during|my|a|an|the|late|early|mid|morning|quick|light|afternoon|evening|of)$/;
const AFTER_MEAL = /^(?:today|yesterday|was|is|were|included|consisted|of|:|-|,)$/;

/** "For breakfast", "my lunch was": when it was eaten is no food. */
function withoutMealNames(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (!MEAL_NAMES.has(token) || CALLED_BY_MEAL.has(tokens[at + 1] ?? '')) {
      kept.push(token);
      continue;
    }
    const before = kept.findLastIndex((one) => !BEFORE_MEAL.test(one)) + 1;
    const isNamed = before < kept.length || kept.length === 0 || AFTER_MEAL.test(tokens[at + 1] ?? '');
    if (!isNamed) {
      kept.push(token);
      continue;
    }
    kept.length = before;
    kept.push(',');
    while (AFTER_MEAL.test(tokens[at + 1] ?? '')) at += 1;
  }
  return kept;
}

const SOMEBODY = /^(?:i|i'm|im|i've|ive|i'd|we|we've|he|she|they|you)$/;
const AUXILIARY = setOf(
  'am was were have has had did just also then already only usually ended decided got went been be do getting ready plan planning going to cook prepare eat enjoy would could might really quickly simply finally started finished slowly',
);
const PARTICLE = /^(?:on|up|down|into|in|off|through|out|for|to|over|at|around|away|back|my|the|it)$/;
/** What a sentence may open with before somebody eats. */
const OPENING = setOf(
  'for at after before in during on as while when this last then so today yesterday tonight later mid late early to once since with around by afterwards afterward first next finally between earlier',
);

const PERSON =
  /^(?:toddler|baby|kid|kids|child|children|son|daughter|husband|wife|partner|friend|friends|mom|mum|dad|mother|father|brother|sister|family|nephew|niece|cousin|aunt|uncle|grandma|grandpa|grandkids|grandson|granddaughter|hubby|wifey|boyfriend|girlfriend|roommate|coworker|coworkers|boss|neighbor|neighbour|neighbors|neighbours)(?:'s|s')?$/;
/** "My baby is having", "for our kids", but "my baby carrots". */
const isPersonAt = (tokens: readonly string[], at: number): boolean =>
  PERSON.test(tokens[at] ?? '') &&
  (HAS.test(tokens[at + 1] ?? '') ||
    !/^[a-z]/.test(tokens[at + 1] ?? '') ||
    /^(?:an?|some)$/.test(tokens[at + 1] ?? ''));
const HAS = /^(?:is|are|was|were|has|have|had|ate|eats|drank|drinks|got|gets)$/;

/** "After the gym I downed some milk": who ate, and when and where, is no food. */
function withoutTelling(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  let opened = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (
      /^(?:was|were|is|included|includes|consisted)$/.test(token) &&
      kept.slice(opened, opened + 3).some((one) => MEALS.has(one))
    ) {
      kept.length = opened;
      continue;
    }
    const isWhose =
      /^(?:my|our|his|her|their)$/.test(token) ||
      (token === 'the' && /^(?:off|from|to|with|for)$/.test(tokens[at - 1] ?? ''));
    if (isWhose && isPersonAt(tokens, at + 1)) {
      at += 1;
      if (!HAS.test(tokens[at + 1] ?? '')) continue;
    } else if (!SOMEBODY.test(token)) {
      kept.push(token);
      if (/^[.;!?]$/.test(token)) opened = kept.length;
      continue;
    }
    if (OPENING.has(kept[opened] ?? '')) kept.length = opened;
    kept.push(',');
    at += 1;
    while (AUXILIARY.has(tokens[at] ?? '') && at + 1 < tokens.length) at += 1;
    // The verb itself, unless the food follows at once: "I had two eggs".
    if (
      /^[a-z]/.test(tokens[at] ?? '') &&
      !mealAmountAt(tokens, at) &&
      !(AUXILIARY.has(tokens[at - 1] ?? '') && isFoodWord(foodWord(tokens[at] ?? '')))
    )
      at += 1;
    while (PARTICLE.test(tokens[at] ?? '') && !mealAmountAt(tokens, at)) at += 1;
    if (isPersonAt(tokens, at)) at += 1;
    at -= 1;
  }
  return kept;
}

/** The tokens without who ate, when and where. */
export const withoutFrame = (tokens: readonly string[]): string[] =>
  withoutClauses(withoutTelling(withoutMealNames(tokens)));
