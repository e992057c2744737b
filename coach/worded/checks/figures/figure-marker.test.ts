import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textPart } from '../part.ts';
import { createFigureLedger } from './figure-ledger.ts';
import { createFigureMarker } from './figure-marker.ts';

/** What the marker makes of an answer that may state what these texts hold. */
function marked(answer: string, allowed: readonly string[] = []) {
  const ledger = createFigureLedger();
  for (const text of allowed) ledger.allow(text);
  const unchecked: string[] = [];
  const marker = createFigureMarker(ledger, unchecked);
  const parts = [...marker.push(textPart(answer)), ...marker.end()];
  return { text: parts.map(({ text }) => text).join(''), unchecked };
}

/** Answers whose figures must be found, each with what is found. */
const FIGURES: readonly (readonly [answer: string, figure: string])[] = [
  ['Eat 20 g of net carbs.', '20 g'],
  ['Eat 20g of net carbs.', '20g'],
  ['Stay under 20 grams a day.', '20 grams'],
  ['A **20**-gram limit.', '20-gram'],
  ['Keep it to **20 g** a day.', '20 g'],
  ['Aim for 20–50 g.', '20–50 g'],
  ['Aim for 20-50g.', '20-50g'],
  ['Aim for 20 to 50 g.', '20 to 50 g'],
  ['Between 20 and 50 grams of carbs.', '20 and 50 grams'],
  ['About 1,400 kcal.', '1,400 kcal'],
  ['About 1 400 kcal.', '1 400 kcal'],
  ['Rund 1.400 kcal.', '1.400 kcal'],
  ['It has 2,5 g of carbs.', '2,5 g'],
  ['Add ½ tsp of salt.', '½ tsp'],
  ['Add 1½ cups of spinach.', '1½ cups'],
  ['Add 1 1/2 cups of spinach.', '1 1/2 cups'],
  ['Add 1/2 teaspoon of salt.', '1/2 teaspoon'],
  ['Walk 3.5k steps.', '3.5k'],
  ['Eat twenty grams of carbs.', 'twenty grams'],
  ['Eat twenty-five grams of carbs.', 'twenty-five grams'],
  ['Eat two hundred calories less.', 'two hundred calories'],
  ['Add half a cup of berries.', 'half a cup'],
  ['Your glucose was 117 mg/dL.', '117 mg/dL'],
  ['Your glucose was 6.5 mmol/L.', '6.5 mmol/L'],
  ['Your glucose was 117.', '117'],
  ['Your A1C is 6.', '6'],
  ['An A1C of 5.7 is the line.', '5.7'],
  ['Your GKI of 3 is good.', '3'],
  ['Ketones around 2 are plenty.', '2'],
  ['Your weight is down to 80 kg.', '80 kg'],
  ['That is 176 lb.', '176 lb'],
  ['Waist of 94 cm.', '94 cm'],
  ['Your waist is 37 in.', '37 in'],
  ['It lowers A1C by 15%.', '15%'],
  ['It lowers A1C by 15 percent.', '15 percent'],
  ['Fast for 16 hours.', '16 hours'],
  ['Do it for 12 weeks.', '12 weeks'],
  ['After ten minutes of walking.', 'ten minutes'],
  ['Take 2,000 IU of vitamin D.', '2,000 IU'],
  ['Protein of 1.6 g/kg.', '1.6 g/kg'],
  ['Protein of 1.6 g per kg.', '1.6 g per kg'],
  ['A 4:1 ratio of fat.', '4:1'],
  ['It scores 7/10.', '7/10'],
  ['It scores 7 out of 10.', '7 out of 10'],
  ['Blood pressure of 120/80.', '120/80'],
  ['Only 5 net carbs.', '5 net carbs'],
  ['Just 5 carbs.', '5 carbs'],
  ['Bake at 180 °C.', '180 °C'],
  ['Bake at 350°F.', '350°F'],
  ['Eat 30 almonds.', '30'],
  ['Drink 2 L of water.', '2 L'],
  ['Sodium: 4000.', '4000'],
  ['1900–2000 kcal a day.', '1900–2000 kcal'],
  ['Essen Sie 20 Gramm.', '20 Gramm'],
  ['Coma 20 gramos.', '20 gramos'],
  ['It holds ２０ g.', '２０ g'],
  ['It holds ٢٠ g.', '٢٠ g'],
];

