import { isEnglishWord } from '../english-words.ts';
import { everydayNames } from '../everyday-foods.ts';
import { eatenNamed, endOfFirstName } from './eaten-names.ts';
import { foodIndex, isFoodWord, rankFoods } from './food-ranking.ts';
import { leftOut as leftOutOf, nameWords } from './left-out.ts';
import { sayWhatIsLeftOut } from './left-out-clauses.ts';
import { mayBeLeftOut } from './left-out-parts.ts';
import type { MealAmount } from './meal-amount.ts';
import { draftsOf, HOLDS } from './meal-drafts.ts';
import { isQuiet, KEPT, withoutFrame } from './meal-frame.ts';
import { tellsWhere } from './meal-places.ts';
import { type Draft, heavy, isOneFood, type MealPart, partOf } from './one-food.ts';
import { STATES, TELLING_MORE } from './state-words.ts';

/** After these a food of its own may follow that the one before is told with too. */
const JOINS = new Set(['with', 'and', '&', 'on', 'over', 'atop', ',', '/', '-', 'or', '(', '.', ';', ':']);

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
  TELLING_MORE.has(tokens[0] ?? '') ||
  /^(?:the|which|that|once|kind|style)$/.test(tokens[0] ?? '') ||
  /^(?:kind|style|type|variety|eaten|only|removed)$/.test(tokens.at(-1) ?? '');

/** Says nothing that a food could be found by: "once prepared", "the whole thing", "no dressing". */
const isEmpty = (draft: Draft, part: MealPart): boolean =>
  heavy(part.words).every((word) => word === 'ice' || KEPT.has(word) || TELLING_MORE.has(word)) ||
  (draft.before !== ',' && heavy(part.words).every((word) => ADDED.has(word) || VITAMIN.test(word))) ||
  draft.tokens[0] === 'no' ||
  (/^(?:high|low|rich)$/.test(draft.tokens[0] ?? '') && draft.tokens[1] === 'in') ||
  (draft.tokens.includes('no') && /^(?:included|eaten|consumed)$/.test(draft.tokens.at(-1) ?? '')) ||
  /^(?:the|once)$/.test(draft.tokens[0] ?? '') ||
  /^(?:kind|type|variety|style)$/.test(draft.tokens.at(-1) ?? '');

/** "A cooked, boneless chop", "toasted, a slice of bread": how it is, said before what it is. */
const isStateAlone = (draft: Draft, part: MealPart): boolean =>
  part.words.length > 0 &&
  draft.tokens.filter((token) => !isQuiet(token)).every((token) => STATES.has(token));

/** "Water with vitamins and minerals", "in assorted flavors": what is in it has no weight of its own. */
const ADDED = new Set(
  'vitamin mineral electrolyte nutrient iron calcium zinc ascorbic acid preservative flavor fortified assorted'.split(
    ' ',
  ),
);

