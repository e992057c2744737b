import { dimensionAt, isTimeAt, measureAt, weightAt } from './amount-tokens.ts';
import { countOf, mealAmountAt } from './meal-amount.ts';
import { isQuiet } from './meal-frame.ts';
import { type Draft, isOneFood, partOf } from './one-food.ts';
import { STATES, TELLING_MORE } from './state-words.ts';

/** What parts of a meal are set apart by. */
const BREAKS = new Set([
  ...',;.!?:+&/-()',
  ...'and plus with alongside then or also on over atop'.split(' '),
]);
/** After these an article starts no amount: "from a can", "in a bun". */
const INSIDE = /^(?:from|in|into|like|as|of|on|off|per)$/;

/** A number after these is a name: "stage 2", "vitamin 12". */
const LABELLED = /^(?:stage|step|grade|type|number|vitamin|omega|level)$/;

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
    const weight = /^(?:weighing|measuring|measured|containing|totaling|totalling)$/.test(token)
      ? weightAt(tokens, at)
      : null;
    const isHolding = token !== 'containing' || endsHere(tokens, at + (weight?.took ?? 0));
    const weighed = open.tokens.length > 0 ? open : wholeOf(drafts);
    if (weight && isHolding && weighed) {
      giveWeight(weighed, weight.value);
      at += weight.took;
      continue;
    }
    const isFor =
      token === 'enough' && tokens[at + 1] === 'for' ? 2 : /^(?:serves|feeds)$/.test(token) ? 1 : 0;
    const eaters = isFor > 0 ? mealAmountAt(tokens, at + isFor) : null;
    if (eaters) {
      at += isFor + eaters.took;
      continue;
    }
    if (isTimeAt(tokens, at)) {
      at += 2;
      continue;
    }
    if (/^\d+$/.test(token) && LABELLED.test(tokens[at - 1] ?? '')) {
      open.tokens.push(token);
      at += 1;
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
      INSIDE.test(tokens[at - 1] ?? '') &&
      /^an?$/.test(token) &&
      (open.tokens.some((one) => !isQuiet(one)) ||
        (/^(?:from|in|into)$/.test(tokens[at - 1] ?? '') && drafts.length > 0));
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
      if (open.amount && !open.amount.isArticle && open.tokens.length === 0 && amount.value.unit === null) {
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
    if (/^(?:without|not|minus|sans|except|leaving|hold)$/.test(token)) {
      open.tokens.push('no');
      at += /^(?:any|the|a)$/.test(tokens[at + 1] ?? '') ? 2 : 1;
      continue;
    }
    if (token === 'or' && open.tokens.slice(-OR_WITHIN).includes('no')) {
      // "Without the skin or breading" has neither.
      open.tokens.push('no');
      at += /^(?:any|the|a)$/.test(tokens[at + 1] ?? '') ? 2 : 1;
      continue;
    }
    if (token === 'with') unlink(open);
    if (HOLDS.test(token) && open.tokens.length > 0) open.holds = true;
    if (BREAKS.has(token))
      close(open.tokens.length === 0 && !open.amount && open.before !== '' ? open.before : token);
    else if (/^[a-z0-9]/.test(token)) open.tokens.push(token);
    at += 1;
  }
  close('');
  return drafts;
}

/** So many words before an "or" a "no" reaches over it. */
const OR_WITHIN = 3;

/** "Rolls stuffed with rice", "fries covered with cheese": how it is joined is no word of the food. */
function unlink(draft: Draft): void {
  const last = draft.tokens.at(-1) ?? '';
  if (HOLDS_WITH.test(last)) draft.holds = true;
  const isAlone = draft.tokens.length === 1 && draft.before === '';
  if (!isAlone && /.(?:ed|ing)$/.test(last) && !TELLING_MORE.has(last) && !STATES.has(last))
    draft.tokens.pop();
  if (draft.tokens.length === 0) draft.before = '';
}

/** What follows is in the thing and not beside it: "rolls filled with", "a bar containing". */
const HOLDS_WITH = /^(?:made|filled|stuffed|mixed|combined|blended|flavored|loaded|layered|packed|prepared)$/;
/** "A bar containing nuts", "soup, including the noodles". */
export const HOLDS =
  /^(?:containing|contains|featuring|consisting|consists|comprising|composed|including|includes)$/;

const isWord = (token: string): boolean => /^[a-z]/.test(token);

/** So many amounts in a bracket are what the thing is made of: "omelet (3 eggs, 30 g cheese)". */
const MADE_OF = 2;
const amountsIn = (tokens: readonly string[]): number =>
  tokens.filter(
    (_, at) => mealAmountAt(tokens, at)?.value.isArticle === undefined && mealAmountAt(tokens, at),
  ).length;

const endsHere = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === undefined || BREAKS.has(tokens[at] ?? '') || tokens[at] === ')';

/** "Rice mixed with peas, weighing 90 g": it is the rice that weighs so much, with what is in it. */
const wholeOf = (drafts: readonly Draft[]): Draft | undefined =>
  drafts.findLast(({ amount, before }) => amount !== null || !/^(?:with|in|on|and)$/.test(before));

function giveWeight(draft: Draft, { count, unit, isOfEach }: Weight): void {
  // "Two slices of bread (60 g)" weighs all that was said.
  const amount = draft.amount ?? countOf(1);
  draft.amount = { ...amount, each: { count: isOfEach ? count : count / amount.count, unit } };
}
type Weight = NonNullable<ReturnType<typeof weightAt>>['value'];