/** Answers without a figure that must be vouched for. */
const NONE: readonly string[] = [
  'Here are three ideas.',
  'Have 2 eggs and 3 slices of bacon.',
  '1. Eat eggs\n2. Eat fish\n3. Sleep',
  '1) Eat eggs\n14) Sleep',
  '**1.** Eat eggs',
  '## 3. What to eat',
  'Vitamin B12, omega-3 and type 2 diabetes.',
  'SGLT2, A1C, HbA1c, CoQ10, GLP-1 and vitamin K2.',
  'Try 16:8, 18:6, 20:4 or 5:2.',
  'A trial of 2018 and another (2023).',
  'On March 12, 2026 and 12 April.',
  'On 2026-03-12 at 7:30 am.',
  'Finish dinner by 7 pm.',
  'In your 40s, for the 1st and 2nd time.',
  'Help is there 24/7.',
  'It is open 24 hours a day, 7 days a week.',
  'Call 911 now.',
  'Call **112** or 999.',
  'Call or text 988.',
  'Step 12: rest.',
  'One day you will like it.',
  'One meal at a time.',
  'Choose 85% dark chocolate.',
  'Use 100% pure cocoa.',
  'The #1 rule.',
  'Half of your plate is greens.',
  'Cut it in two.',
  'A dozen eggs.',
  'COVID-19 and phase 3.',
];

