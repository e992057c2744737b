import { describe, expect, test } from 'vitest';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { continuedReply } from '../../composer/skill-reply.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { labelFigures } from './label-figures.ts';
import { toldLabelRoute } from './told-label-route.ts';

const context = { person: UNKNOWN_PERSON, earlier: [], now: new Date('2026-11-28T08:00:00Z'), zone: 'UTC' };
const reply = async (message: string, person = UNKNOWN_PERSON) =>
  (await toldLabelRoute.reply(message, { ...context, person }))?.text.replaceAll('**', '') ?? null;
const profileOf = (data: Partial<typeof EMPTY_PERSONAL_DATA>) => ({
  ...UNKNOWN_PERSON,
  profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...data }),
});

describe('which number belongs to which name', () => {
  test.each([
    ['23g total carbs, 9g fiber, 1 sugar', 23, 9, 1],
    ['carbs 23g fiber 9g sugars 1g', 23, 9, 1],
    [
      'total carb. 23 g 8% dv, fiber: 9 g 32%, total sugars 1g, includes 0g added sugars, protein 12g',
      23,
      9,
      1,
    ],
    ['carbohydrate 6,5 g of which sugars 3,2, fibre 9', 6.5, 9, 3.2],
    ['net carbs: 22 carbs 8 fiber 2 sugar', 22, 8, 2],
    ['14 carbs, 6 of which are fiber, less than 1 g sugar', 14, 6, 0],
    ['20 carbs, no fiber and 250 mg sodium, 12 sugars', 20, 0, 12],
  ])('%s', (text, carbs, fiber, sugars) => {
    expect(labelFigures(text)?.amounts).toMatchObject({
      total_carbs: carbs,
      dietary_fiber: fiber,
      sugars,
    });
  });

  test.each([
    'bar a has 20 carbs 9 fiber, bar b has 15 carbs 2 fiber',
    'carbs 23 fiber 9 erythritol', // whose is which?
    'no carbs and 9 g fiber',
    '9 g fiber and 11 g maltitol',
  ])('not read: %s', (text) => {
    expect(labelFigures(text)).toBeNull();
  });
});

describe('the sum, and whether a claim holds', () => {
  test.each([
    [
      'label says 23g total carbs, 9g fiber, 11g maltitol - front says 3g net, who is right',
      'About 11.3 g net: 23 - 9 fiber - a quarter of 11 maltitol. So 3 g doesn’t hold: it takes off all of the maltitol.',
    ],
    ['22 carbs 8 fiber 10 erythritol, what do I count', 'About 4 g net: 22 - 8 fiber - 10 erythritol.'],
    [
      'The bar says 20 carbs, 9 fiber and 8 allulose and I don’t know what to log',
      '20 - 9 fiber - 8 allulose',
    ],
    [
      'wrapper claims 2g net but it is 21g carbs, 10g fiber, 9g sorbitol. Is it lying?',
      'half of 9 sorbitol. So 2 g',
    ],
    [
      'my peanut butter says 7g carbs 3g fiber per 2 tbsp, so thats 4?',
      'About 4 g net per 2 tbsp: 7 - 3 fiber. So 4 g is right.',
    ],
    ['sugar alcohols 11g (erythritol), carbs 23g, fiber 9g on this brownie. net?', 'About 3 g net'],
    [
      'low carb wrap 15g carbs 11g fibre per wrap, Tesco, so 4g?',
      'So 4 g doesn’t hold: it takes the fiber off a second time.',
    ],
    [
      'yogurt with 7g carbs and 0 fiber per cup, ok?',
      'About 7 g net per cup: the carbs as they are. That’s 35% of a 20 g daily limit, so it fits if',
    ],
    ['label: 20 g carbs, 5 g sugars. Do I add them?', 'the carbs as they are, sugars included'],
    ['22 carbs, 8 fiber and sweetened with erythritol on the label, net?', 'Without the grams of erythritol'],
    ['Label says 5 g carbs and 5 g fiber and I take four of them, what do I log', 'up to 4 g'],
  ])('%s', async (message, part) => {
    expect(await reply(message)).toContain(part);
  });

  test('unnamed sugar alcohols make a range, and a claim may hold for one of them', async () => {
    const text = await reply('bar label: 25 carbs, 3 fiber, 18 sugar alcohols, they claim 4 net. Legit?');
    expect(text).toMatch(/^Between 4 and 17\.5 g net, about 13: 25 - 3 fiber - half of 18 sugar alcohols\./);
    expect(text).toContain('So 4 g doesn’t hold unless the sugar alcohols are all erythritol.');
  });

  test.each([
    [
      'Total carbs 8g and fiber 12g on a US label, how is that possible?',
      '12 g fiber can’t be part of 8 g carbs',
    ],
    ['label: 16 carbs, 4 fiber, 14 isomalt, net?', '4 g fiber and 14 g isomalt come to 18 g, which can’t'],
    ['label: carbs 30 g of which sugars 35 g, right?', '35 g sugars can’t be part of 30 g carbs'],
  ])('impossible: %s', async (message, part) => {
    expect(await reply(message)).toMatch(/^Those figures can’t be right: /);
    expect(await reply(message)).toContain(part);
  });

  test('a claim beside the carbs alone is asked about, and the reply goes on with it', async () => {
    const message = 'label says 20 carbs but 3 net, is that right';
    const asked = await toldLabelRoute.reply(message, context);
    expect(asked?.kind).toBe('ask');
    const history = [{ message, response: asked?.text ?? '' }];
    const next = await continuedReply([toldLabelRoute], '9 fiber and 8 erythritol', history, context);
    expect(next?.text).toContain('So **3 g is right**');
  });
});

