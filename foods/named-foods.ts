import { amountAt } from './amount.ts';
import { findFood } from './food-finder.ts';
import { foodWords, plainText } from './food-words.ts';
import { nameLength, type SaidFood } from './read-foods.ts';

const TOKEN = /\d+(?:[.,]\d+)?|[a-z][a-z0-9'&]*|[^\sa-z0-9]/g;
/** Names of foods that are as often something else in ordinary talk: the sugar in blood, one's own liver, to fry. */
const ALSO_OTHER = new Set(
  `sugar sugars sugar's salt water fat oil ice date dates supplement mint gum gums shake bar shot wrap roll rolls sub stock kidney
  kidneys liver brain brains heart fry fry's meat oat mash dressing dip monster chili`.split(/\s+/),
);
/** Before a food that is left out, or is what something is compared with. */
const NOT_EATEN =
  /^(?:no|not|without|skip|skipped|quit|cut|miss|avoid|stopped|besides|except|minus|zero|instead)$/;
const BEFORE = 3;

/** A food in free text, in its own words, with the words it stands in as names are compared. */
export type NamedFood = SaidFood & { words: readonly string[] };

/**
 * The foods that a text in free words names by their everyday names, in its order and each once. What somebody leaves
 * out ("no bread") is not among them.
 */
export function namedFoods(text: string): NamedFood[] {
  const tokens = plainText(text).match(TOKEN) ?? [];
  const named = new Map<string, NamedFood>();
  for (let at = 0; at < tokens.length; ) {
    const length = nameLength(tokens, at);
    if (length > 1 || (length === 1 && !ALSO_OTHER.has(tokens[at] ?? ''))) {
      const said = tokens.slice(at, at + length).join(' ');
      const found = isLeftOut(tokens, at) ? null : findFood(said);
      const words = foodWords(said);
      if (found) named.set(words.join(' '), { said, found, words, amount: amountBefore(tokens, at) });
    }
    at += Math.max(1, length);
  }
  return [...named.values()];
}

const isLeftOut = (tokens: readonly string[], at: number) =>
  tokens.slice(Math.max(0, at - BEFORE), at).some((token) => NOT_EATEN.test(token));

/** "one", "2 slices of": what is said right before the name. */
function amountBefore(tokens: readonly string[], at: number) {
  for (let from = Math.max(0, at - BEFORE); from < at; from++) {
    const found = amountAt(tokens, from);
    if (found && from + found.took === at) return found.amount;
  }
  return null;
}
