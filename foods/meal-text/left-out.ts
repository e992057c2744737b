import { foodWords } from '../food-words.ts';

/**
 * Words of a food's name in comparable form where what it has not is a word of its own: "burger without bun" is
 * "burger" and "%bun", "vegetables excluding carrots, peas" are "vegetable", "%carrot" and "%pea".
 */
export function nameWords(name: string): string[] {
  const marked = name
    .replace(SKINNED, (_, part: string) => `no ${part.replace('peel', 'skin')}`)
    .replace(/\bexcluding ([^;()]+)/gi, (_, list: string) =>
      list.replace(/[a-z]+/gi, (word) => (/^(?:and|or)$/i.test(word) ? '' : without(word))),
    )
    .replace(
      LEFT_OUT,
      (_, first: string, second?: string) => `${without(first)} ${second ? without(second) : ''}`,
    );
  return foodWords(marked);
}
/** "Skin not eaten", "skin / coating not eaten", "skin removed". */
const SKINNED =
  /\b(?:the )?(skin|bone|peel)s?(?: ?\/ ?coating)? (?:not eaten|no eaten|removed|taken off|off)\b/gi;
/** A burger without bread, roll or bun is the same. */
const without = (word: string): string => `%${/^(?:bread|rolls?|buns)$/i.test(word) ? 'bun' : word}`;
const LEFT_OUT =
  /\b(?:no|not|without)\s+(?:added\s+|the\s+|any\s+)?(?!skin|bone|sugar|gluten)([a-z]+)(?:\s+(?:or|and)\s+([a-z]+)(?=[,;)]|$))?/gi;

/** What a word says is left out: "bun" of "%bun", "sugar" of "nosugar"; null for words that leave nothing out. */
export const leftOut = (word: string): string | null =>
  /^(?:%[a-z]+|no(?:skin|bone|sugar|gluten))$/.test(word) ? word.replace(/^(?:%|no)/, '') : null;
