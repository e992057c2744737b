import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../languages/language-of.ts';
import { FAMILY_IDS } from '../family-words.ts';
import { triage } from '../triage.ts';
import { FOREIGN_WORDS, foreignText } from './foreign-text.ts';

/** Sentences of our own, none of them from the messages the figures were taken on. */
const SAID = {
  es: 'Me duele mucho el pecho y no puedo respirar',
  fr: "J'ai mal à la poitrine et je ne peux pas respirer",
  de: 'Ich habe Schmerzen in der Brust und bekomme keine Luft',
  it: 'Ho un dolore al petto e non riesco a respirare',
  pt: 'Estou com dor no peito e não consigo respirar',
  nl: 'Ik heb pijn op mijn borst en krijg geen lucht',
  pl: 'Boli mnie w klatce piersiowej i nie mogę oddychać',
  hi: 'mere seene mein dard hai aur saans nahi aa rahi',
} as const;

describe('an emergency in another language', () => {
  const HEARD = { levels: { none: 0, caution: 0, call_today: 0, emergency: 1 }, family: 'heart' } as const;

  test.each(LANGUAGES)('stands above the English text in %s', (language) => {
    const { level, text } = triage({ text: SAID[language], country: 'ES' }, () => HEARD);
    const [title, first, second] = FOREIGN_WORDS[language].families.heart;
    expect(level).toBe('emergency');
    const places = [title, first, second, 'Call 112 now.'].map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(text.slice(0, places[0])).toContain('112');
  });

  const heart = { id: 'x', level: 'emergency', title: '', when: [], lines: [] } as const;

  test('names the number of the country, else those of the language', () => {
    expect(foreignText({ ...heart, family: 'heart' }, SAID.es, 'MX')).toMatch(/^\*\*Llama al 911 ahora/);
    expect(foreignText({ ...heart, family: 'heart' }, SAID.hi, null)).toMatch(/^\*\*Abhi 112 \(Bharat\)/);
    expect(foreignText(heart, SAID.pl, 'PL')).toBe('**Zadzwoń teraz: 112.**');
  });

  test('treats a low before the call', () => {
    const text = foreignText({ ...heart, family: 'low', actsBeforeCall: true }, SAID.de, 'DE');
    expect(text.indexOf('15 bis 20 g')).toBeLessThan(text.indexOf('Ruf jetzt 112 an'));
  });

  test('has short words for every kind of danger', () => {
    for (const { call, families } of Object.values(FOREIGN_WORDS)) {
      expect(call).toContain('{number}');
      expect(Object.keys(families).sort()).toEqual([...FAMILY_IDS].sort());
      for (const part of Object.values(families).flat()) expect(part.length).toBeLessThan(190);
    }
  });
});