describe('whose label it is', () => {
  const OTHER = /On a (?:European|US or Canadian) label/;

  test.each([
    ['per 100 g carbohydrate 12 g of which sugars 3, fibre 6 (UK), is that 6 net?', 12, false],
    ['crackers: per 100 g carbohydrate 12 g, fibre 6 g. net?', 12, false],
    ['bread from aldi, 12g carbs a slice, fibre 6g, keto?', 12, true],
    ['bread, 12g carbs a slice, fiber 6g, keto?', 6, true],
    ['bread label: total carbs 12g, dietary fiber 6g, keto?', 6, false],
    ['bread 12g carbs, 6 of them fiber, keto?', 6, false],
    ['Canadian label: carbohydrate 12 g, fibre 6 g. net?', 6, false],
    ['bread bought in Germany: 12 carbs, 6 fiber, net?', 12, true],
  ])('%s', async (message, net, saysBoth) => {
    const text = (await reply(message)) ?? '';
    expect(text).toContain(`About ${net} g net`);
    expect(OTHER.test(text)).toBe(saysBoth);
  });

  test('more fiber than carbs tells a European one', async () => {
    const text = await reply('my tortilla has 7 carbs and 17 fiber, net?');
    expect(text).toContain('About 7 g net');
    expect(text).toContain('if it is a US one, please check both figures');
  });
});

describe('the day it is held against', () => {
  const message = 'bar label: 23 total carbs, 9 fiber, 8 erythritol, does it fit?';

  test('is the person’s own limit, or one that they tell', async () => {
    expect(await reply(message)).toContain('30% of a 20 g daily limit');
    expect(await reply(message, profileOf({ netCarbLimit: 40 }))).toContain(
      '15% of your 40 g daily limit, so it fits well',
    );
    expect(await reply(`I do 30 net. ${message}`)).toContain('20% of your 30 g daily limit');
  });

  test('is none where keto waits for a clinician', async () => {
    const text = await reply(message, profileOf({ diabetes: 'type1' }));
    expect(text).toContain('About 6 g net');
    expect(text).toContain('I won’t compare that with a keto limit for you.');
    expect(text).not.toContain('%');
  });

  test('counts what is eaten', async () => {
    expect(await reply('label: carbs 18, fiber 5. what do i count if i eat two of them')).toContain(
      'For 2 of them that is 26 g. That’s more than a 20 g daily limit.',
    );
    expect(await reply('60g carbs per 100g, 12g fibre, I have 30 g. allowed on keto?')).toContain(
      'For 30 g that is 18 g.',
    );
  });
});

describe('not for this skill', () => {
  test.each([
    'I eat 25 net carbs, 160 p, 165 f',
    '18g fibre, 24g net carbs, 130g fat, 85g protein, 1640kcal. where am I going wrong',
    'My tracker says 45 carbs, 25 fiber, so 20 net today?',
    'dietitian says 130 carbs and 30 fiber a day, is that right',
    'how many net carbs in an avocado',
    'does an avocado have 12 carbs and 9 fiber?',
    'should I do 20 total carbs or 50 net',
    'how to get 25 g of fiber on 20 g of carbs',
    'label says 30 carbs 10 fiber, how much insulin do I take?',
    'ate a bar with 20 carbs 5 fiber and my sugar went from 104 to 160, why',
    'bloated after a bar with 23g carbs, 9g fiber, 11g maltitol, is it the maltitol?',
    'my 6 year old had yogurt with 20g carbs and 15g sugar, ok?',
    'recipe comes to 40g carbs 12 fiber for 8 servings, what is net',
    'ran 5 miles, burned 500 cal, ate 60 carbs 10 fiber, still keto?',
    'I bought bread with 10 carbs. My husband needs 30 g fiber. which?',
    'I have 8 net left and this bar says 20 carbs 10 fiber, ok?',
    'front says 3 net, back says 22 carbs and 14 of something called IMO. Who is fooling who?',
    'The front of the pack says 1 g net in huge letters, the back says 20 g carbs, does anybody control this',
    'bus is late. Sugar 2.0 it says, double arrow down. what could I have with no carbs in?',
    'Ever since my cortisone jabs the morning sugars are 14s. Eating 40 carbs. Do I say yes?',
    'bar says 3 g net carbs, true?',
    'is allulose really 0 carbs',
    'i am on 30 carbs. the almond one says plain and it has 9 g of sugar, ok?',
    'I am on 30 carbs. The almond milk label says plain and it has 9 g of sugar, ok?',
  ])('%s', async (message) => {
    expect(await reply(message)).toBeNull();
  });
});

test('energy tells that the carbs include fiber', async () => {
  const label = 'is this right? label per 100 g: carbohydrate 4.5 g, fibre 4.2 g,';
  expect(await reply(`${label} 10 kcal`)).toMatch(/^About 0\.3 g net/);
  expect(await reply(`${label} 26 kcal`)).toMatch(/^About 4\.5 g net/);
});
