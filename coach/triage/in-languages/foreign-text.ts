import { emergencyNumber } from '#domain/person/emergency-numbers.ts';
import { type Language, languageOf } from '../../languages/language-of.ts';
import type { TriageRule } from '../rule.ts';
import { GERMAN } from './de.ts';
import { SPANISH } from './es.ts';
import type { ForeignWords } from './foreign-words.ts';
import { FRENCH } from './fr.ts';
import { HINDI } from './hi.ts';
import { ITALIAN } from './it.ts';
import { DUTCH } from './nl.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';

export const FOREIGN_WORDS: Readonly<Record<Language, ForeignWords>> = {
  ...{ es: SPANISH, fr: FRENCH, de: GERMAN, it: ITALIAN, pt: PORTUGUESE, nl: DUTCH, pl: POLISH, hi: HINDI },
};

/**
 * What stands above an emergency in English where the message is in another language: the number to call, and the
 * title and first two actions of its family. Empty for English and for languages we have no words of.
 * @param country ISO 3166 code; the numbers of the language's countries without it
 */
export function foreignText(
  { family, actsBeforeCall }: TriageRule,
  message: string,
  country: string | null,
): string {
  const language = languageOf(message);
  if (!language) return '';
  const words = FOREIGN_WORDS[language];
  const number = emergencyNumber(country);
  const call = `**${words.call.replace('{number}', /^\d+$/.test(number) ? number : words.numbers)}**`;
  if (!family) return call;
  const [title, ...actions] = words.families[family];
  const bullets = actions.map((action) => `- ${action}`).join('\n');
  return actsBeforeCall ? `**${title}**\n\n${bullets}\n\n${call}` : `${call} ${title}\n\n${bullets}`;
}
