import { createCorrector } from '#domain/spelling/corrector.ts';
import { everydayNames } from '#foods/everyday-foods.ts';
import { foodWords, plainText } from '#foods/food-words.ts';
import { readFoods } from '#foods/read-foods.ts';
import { contentWords } from '../../retrieval/words.ts';
import type { SkillReply } from '../skill.ts';
import { frameOf } from './food-frames.ts';

/** Figures are asked, or whether it may be eaten: else an unknown word need be no food. */
const ASKS: Readonly<Record<'values' | 'verdict', RegExp>> = {
  values:
    /\b(?:carbs?|carbohydrates?|calories|kcal|protein|fiber|fibre|sugar)\b.{0,80}\b(?:in|of|does|do|per)\b/,
  verdict:
    /^(?:and |so )?(?:can|could|may|should) (?:i|we|you) (?:still )?(?:eat|drink|have)\b|^(?:is|are) .* (?:keto|low carb)\b/,
};
/** A name of more words is told, not named. */
const WORDS_MOST = 3;
const LETTERS_LEAST = 4;
const KNOWN = 'almonds';

/** Tells of a question whose food neither the food tables nor the handbook have a word of. */
export type UnknownFood = (question: string) => SkillReply | null;

/**
 * By the words that the handbook tells and is asked by. Without it the card of another food would be told as if it were of
 * this one. A name that is a slip of the hand away from a known word is left to the search.
 */
export function createUnknownFood(handbookWords: readonly string[]): UnknownFood {
  const known = new Set([...everydayNames().words(), ...handbookWords]);
  const slip = createCorrector(known, {
    lettersLeast: LETTERS_LEAST,
    twoSlipsFrom: 8,
    startLetters: 1,
    isMeant: () => false,
  });
  const isUnknown = (word: string) =>
    /^\p{L}+$/u.test(word) &&
    word.length >= LETTERS_LEAST &&
    ![...foodWords(word), ...contentWords(word)].some((form) => known.has(form)) &&
    slip(word) === null;
  return (question) => {
    const text = plainText(question).trim();
    for (const kind of ['values', 'verdict'] as const) {
      if (!ASKS[kind].test(text)) continue;
      const [name = ''] = readFoods(text, frameOf(kind)).unknown;
      const words = name.split(' ');
      if (words.length > WORDS_MOST || !words.some(isUnknown)) continue;
      // With a food we know in its place it is a question about a food, and nothing else.
      const { foods, unknown } = readFoods(text.replace(name, KNOWN), frameOf(kind));
      if (foods.length === 1 && unknown.length === 0) return dontKnow(name);
    }
    return null;
  };
}

const dontKnow = (name: string): SkillReply => ({
  kind: 'answer',
  text: `I don’t know a food called “${name}”, so I won’t guess its carbs. The label has them: total carbohydrate minus fiber, or on a European label just the carbohydrate. Without a label, tell me what it’s made of, and we’ll look at that.`,
  sources: [{ kind: 'handbook', slug: 'net-carbs' }],
});
