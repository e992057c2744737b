import type { Language } from './language-of.ts';

/** Above an answer to a message in another language: that it is in English. */
export const IN_ENGLISH: Readonly<Record<Language, string>> = {
  es: 'Respondo en inglés: es la única lengua en la que sé escribir.',
  fr: 'Je réponds en anglais : c’est la seule langue que je sais écrire.',
  de: 'Ich antworte auf Englisch, denn nur so kann ich schreiben.',
  it: 'Rispondo in inglese: è l’unica lingua in cui so scrivere.',
  pt: 'Respondo em inglês: é a única língua em que sei escrever.',
  nl: 'Ik antwoord in het Engels, de enige taal waarin ik kan schrijven.',
  pl: 'Odpowiadam po angielsku, bo tylko w tym języku umiem pisać.',
  hi: 'Main English mein jawab deta hoon, kyunki main sirf English likh sakta hoon.',
};
