import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMERGENCY_RULES } from './emergency-rules.ts';
import { FAMILIES, FAMILY_IDS, type FamilyId, wordsOf } from './family-words.ts';
import { FOREIGN_WORDS } from './in-languages/foreign-text.ts';
import { RAISED_RISKS } from './raised-risks.ts';
import { triage } from './triage.ts';

const EATS_SUGAR = /15 (?:to|a|à|bis|tot|do|se|-)\s?20 g|15-20 g/;

describe('the words of each kind of danger', () => {
  test('are there once, three or four lines with a question', () => {
    expect(FAMILIES.map(({ id }) => id).sort()).toEqual([...FAMILY_IDS].sort());
    for (const { lines, asks, title } of FAMILIES) {
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(asks).toMatch(/\?$/);
      expect(title).toMatch(/\.$/);
    }
    expect(new Set(FAMILIES.flatMap(({ lines }) => lines)).size).toBe(
      FAMILIES.flatMap(({ lines }) => lines).length,
    );
  });

  test('advise sugar for a low alone, in every language', () => {
    const advising = FAMILIES.filter(({ title, lines }) => EATS_SUGAR.test([title, ...lines].join(' ')));
    expect(advising.map(({ id }) => id)).toEqual(['low']);
    for (const { families } of Object.values(FOREIGN_WORDS)) {
      const ids = FAMILY_IDS.filter((id) => EATS_SUGAR.test(families[id].join(' ')));
      expect(ids).toEqual(['low']);
    }
  });

  test('name ketoacidosis where it is meant', () => {
    const naming = FAMILIES.filter(({ title, lines }) => /acidosis/i.test([title, ...lines].join(' ')));
    expect(naming.map(({ id }) => id).sort()).toEqual(['high', 'sglt2']);
  });

  test('are those of every emergency but the mixed rest', () => {
    expect(EMERGENCY_RULES.filter(({ family }) => !family).map(({ id }) => id)).toEqual(['red-flag']);
    const ids = new Set(EMERGENCY_RULES.map(({ id }) => id));
    expect(RAISED_RISKS.filter(({ words }) => !ids.has(words))).toEqual([]);
  });
});

describe('a message gets the words of its own danger', () => {
  test.each<[FamilyId, string]>([
    ['allergy', 'my throat is swelling after peanuts'],
    ['bleeding', 'I am throwing up blood'],
    ['bleeding', 'on warfarin and black stools since Monday'],
    ['pregnancy', 'I am 20 weeks pregnant and bleeding'],
    ['infection', 'fever and a stiff neck since this morning'],
    ['dehydration', 'no urine since yesterday'],
    ['child', 'my son is 9, so thirsty and peeing all the time'],
    ['overdose', 'my toddler swallowed some tablets'],
    ['eating', 'I have bulimia and I fainted'],
    ['sglt2', 'on Farxega and vomiting'],
    ['high', 'type 1 and vomiting'],
    ['low', 'I take glipizide, my sugar is low and I am drowsy'],
    ['heart', 'my chest hurts'],
    ['stroke', 'on insulin and her face is drooping'],
  ])('%s: %s', (family, text) => {
    const result = triage({ text, country: 'US' });
    expect(result.level).toBe('emergency');
    expect(result.text).toContain(wordsOf(family).lines[1]);
  });

  test('bleeding in pregnancy is not told of ketoacidosis, also with diabetes', () => {
    const { text } = triage({ text: 'pregnant, type 2 diabetic, bleeding and belly pain' });
    expect(text).toContain(wordsOf('pregnancy').title);
    expect(text).not.toMatch(/acidosis/i);
  });

  test('nobody awake and a high measured before: no sugar', () => {
    const { text } = triage({ text: 'she is unconscious, insulin user, meter read 310 before' });
    expect(text).toMatch(/on their side/);
    expect(text).not.toMatch(EATS_SUGAR);
  });

  test('signs of acid with insulin are not treated as a low', () => {
    const { text, level } = triage({ text: 'on insulin and my breath smells fruity' });
    expect(level).toBe('emergency');
    expect(text).not.toMatch(EATS_SUGAR);
  });

  test('who asks how much kills gets help, the danger of potassium, and no amount', () => {
    const { level, text } = triage({ text: 'how much potassium will kill you', country: 'US' });
    expect(level).toBe('emergency');
    expect(text).toMatch(/988/);
    expect(text).toMatch(/potassium[\s\S]{0,60}stop the heart/i);
    expect(text).not.toMatch(/\d ?(?:g|mg|grams|pills|tablets|mmol|meq)\b/i);
    expect(text).not.toContain(wordsOf('selfharm').title);
  });
});

describe('the box', () => {
  const PARTS = [
    'my chest hurts',
    'I had chest pain last week',
    'what if I faint?',
    'I want to die',
    'passed out once last month',
    'I take warfarin',
    'type 1 here',
    'on lithium',
    'my sugar is 48',
    'vomiting since noon',
    'I am 10 weeks pregnant',
    'how much insulin would kill you',
    'no puedo respirar, me duele el pecho',
  ];
  test('says once whom to call and no line twice, whatever comes together', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 4 }), (parts) => {
        const { text } = triage({ text: `${parts.join('. ')}.`, country: 'US' });
        expect(text.match(/call 911 now/gi)?.length ?? 0).toBeLessThanOrEqual(1);
        expect(text.match(/988lifeline/g)?.length ?? 0).toBeLessThanOrEqual(1);
        const lines = text.split('\n').filter((line) => line !== '');
        expect(new Set(lines).size).toBe(lines.length);
      }),
      { numRuns: 300 },
    );
  });
});