describe('figures of an answer', () => {
  it.each(FIGURES)('marks what no text holds: %s', (answer, figure) => {
    const { text, unchecked } = marked(answer);
    expect(unchecked).toEqual([figure]);
    expect(text.replace(' *(not from my sources)*', '')).toBe(answer);
    expect(text).toContain(' *(not from my sources)*');
  });

  it.each(FIGURES)('lets through what a text holds: %s', (answer) => {
    expect(marked(answer, [answer])).toEqual({ text: answer, unchecked: [] });
  });

  it.each(NONE)('sees none in: %s', (answer) => {
    expect(marked(answer)).toEqual({ text: answer, unchecked: [] });
  });

  it.each([
    ['20 g', '20 to 50 g of carbs'],
    ['20–50 g', 'from 20 grams up to 50 grams'],
    ['about 117 mg/dL', 'average 116.9 mg/dL'],
    ['4.2 g', 'net carbs: 4.23 g'],
    ['6.5 mmol/L', 'glucose 117 mg/dL'],
    ['glucose of 117 mg/dL', 'glucose 6.5 mmol/L'],
    ['LDL of 130 mg/dL', 'LDL 3.36 mmol/L'],
    ['ketones of 15.6 mg/dL', 'ketones 1.5 mmol/L'],
    ['3.5 oz', '100 g'],
    ['28 g', '1 oz'],
    ['180.8 lb', 'weight 82 kg'],
    ['0.5 g', '500 mg'],
    ['2 weeks', '14 days'],
    ['about 1,400 kcal', '1412 kcal'],
    ['twenty grams', '20 g'],
    ['20 g', 'twenty grams'],
    ['2.5 g', '2,5 g'],
    ['1,400 kcal', '1400 kcal'],
    ['4.2 g of net carbs', '{"netCarbs": 4.2, "fat": 11}'],
    ['a score of 7/10', 'ketoScore: 7'],
    ['82 kg', 'weight: 82'],
    ['your glucose of 98', 'glucose 98 mg/dL'],
    ['175 cm', 'I am 175 tall'],
    ['half a cup', '0.5 cup'],
    ['1/2 cup', '½ cup'],
    ['1.6 g/kg', '1.6 g of protein per kg'],
  ])('lets %s through for "%s"', (answer, allowed) => {
    expect(marked(`That is ${answer}.`, [allowed]).unchecked).toEqual([]);
  });

  it.each([
    ['25 g', '20 to 50 g of carbs'],
    ['20 mg', '20 g'],
    ['20%', '20 g'],
    ['20 kcal', '20 g'],
    ['20–60 g', '20 to 50 g'],
    ['6.54 mmol/L', '6.5 mmol/L'],
    ['about 120 mg/dL', '116.9 mg/dL'],
    ['LDL of 130 mg/dL', 'LDL 7.2 mmol/L'],
    ['ketones of 27 mg/dL', 'ketones 1.5 mmol/L'],
    ['1 oz', '20 g'],
    ['30 g', '1 oz'],
    ['1,500 kcal', '1412 kcal'],
    ['12 g of protein', '{"netCarbs": 4.2, "id": 12}'],
    ['3 g', 'source 3'],
    ['7 hours', 'ketoScore: 7'],
    ['140 mmol/L', 'glucose was 14.0 mmol/L'],
    ['117 kg', 'glucose: 117'],
    ['0 g', '0.6 g'],
    ['1.7 g/kg', '1.6 g/kg'],
    ['5 mmol/L', '5 g'],
  ])('marks %s for "%s"', (answer, allowed) => {
    expect(marked(`That is ${answer}.`, [allowed]).unchecked).toHaveLength(1);
  });

  it('marks a figure once, however it is written again', () => {
    expect(marked('Eat 25 g. Yes, 25 grams, or **25 g**.')).toEqual({
      text: 'Eat 25 g *(not from my sources)*. Yes, 25 grams, or **25 g**.',
      unchecked: ['25 g'],
    });
  });

  it('marks behind the bold', () => {
    expect(marked('Eat **25 g** a day.').text).toBe('Eat **25 g** *(not from my sources)* a day.');
  });

  it('holds back no more than a figure', () => {
    const marker = createFigureMarker(createFigureLedger(), []);
    const shown = (piece: string) =>
      marker
        .push(textPart(piece))
        .map(({ text }) => text)
        .join('');
    expect(shown('Keto keeps carbs low, often below ')).toBe('Keto keeps carbs low, often below ');
    expect(shown('20')).toBe('');
    expect(shown(' g')).toBe('');
    expect(shown(' of x')).toBe('20 g *(not from my sources)* of x');
  });

  it('finds every number that is changed in a text', () => {
    const unit = fc.constantFrom('g', 'mg', 'kcal', '%', 'mg/dL', 'mmol/L', 'kg', 'hours', 'cm');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        unit,
        (one, other, name) => {
          fc.pre(one !== other);
          const held = marked(`It is ${one} ${name} there.`, [`${one} ${name}`]);
          const changed = marked(`It is ${other} ${name} there.`, [`${one} ${name}`]);
          expect(held.unchecked).toEqual([]);
          expect(changed.unchecked).toEqual([`${other} ${name}`]);
        },
      ),
    );
  });
});

describe('a table whose columns name the unit', () => {
  const table = (net: string) => `| Food | Net carbs (g) |\n|---|---|\n| Almonds | ${net} |\n| Rice | 9 |\n`;

  it.each(['5', '**5**', '~5', '5 '])('has %j marked where no text holds it', (net) => {
    expect(marked(table(net), ['Rice: 9 g of net carbs.']).unchecked).toEqual(['5']);
  });

  it('is left as it is where the texts hold its numbers', () => {
    const given = ['Almonds have 5 g, rice has 9 g of net carbs.'];
    expect(marked(table('5'), given)).toEqual({ text: table('5'), unchecked: [] });
  });

  it('may number its rows and count things', () => {
    const plan = '| Day | Breakfast |\n|---|---|\n| 1 | 2 eggs |\n| 2 | 3 eggs |';
    expect(marked(plan)).toEqual({ text: plan, unchecked: [] });
  });

  it('is read to its end without a last bar', () => {
    expect(marked('Food | Net carbs\n---|---\nAlmonds | 5').unchecked).toEqual(['5']);
  });
});