/** "Of an 8 inch pie", "7 inches across" */
const DIMENSION = /^(?:\d.*|inch|cm|diameter|size|sized)$/;

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
  const drafts = draftsOf(withoutFrame(sayWhatIsLeftOut(tokens))).flatMap(asTwo);
  const parts: MealPart[] = [];
  const later: string[] = [];
  for (let at = 0; at < drafts.length; ) {
    const draft = drafts[at];
    if (!draft) break;
    const part = partOf(draft);
    const before = parts.at(-1);
    if (before && isSaidAgain(before, part)) {
      // "Egg curry, 2 eggs" is no two curries.
      const isOneOfIt = part.amount !== null && part.head !== before.head && precision(part.amount) < 2;
      const amount = isOneOfIt ? before.amount : sharper(before.amount, part.amount);
      parts[parts.length - 1] = { ...before, amount };
      at += 1;
      continue;
    }
    const leftOut = part.words.map(leftOutOf);
    if (leftOut.length > 0 && leftOut.every((word) => word !== null)) {
      // "Skipped the bun": of what was told before it, or after where nothing was.
      if (parts.length === 0) later.push(...leftOut);
      else {
        const eaten = parts.filter(({ words }) => !heavy(words).every((word) => leftOut.includes(word)));
        parts.splice(0, parts.length, ...eaten.map((one) => withLeftOut(one, leftOut)));
      }
      at += 1;
      continue;
    }
    if (
      part.words.every((word) => DIMENSION.test(word)) ||
      (mayBeOf(before, draft) && isEmpty(draft, part))
    ) {
      // An amount that no food follows belongs to the one before: "avocado, 100 g".
      const whole = wholeBefore(parts, draft);
      const told = whole < 0 ? undefined : parts[whole];
      if (part.amount && told) parts[whole] = { ...told, amount: together(told.amount, part.amount) };
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
    if (isMadeOf(draft) && !draft.amount?.unit && areMeasured(drafts.slice(at + 1, at + 3))) {
      at += 1;
      continue;
    }
    if (draft.amount === null && drafts.length > 1 && isFrame(draft, part, drafts[at + 1])) {
      at += 1;
      continue;
    }
    const rest = belonging(part, draft, following(drafts, at));
    const whole = { ...(rest.length > 0 ? partOf(merged(draft, rest)) : part), head: part.head };
    if (before && before.amount === null && parts.length === 1 && isSaidAgain(whole, before)) parts.pop();
    // "A cheeseburger with bacon and no bun": of all that is on it.
    const ofAll = whole.words.flatMap((word) => leftOutOf(word) ?? []).filter(mayBeLeftOut);
    if (before && draft.before !== ',') parts[parts.length - 1] = withLeftOut(before, ofAll);
    parts.push({ ...whole, isBeside: draft.before === 'with' });
    at += 1 + rest.length;
  }
  return parts.map((part) => withLeftOut(part, later));
}

/** "Sour cream shredded cheese" is two foods, though nothing stands between. */
function asTwo(draft: Draft): Draft[] {
  const end = endOfFirstName(draft.tokens);
  if (end === null) return [draft];
  return [
    { ...draft, tokens: draft.tokens.slice(0, end) },
    { before: ',', tokens: draft.tokens.slice(end), amount: null },
  ];
}

const withLeftOut = (part: MealPart, words: readonly string[]): MealPart => ({
  ...part,
  leftOut: [...part.leftOut, ...words],
});

/** "Church supper.", "Tesco meal deal -": where and for what it was eaten, not what. */
function isFrame(draft: Draft, part: MealPart, next: Draft | undefined): boolean {
  if (eatenNamed(part) || everydayNames().get(part.words)) return false;
  const isHeading = /^[-:]$/.test(next?.before ?? '') && draft.before === '';
  const isStrange = nameWords(draft.tokens.join(' ')).some((word) => !isFoodWord(word));
  return tellsWhere(part.words) || (isHeading && (isStrange || !isFood(part)));
}

/** "Rice with peanuts, a bowl": of what the peanuts are in, where nobody said how much of it. */
function wholeBefore(parts: readonly MealPart[], { before }: Draft): number {
  const last = parts.length - 1;
  const isBesideIt = before === ',' && parts[last]?.isBeside === true;
  return isBesideIt && parts[last - 1]?.amount === null ? last - 1 : last;
}

/** "A bowl of soup, about 300 g": what is weighed counts. */
function together(before: MealAmount | null, after: MealAmount): MealAmount {
  if (!before) return after;
  if (before.isArticle && precision(after) > 0) return after;
  // "2 potatoes, ate one"
  if (precision(before) === 1 && precision(after) === 1) return after;
  // "Half a pizza, 2 slices"
  if (after.measure !== null && before.measure === null && before.unit === null) return after;
  if (after.unit === null || before.unit === 'g' || before.each) return before;
  return { ...before, each: { count: after.count / (after.isOfEach ? 1 : before.count), unit: after.unit } };
}

/** "Barley, 200 g cooked": a second amount is no other food's where the first was not said. */
const mayBeOf = (before: MealPart | undefined, { amount }: Draft): boolean =>
  before !== undefined && (amount === null || before.amount === null || before.amount.isArticle === true);

