import { isEnglishWord } from '../english-words.ts';
import { everydayNames } from '../everyday-foods.ts';
import { foodWord, foodWords, isJoiner } from '../food-words.ts';
import { isFoodWord, rankFoods, spelled, wordWeight } from './food-ranking.ts';
import { nameWords } from './left-out.ts';
import {
  countOf,
  dimensionAt,
  type MealAmount,
  mealAmountAt,
  measureAt,
  sizeIn,
  weightAt,
} from './meal-amount.ts';
import type { TableFood } from './table-foods.ts';

/** One food of a told meal: its words and its amount. */
export interface MealPart {
  /** As it was said. */
  readonly said: string;
  /** In comparable form. */
  readonly words: readonly string[];
  /** The word that names the thing. */
  readonly head: string;
  /** Null where nobody said how much. */
  readonly amount: MealAmount | null;
}

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
    'ended end decided chose opted picked like kind type such good warm hot cold chilled iced bowl plate cup glass piece serving'
  ).split(' '),
);
/** Framing words that may be part of a food's name, left in where a food is told with them. */
const KEPT = new Set('hot cold iced light whole fresh bowl side full served bite treat plate cup'.split(' '));

const MEAL = /^(?:breakfast|brunch|lunch|dinner|supper|snack|dessert|meal|drink)$/;
/** Foods that are called by a meal: "breakfast sausage". */
const CALLED_BY_MEAL =
  /^(?:bars?|sausages?|links?|burritos?|sandwich|sandwiches|cereal|tarts?|cakes?|drinks?|mix|crackers?|rolls?|meals?|shakes?|wraps?|pastry|pastries|replacement)$/;
const BEFORE_MEAL =
  /^(?:for|as|at|with|during|my|a|an|the|late|early|mid|morning|quick|light|afternoon|evening|of)$/;
const AFTER_MEAL = /^(?:today|yesterday|was|is|were|included|consisted|of|:|-|,)$/;

