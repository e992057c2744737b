import { describe, expect, test } from 'vitest';
import { LANGUAGES, languageOf } from './language-of.ts';

/** Sentences of our own, none of them from the messages the figures were taken on. */
const SAID = {
  es: ['Me duele mucho el pecho y no puedo respirar', 'mi hija está muy cansada y vomita'],
  fr: ["J'ai mal à la poitrine et je ne peux pas respirer", 'ma fille vomit depuis hier'],
  de: ['Ich habe Schmerzen in der Brust und bekomme keine Luft', 'Mein Sohn erbricht seit gestern'],
  it: ['Ho un dolore al petto e non riesco a respirare', 'mia figlia vomita da ieri'],
  pt: ['Estou com dor no peito e não consigo respirar', 'minha filha está vomitando desde ontem'],
  nl: ['Ik heb pijn op mijn borst en krijg geen lucht', 'mijn dochter braakt sinds gisteren'],
  pl: ['Boli mnie w klatce piersiowej i nie mogę oddychać', 'moja córka wymiotuje od wczoraj'],
  hi: ['mere seene mein dard hai aur saans nahi aa rahi', 'meri beti kal se ulti kar rahi hai'],
} as const;

describe('the language of a message', () => {
  test.each(LANGUAGES.flatMap((language) => SAID[language].map((text) => [language, text] as const)))(
    '%s: %s',
    (language, text) => {
      expect(languageOf(text)).toBe(language);
    },
  );

  test.each([
    'My chest hurts and I cannot breathe',
    "I don't know what's wrong, I'm dizzy",
    'had pain au chocolat and a latte, now my chest is tight',
    'hi, die hard keto fan here',
    'chest',
    '',
    '💔 100 mg/dL',
  ])('is English or not clear: %s', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});
