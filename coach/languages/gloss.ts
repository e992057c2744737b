import { isEnglishWord } from '#foods/english-words.ts';
import { LANGUAGES, type Language, languageOf } from './language-of.ts';
import { type Lexicon, lexiconOf, likest, plainly, wordsApart } from './lexicon.ts';

/** A message by its words in English, in the order in which they were typed, and what it was typed in. */
export type Gloss = { text: string; language: Language };

/** Of a message whose small words tell its language so many of the words have to be listed, of any other more. */
const LISTED_FROM = { told: 0.55, guessed: 0.7 } as const;
const ENGLISH_FROM = 0.5;
const EXPRESSION_MOST = 5;

/**
 * A message in one of eight other languages with English words in place of those we know: "me duele el pecho" is "hurts me
 * the chest". Null for English and for languages we have no words of.
 */
export function glossOf(text: string): Gloss | null {
  const told = languageOf(text);
  if (told) {
    const { listed, gloss } = readAs(text, told);
    return listed >= LISTED_FROM.told ? gloss : null;
  }
  if (isMostlyEnglish(text)) return null;
  const [best, second] = LANGUAGES.map((language) => readAs(text, language)).sort(
    (a, b) => b.listed - a.listed,
  );
  return best && best.listed >= LISTED_FROM.guessed && best.listed > (second?.listed ?? 0)
    ? best.gloss
    : null;
}

/** The message in English words; as it is where it is in none of the languages. */
export const glossed = (text: string): string => glossOf(text)?.text ?? text;

/** Whether half of the words are common English ones; so is a message without words. */
function isMostlyEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter(isEnglishWord).length >= ENGLISH_FROM * words.length;
}

/** What stands between words: numbers and marks, and units with a stroke. */
const BETWEEN = /((?:\b(?:mg|mmol|g|ng|mmhg)\/[a-z]+\b|[^\p{L}\p{M}' ])+)/u;

/** The message read as one of a language, and the share of its words that are listed there. */
function readAs(text: string, language: Language): { gloss: Gloss; listed: number } {
  const lexicon = lexiconOf(language);
  const parts = wordsApart(text.toLowerCase().normalize('NFC').replace(/[¿¡]/g, ''))
    .split(BETWEEN)
    .map((part, at) =>
      at % 2 === 1 ? { said: part, words: 0, listed: 0 } : inEnglish(part, language, lexicon),
    );
  const sum = (count: 'words' | 'listed') => parts.reduce((all, part) => all + part[count], 0);
  const said = parts.map((part) => part.said).filter((part) => part !== '');
  return {
    gloss: {
      text: said
        .join(' ')
        .replace(/ ([,.!?)])/g, '$1')
        .trim(),
      language,
    },
    listed: sum('listed') / (sum('words') || 1),
  };
}

/** The longest listed expression first; a word that is not listed by one that differs in its ending, else as it is. */
function inEnglish(part: string, language: Language, lexicon: Lexicon) {
  const typed = part.split(' ').filter((word) => word !== '');
  const plain = typed.map((word) => plainly(word, language));
  const said: string[] = [];
  let listed = 0;
  for (let at = 0; at < typed.length; ) {
    let length = Math.min(EXPRESSION_MOST, typed.length - at);
    while (length > 1 && !lexicon.words.has(plain.slice(at, at + length).join(' '))) length--;
    const word = plain.slice(at, at + length).join(' ');
    const english = lexicon.words.get(word) ?? likest(word, lexicon);
    if (english !== undefined) listed += length;
    said.push(english ?? typed[at] ?? '');
    at += length;
  }
  return { said: said.join(' '), words: typed.length, listed };
}