/** "For breakfast", "my lunch was": when it was eaten is no food. */
function withoutMealNames(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (
      !/^(?:breakfast|brunch|lunch|dinner|supper|snack|dessert)$/.test(token) ||
      CALLED_BY_MEAL.test(tokens[at + 1] ?? '')
    ) {
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

/** What parts of a meal are set apart by. */
const BREAKS = new Set([
  ',',
  ';',
  '.',
  '!',
  '?',
  ':',
  '+',
  '&',
  'and',
  'plus',
  'with',
  'alongside',
  'then',
  'or',
  'also',
  'on',
  'over',
  'atop',
  '/',
  '-',
  '(',
  ')',
]);
/** After these a food of its own may follow that the one before is told with too. */
const JOINS = new Set(['with', 'and', '&', 'on', 'over', 'atop', ',', '/', '-', 'or', '(', '.', ';', ':']);
/** After these an article starts no amount: "from a can", "in a bun". */
const INSIDE = /^(?:from|in|into|like|as|of|on|off|per)$/;

/** After a number: how long or how hot it was cooked is no amount of it. */
const TIME = /^(?:minutes?|mins?|hours?|hrs?|degrees?|seconds?|secs?)$/;

interface Draft {
  before: string;
  tokens: string[];
  amount: MealAmount | null;
}

/** Parts as the marks and amounts set them apart. */
function draftsOf(tokens: readonly string[]): Draft[] {
  const drafts: Draft[] = [];
  let open: Draft = { before: '', tokens: [], amount: null };
  const close = (before: string) => {
    if (open.tokens.length > 0 || open.amount) drafts.push(open);
    open = { before, tokens: [], amount: null };
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    if (token === '(') {
      const inside = weightAt(tokens, at + 1);
      const end = tokens.indexOf(')', at);
      if (inside && end > 0) {
        giveWeight(open, inside.value);
        at = end + 1;
        continue;
      }
      if (end > 0 && open.tokens.length > 0 && amountsIn(tokens.slice(at + 1, end)) < MADE_OF) {
        // A bracket tells more of what stands before it, or nothing of the food: "hot dog (beef)", "soup (my own)".
        const aside = { before: '(', tokens: tokens.slice(at + 1, end).filter(isWord), amount: null };
        if (isOneFood(partOf(open), [aside])) open.tokens.push(...aside.tokens);
        at = end + 1;
        continue;
      }
    }
    const weight = /^(?:weighing|totaling|totalling)$/.test(token) ? weightAt(tokens, at) : null;
    if (weight && open.tokens.length > 0) {
      giveWeight(open, weight.value);
      at += weight.took;
      continue;
    }
    const eaters = /^(?:serves|feeds)$/.test(token) ? mealAmountAt(tokens, at + 1) : null;
    if (eaters) {
      at += 1 + eaters.took;
      continue;
    }
    if (/^\d/.test(token) && TIME.test(tokens[at + 1] ?? '')) {
      at += 2;
      continue;
    }
    const dimension = dimensionAt(tokens, at);
    if (dimension > 0) {
      // A size of the thing: "a 6 inch sub", "100 calorie packs".
      const vessel = open.amount && open.tokens.length === 0 ? measureAt(tokens, at + dimension) : null;
      open.tokens.push(...tokens.slice(at, at + dimension).filter((one) => /[a-z0-9]/.test(one)));
      at += dimension;
      if (vessel && open.amount) {
        open.amount = { ...open.amount, measure: vessel.value };
        at += vessel.took + (tokens[at + vessel.took] === 'of' ? 1 : 0);
      }
      continue;
    }
    const amount = mealAmountAt(tokens, at);
    const isInside =
      INSIDE.test(tokens[at - 1] ?? '') && /^an?$/.test(token) && open.tokens.some((one) => !isQuiet(one));
    if (amount && !isInside) {
      const isTrailing =
        open.amount === null &&
        open.tokens.length > 0 &&
        amount.value.unit !== null &&
        endsHere(tokens, at + amount.took);
      if (isTrailing) {
        open.amount = amount.value;
        at += amount.took;
        continue;
      }
      if (
        open.amount &&
        !open.amount.isArticle &&
        open.tokens.length === 0 &&
        amount.value.unit === null &&
        !BREAKS.has(tokens[at - 1] ?? '')
      ) {
        // "A slice of a large pizza": the size tells which.
        open.tokens.push(...tokens.slice(at, at + amount.took).filter((one) => /^[a-z]/.test(one)));
        at += amount.took;
        continue;
      }
      if (tokens[at - 1] === 'of' && (open.amount === null || open.amount.isArticle)) {
        // "A light meal of 2 crackers" is two crackers.
        open = { before: open.before, tokens: [], amount: amount.value };
        at += amount.took;
        continue;
      }
      const isWeightOfOne = open.amount && open.tokens.length === 0 && amount.value.unit;
      if (isWeightOfOne && open.amount)
        open.amount = { ...open.amount, each: { count: amount.value.count, unit: amount.value.unit ?? 'g' } };
      else {
        if (open.tokens.length > 0 || open.amount)
          close(BREAKS.has(tokens[at - 1] ?? '') ? (tokens[at - 1] ?? '') : ',');
        open.amount = amount.value;
      }
      at += amount.took;
      continue;
    }
    if (/^(?:without|not|minus|except|leaving|hold)$/.test(token)) {
      open.tokens.push('no');
      at += /^(?:any|the|a)$/.test(tokens[at + 1] ?? '') ? 2 : 1;
      continue;
    }
    if (BREAKS.has(token))
      close(open.tokens.length === 0 && !open.amount && open.before !== '' ? open.before : token);
    else if (/^[a-z0-9]/.test(token)) open.tokens.push(token);
    at += 1;
  }
  close('');
  return drafts;
}

const isWord = (token: string): boolean => /^[a-z]/.test(token);

/** So many amounts in a bracket are what the thing is made of: "omelet (3 eggs, 30 g cheese)". */
const MADE_OF = 2;
const amountsIn = (tokens: readonly string[]): number =>
  tokens.filter(
    (_, at) => mealAmountAt(tokens, at)?.value.isArticle === undefined && mealAmountAt(tokens, at),
  ).length;

/** "A bowl of soup, about 300 g": what is weighed counts. */
function together(before: MealAmount | null, after: MealAmount): MealAmount {
  if (!before) return after;
  if (after.unit === null || before.unit === 'g' || before.each) return before;
  return { ...before, each: { count: after.count / (after.isOfEach ? 1 : before.count), unit: after.unit } };
}

const endsHere = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === undefined || BREAKS.has(tokens[at] ?? '') || tokens[at] === ')';

function giveWeight(draft: Draft, { count, unit, isOfEach }: Weight): void {
  // "Two slices of bread (60 g)" weighs all that was said.
  const amount = draft.amount ?? countOf(1);
  draft.amount = { ...amount, each: { count: isOfEach ? count : count / amount.count, unit } };
}
type Weight = NonNullable<ReturnType<typeof weightAt>>['value'];

/** Framing words, and English words that no food is told with: "I devoured", "while gaming". */
const isQuiet = (token: string): boolean =>
  FRAME.has(token)
    ? !(KEPT.has(token) && isFoodWord(token))
    : /^[a-z]+$/.test(token) && !isFoodWord(foodWord(token)) && isEnglishWord(token);

/** The tokens without the frame at both ends. */
function core(tokens: readonly string[]): string[] {
  return tokens.filter((token) => !isQuiet(token));
}

const HEAD_ENDS = new Set([
  'with',
  'in',
  'from',
  'on',
  'made',
  'prepared',
  'cooked',
  'topped',
  'without',
  'no',
  'of',
  'and',
  'without',
]);

/** "Chocolate chip cookies with nuts": what stands before the first word that only tells more. */
export function headOf(tokens: readonly string[]): string {
  const end = tokens.findIndex((token, at) => at > 0 && HEAD_ENDS.has(token));
  const words = foodWords(core(end < 0 ? tokens : tokens.slice(0, end)).join(' '));
  return spelled(words).findLast((word) => isFoodWord(word)) ?? words.at(-1) ?? '';
}

export function partOf({ tokens, amount }: Pick<Draft, 'tokens' | 'amount'>): MealPart {
  const kept = core(tokens);
  const words = spelled(nameWords(kept.filter((token) => !isJoiner(token)).join(' ')));
  const size = amount && !amount.size && !amount.unit ? sizeIn(tokens) : null;
  return {
    said: tokens.join(' '),
    words,
    head: headOf(tokens),
    amount: amount && size ? { ...amount, size } : amount,
  };
}

const SOMEBODY = /^(?:i|i'm|im|i've|ive|i'd|we|we've|he|she|they|you)$/;
const AUXILIARY =
  /^(?:am|was|were|have|has|had|did|just|also|then|already|only|usually|ended|decided|got|went|been|be|do|would|could|might|really|quickly|simply|finally|started|finished|slowly)$/;
const PARTICLE = /^(?:on|up|down|into|in|off|through|out|for|to|over|at|around|away|back|my|the|it)$/;
/** What a sentence may open with before somebody eats. */
const OPENING =
  /^(?:for|at|after|before|in|during|on|as|while|when|this|last|then|so|today|yesterday|tonight|later|mid|late|early|to|once|since|with|around|by|afterwards|afterward|first|next|finally|between|earlier)$/;

/** "After the gym I downed some milk": who ate, and when and where, is no food. */
function withoutTelling(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  let opened = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (
      /^(?:was|were|is|included|includes|consisted)$/.test(token) &&
      kept.slice(opened).some((one) => MEAL.test(one))
    ) {
      kept.length = opened;
      continue;
    }
    if (!SOMEBODY.test(token)) {
      kept.push(token);
      if (/^[.;!?]$/.test(token)) opened = kept.length;
      continue;
    }
    if (OPENING.test(kept[opened] ?? '')) kept.length = opened;
    kept.push(',');
    at += 1;
    while (AUXILIARY.test(tokens[at] ?? '') && at + 1 < tokens.length) at += 1;
    // The verb itself, unless the food follows at once: "I had two eggs".
    if (
      /^[a-z]/.test(tokens[at] ?? '') &&
      !mealAmountAt(tokens, at) &&
      !(AUXILIARY.test(tokens[at - 1] ?? '') && isFoodWord(foodWord(tokens[at] ?? '')))
    )
      at += 1;
    while (PARTICLE.test(tokens[at] ?? '') && !mealAmountAt(tokens, at)) at += 1;
    at -= 1;
  }
  return kept;
}

/** Words that only tell more of the food before: "prepared with oil", "no sugar added", "fried". */
const TELLING_MORE =
  /^(?:prepared|cooked|made|raw|fried|baked|boiled|grilled|roasted|steamed|broiled|scrambled|poached|toasted|drained|canned|frozen|sweetened|unsweetened|salted|unsalted|plain|dry|dried|skinless|boneless|no|non|low|reduced|fat|sugar|extra|lean|flavored|breaded|smoked|sliced|diced|chopped|mashed|shredded|peeled|decaf|decaffeinated|skin|bone|bones|both|all|any|without|added|coated|stuffed|glazed|frosted|iced|caffeine|diet|regular|large|small|medium|size|sized|fatfree|fatlow)$/;

/** Share of the weight of what was said that one food must be told with to be all of it. */
const TOLD_FROM = 0.85;

const heavy = (words: readonly string[]): string[] =>
  words.filter((word) => isFoodWord(word) && wordWeight(word) > 0.5);

/** True where one food of the tables is told with all of this: "coffee with milk", "beef, potatoes and carrots in gravy". */
function isOneFood(first: MealPart, rest: readonly Draft[]): boolean {
  const added = heavy(rest.flatMap((draft) => partOf(draft).words));
  if (added.length === 0) return true;
  const said = [...first.words, ...added];
  const areTwo = [first.words, added].every((words) => everydayNames().get(words));
  return rankFoods(said, first.head, 5).some(({ of, covered }) => {
    const has = (word: string) => of.words.has(word) || of.also.some((name) => name.has(word));
    const isNamed = !areTwo || isDishOf(of, said, added);
    return (
      isNamed &&
      covered >= TOLD_FROM &&
      added.filter(has).length >= TOLD_FROM * added.length &&
      has(first.head)
    );
  });
}

/** Two foods that everybody knows are a dish of both only where the dish is told with little else: "bread with butter" is no sandwich. */
const UNSAID_MOST = 1;
function isDishOf(
  { heads, headWords, words }: TableFood,
  said: readonly string[],
  added: readonly string[],
): boolean {
  const isSaid = (word: string) => said.includes(word) || wordWeight(word) <= UNSAID_MOST;
  const name = heads.find((one) => [...one].every(isSaid));
  if (!name) return false;
  return (
    added.some((word) => name.has(word)) || [...words].every((word) => headWords.has(word) || isSaid(word))
  );
}

/** "Eggs, bacon" are two foods though there is a dish of both; "chicken, rice and beans" may be one. */
function mayJoin(rest: readonly Draft[], amount: MealAmount | null): boolean {
  const last = rest.at(-1);
  if (!last) return false;
  if (last.before !== ',' && last.before !== '(') return true;
  // "A cup of beans, kidney": what is measured is told further; what is counted is followed by the next thing.
  if (amount !== null && (amount.unit !== null || amount.each !== null)) return true;
  return rest.length === 1 && tellsMore(last);
}

const tellsMore = ({ tokens }: Draft): boolean =>
  TELLING_MORE.test(tokens[0] ?? '') ||
  /^(?:the|which|that|once|kind|style)$/.test(tokens[0] ?? '') ||
  /^(?:kind|style|type|variety|eaten|only|removed)$/.test(tokens.at(-1) ?? '');

/** Says nothing that a food could be found by: "once prepared", "the whole thing", "no dressing". */
const isEmpty = (draft: Draft, part: MealPart): boolean =>
  heavy(part.words).every((word) => word === 'ice' || KEPT.has(word) || TELLING_MORE.test(word)) ||
  (draft.before !== ',' && heavy(part.words).every((word) => ADDED.has(word) || VITAMIN.test(word))) ||
  draft.tokens[0] === 'no' ||
  (draft.tokens.includes('no') && /^(?:included|eaten|consumed)$/.test(draft.tokens.at(-1) ?? '')) ||
  /^(?:the|once)$/.test(draft.tokens[0] ?? '') ||
  /^(?:kind|type|variety|style)$/.test(draft.tokens.at(-1) ?? '');

/** "A cooked, boneless chop", "toasted, a slice of bread": how it is, said before what it is. */
const isStateAlone = (draft: Draft, part: MealPart): boolean =>
  part.words.length > 0 &&
  draft.tokens.filter((token) => !isQuiet(token)).every((token) => STATE.test(token));
const STATE =
  /^(?:cooked|raw|fried|baked|boiled|grilled|roasted|steamed|broiled|braised|stewed|poached|toasted|prepared|heated|crushed|drained|canned|frozen|refrigerated|chilled|dry|dried|commercially)$/;

/** "Water with vitamins and minerals", "in assorted flavors": what is in it has no weight of its own. */
const ADDED = new Set(
  'vitamin mineral electrolyte nutrient iron calcium zinc flavor fortified assorted'.split(' '),
);

/** "B12" */
const VITAMIN = /^[a-ek]\d{0,2}$/;

function merged(first: Draft, rest: readonly Draft[]): Draft {
  const tokens = rest.flatMap(({ before, amount, tokens }) => [
    ...(/^[a-z]/.test(before) ? [before] : []),
    ...(amount?.size?.split(' ') ?? []),
    ...tokens,
  ]);
  return { ...first, tokens: [...first.tokens, ...tokens] };
}

/**
 * The foods of a told meal in the order they were said. What has no amount of its own belongs to the food before it
 * where a food of the tables is told with both: "coffee with milk", "peas, cooked".
 */
export function mealParts(tokens: readonly string[]): MealPart[] {
  const cleaned = withoutTelling(withoutMealNames(tokens));
  const drafts = draftsOf(cleaned);
  const parts: MealPart[] = [];
  for (let at = 0; at < drafts.length; ) {
    const draft = drafts[at];
    if (!draft) break;
    const part = partOf(draft);
    const before = parts.at(-1);
    if (before && isSaidAgain(before, part)) {
      parts[parts.length - 1] = { ...before, amount: sharper(before.amount, part.amount) };
      at += 1;
      continue;
    }
    if (part.words.length === 0 || (mayBeOf(before, draft) && isEmpty(draft, part))) {
      // An amount that no food follows belongs to the one before: "avocado, 100 g".
      if (part.amount && before)
        parts[parts.length - 1] = { ...before, amount: together(before.amount, part.amount) };
      at += 1;
      continue;
    }
    const next = drafts[at + 1];
    if (next && isStateAlone(draft, part)) {
      drafts[at + 1] = {
        ...next,
        tokens: [...draft.tokens, ...next.tokens],
        amount: next.amount ?? draft.amount,
      };
      at += 1;
      continue;
    }
    if (isMadeOf(draft) && drafts[at + 1]?.amount && !draft.amount?.unit) {
      at += 1;
      continue;
    }
    const rest = belonging(part, following(drafts, at));
    const whole = { ...(rest.length > 0 ? partOf(merged(draft, rest)) : part), head: part.head };
    if (before && before.amount === null && parts.length === 1 && isSaidAgain(whole, before)) parts.pop();
    parts.push(whole);
    at += 1 + rest.length;
  }
  return parts;
}

/** "Barley, 200 g cooked": a second amount is no other food's where the first was not said. */
const mayBeOf = (before: MealPart | undefined, { amount }: Draft): boolean =>
  before !== undefined && (amount === null || before.amount === null || before.amount.isArticle === true);

/** "A smoothie made with 1 cup of milk and a banana" is what it is made of. */
const isMadeOf = ({ tokens }: Draft): boolean =>
  tokens
    .slice(-2)
    .some((token) => /^(?:made|containing|consisting|composed|comprising|consisted|comprised)$/.test(token));

/** "An apple, a big one", "hummus: 2 tbsp of hummus": the same food told twice. */
function isSaidAgain(first: MealPart, again: MealPart): boolean {
  const words = heavy(again.words);
  return words.length > 0 && words.every((word) => first.words.includes(word));
}

const precision = (amount: MealAmount | null): number =>
  amount === null || amount.isArticle ? 0 : amount.unit || amount.each ? 3 : amount.measure ? 2 : 1;
/** What was weighed tells more than what was counted. */
const sharper = (first: MealAmount | null, again: MealAmount | null): MealAmount | null =>
  precision(again) > precision(first) ? again : first;

/** Those that tell more of the first: one food is told with all of them, or each is no food of its own. */
function belonging(part: MealPart, after: readonly Draft[]): Draft[] {
  const rest = [...after];
  while (rest.length > 0 && !(mayJoin(rest, part.amount) && isOneFood(part, rest))) rest.pop();
  for (const draft of after.slice(rest.length)) {
    if (isFoodOfItsOwn(draft, part.amount)) break;
    rest.push(draft);
  }
  return rest;
}

/** An amount of a mixture holds what is in it: "a cup of rice with beans" has no beans beside it, "two eggs with bacon" has. */
function isFoodOfItsOwn(draft: Draft, amount: MealAmount | null): boolean {
  const isMixedIn =
    /^(?:with|in|on|over|atop|and|&|\/|\()$/.test(draft.before) &&
    amount !== null &&
    (amount.unit !== null || amount.each !== null);
  if (isMixedIn || tellsMore(draft)) return false;
  const { words, head } = partOf(draft);
  // Nobody knows what it is: that is said, never swallowed.
  if (words.some((word) => /^[a-z]{3,}$/.test(word) && !isFoodWord(word) && !isEnglishWord(word)))
    return true;
  const [best] = rankFoods(words, head, 1);
  return best?.isHead === true && best.covered >= OWN_FROM;
}
const OWN_FROM = 0.75;

/** What stands after a part without an amount and without a full stop between. */
function following(drafts: readonly Draft[], at: number): Draft[] {
  const rest: Draft[] = [];
  for (const draft of drafts.slice(at + 1, at + 1 + JOINED_MOST)) {
    if (!isOne(draft.amount) || !JOINS.has(draft.before)) break;
    rest.push(draft);
  }
  return rest;
}
const JOINED_MOST = 6;

/** "With crust", "with a crust", "with a thick crust": one of it, as it is. */
const isOne = (amount: MealAmount | null): boolean =>
  amount === null ||
  amount.isArticle === true ||
  (amount.size !== null && amount.count === 1 && !amount.unit && !amount.measure && !amount.each);
