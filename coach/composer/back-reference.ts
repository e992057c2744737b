import type { ChatEntry } from '#contract/chat.ts';
import { sentencesOf, wordCount } from '#domain/chat-text/sentences.ts';
import { contentWords } from '../retrieval/words.ts';
import { namingWords } from './naming-words.ts';

const WORDS_MOST = 9;
const MESSAGES_BACK = 2;
/** So much of what a short message names must stand in a question that it goes back to. */
const NAMED_AGAIN = 0.6;
const NUMBER =
  /^(?:(?:and|so|but|ok(?:ay)?|is|what about|how about|the)[, ]+)*(?<number>\d{1,3}(?:[.,]\d{1,2})?)\b[^.?!\d]{0,15}\??$/i;

/**
 * The question of an earlier message that a short one goes back to: "you haven't answered about the bacon", "and 112?".
 * Null where no earlier message has it, or where it has another number: "A1C of 5.4?" is not the one of 6.1 before.
 */
export function goesBackTo(message: string, history: readonly ChatEntry[]): string | null {
  if (wordCount(message) > WORDS_MOST) return null;
  const sentences = history
    .slice(-MESSAGES_BACK)
    .toReversed()
    .flatMap((entry) => sentencesOf(entry.message).toReversed());
  const number = NUMBER.exec(message.trim())?.groups?.number;
  if (number) {
    const clause = sentences.flatMap((one) => one.split(/,\s|\band\b/)).find((one) => hasNumber(one, number));
    return clause ? `${clause.trim()}. Is ${number} ok?` : null;
  }
  const names = namingWords(message);
  if (names.length === 0) return null;
  const isNamed = (sentence: string) => {
    const said = new Set(contentWords(sentence));
    return (
      names.filter((name) => said.has(name)).length >= NAMED_AGAIN * names.length &&
      numbersIn(message).every((one) => hasNumber(sentence, one))
    );
  };
  return sentences.find((one) => one.endsWith('?') && isNamed(one)) ?? null;
}

/** Those of names like A1C left out. */
const numbersIn = (text: string): string[] => text.match(/(?<![a-z])\d+(?:[.,]\d+)?/gi) ?? [];
const hasNumber = (text: string, number: string): boolean => numbersIn(text).includes(number);
