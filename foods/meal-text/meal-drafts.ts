import { countOf, dimensionAt, mealAmountAt, measureAt, weightAt } from './meal-amount.ts';
import { isQuiet } from './meal-frame.ts';
import { type Draft, isOneFood, partOf } from './one-food.ts';

/** What parts of a meal are set apart by. */
const BREAKS = new Set([
  ...',;.!?:+&/-()',
  ...'and plus with alongside then or also on over atop'.split(' '),
]);
/** After these an article starts no amount: "from a can", "in a bun". */
const INSIDE = /^(?:from|in|into|like|as|of|on|off|per)$/;

/** After a number: how long or how hot it was cooked is no amount of it. */
const TIME = /^(?:minutes?|mins?|hours?|hrs?|degrees?|seconds?|secs?)$/;

/** Parts as the marks and amounts set them apart. */
export function draftsOf(tokens: readonly string[]): Draft[] {
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

const endsHere = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === undefined || BREAKS.has(tokens[at] ?? '') || tokens[at] === ')';

function giveWeight(draft: Draft, { count, unit, isOfEach }: Weight): void {
  // "Two slices of bread (60 g)" weighs all that was said.
  const amount = draft.amount ?? countOf(1);
  draft.amount = { ...amount, each: { count: isOfEach ? count : count / amount.count, unit } };
}
type Weight = NonNullable<ReturnType<typeof weightAt>>['value'];