/** "A smoothie made with 1 cup of milk and a banana" is what it is made of. */
const isMadeOf = ({ tokens }: Draft): boolean =>
  tokens
    .slice(-2)
    .some((token) => /^(?:made|containing|consisting|composed|comprising|consisted|comprised)$/.test(token));

/** "3 eggs and some cheese", "a banana and a cup of milk": so much of it that what it was made of can be weighed. */
const areMeasured = ([first, second]: readonly Draft[]): boolean =>
  !isOne(first?.amount ?? null) || (first?.amount?.isArticle === true && !isOne(second?.amount ?? null));

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
function belonging(part: MealPart, draft: Draft, following: readonly Draft[]): Draft[] {
  // "A burger minus the bun and fries" has fries beside it.
  const isLess = part.words.some((word) => mayBeLeftOut(leftOutOf(word) ?? ''));
  const beside = isLess ? following.findIndex(({ before }) => before === 'and' || before === '&') : -1;
  const after = beside < 0 ? following : following.slice(0, beside);
  const rest = [...after];
  while (rest.length > 0 && !(mayJoin(rest, part.amount) && isOneFood(part, rest))) rest.pop();
  let isHeld = [draft, ...rest].some(({ holds }) => holds) && isFood(part);
  for (const next of after.slice(rest.length)) {
    isHeld ||= HOLDS.test(next.tokens[0] ?? '') && isFood(part);
    if (isNobodysFood(next) || (!isHeld && isFoodOfItsOwn(next, part.amount))) break;
    isHeld ||= next.holds === true && isFood(part);
    rest.push(next);
  }
  return rest;
}

const isFood = ({ words, head }: MealPart): boolean => {
  const [best] = rankFoods(words, head, 1);
  return best?.isHead === true && best.covered >= OWN_FROM;
};

/** A word that names a food by itself: what stands behind a comma with one is no word more of the food before. */
const isFoodName = (word: string): boolean =>
  foodIndex().heads.has(word) || everydayNames().get([word]) !== undefined;

/** An amount of a mixture holds what is in it: "a cup of rice with beans" has no beans beside it, "two eggs with bacon" has. */
function isFoodOfItsOwn(draft: Draft, amount: MealAmount | null): boolean {
  const isMixedIn =
    /^(?:with|in|on|over|atop|and|&|\/|\()$/.test(draft.before) &&
    amount !== null &&
    (amount.unit !== null || amount.each !== null);
  if (isMixedIn) return false;
  const part = partOf(draft);
  if (eatenNamed(part)) return true;
  if (tellsMore(draft)) return false;
  return isFood(part) || (draft.before === ',' && part.words.some(isFoodName));
}

/** Nobody knows what it is: that is said, never swallowed. */
const isNobodysFood = (draft: Draft): boolean =>
  partOf(draft).words.some((word) => /^[a-z]{3,}$/.test(word) && !isFoodWord(word) && !isEnglishWord(word));
const OWN_FROM = 0.75;

/** What stands after a part without an amount and without a full stop between. */
function following(drafts: readonly Draft[], at: number): Draft[] {
  const rest: Draft[] = [];
  for (const draft of drafts.slice(at + 1, at + 1 + JOINED_MOST)) {
    if (!isOne(draft.amount) || !JOINS.has(draft.before) || isLeftOutAlone(draft)) break;
    rest.push(draft);
  }
  return rest;
}
const JOINED_MOST = 6;

/** ", no bun" behind all that was eaten. */
const isLeftOutAlone = (draft: Draft): boolean =>
  draft.before === ',' &&
  partOf(draft).words.every((word) => mayBeLeftOut(leftOutOf(word) ?? '')) &&
  draft.tokens[0] === 'no';

/** "With crust", "with a crust", "with a thick crust": one of it, as it is. */
const isOne = (amount: MealAmount | null): boolean =>
  amount === null ||
  amount.isArticle === true ||
  (amount.size !== null && amount.count === 1 && !amount.unit && !amount.measure && !amount.each);
