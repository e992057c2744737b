import { describe, expect, test } from 'vitest';
import type { PersonalData } from '#contract/profile.ts';
import { EMPTY_PERSONAL_DATA } from '#contract/profile-values.ts';
import { UNKNOWN_PERSON } from '../../person/person.ts';
import { mealRoute } from './meal-route.ts';

async function ask(question: string, said?: Partial<PersonalData>) {
  const person = said
    ? { ...UNKNOWN_PERSON, profile: async () => ({ ...EMPTY_PERSONAL_DATA, ...said }) }
    : UNKNOWN_PERSON;
  return mealRoute.reply(question, {
    person,
    now: new Date('2026-01-05T12:00:00Z'),
    zone: 'UTC',
    earlier: [],
  });
}

const DAY =
  'Today: coffee with oat milk, 2 boiled eggs, salad with feta, handful of cashews, flumpernickel stir fry. Was that under 20g carbs?';
const TABLE = 'there’ll be turkey, mashed potatoes, green beans, pie - what can I have?';

test('what is left out reaches as far as its "or"', async () => {
  const text = (await ask('No bread, rice or pasta today. I had 2 eggs, bacon and a banana. Under 30 g?'))
    ?.text;
  expect(text).toContain('banana');
  expect(text).not.toMatch(/rice|pasta|bread/);
});

describe('what a meal or a day comes to', () => {
  test('the verdict first, with the range, what brings most, and what is not known', async () => {
    const { text, yields } = (await ask(DAY)) ?? {};
    expect(text).toMatch(
      /^\*\*Probably yes:\*\* that comes to at least \*\*\d+ g \([\d.]+ to \d+\) net carbs\*\*, within 20 g\./,
    );
    expect(text).toMatch(/Most of it comes from the cashews \(.* g\)/);
    expect(text).toContain('so not counted: flumpernickel stir fry.');
    expect(text).toContain('a usual portion where you named no amount');
    expect(yields).toBeFalsy();
  });

  test.each<[string, RegExp]>([
    [
      'I had a burger without bun and a side of coleslaw, how many carbs is that',
      /^That comes to about .* net carbs\*\*, \d+% of a 20 g daily limit/,
    ],
    [
      'Breakfast was Greek yogurt with walnuts. Dinner: salmon, asparagus and a baked potato. Did I go over 30?',
      /^\*\*(?:Probably y|Y)es:\*\* .* over 30 g/,
    ],
    [
      '3 eggs, 2 sausages, a tomato and a slice of wholegrain bread this morning - is that too many carbs?',
      /^\*\*(?:Probably no|No|It’s close):\*\*/,
    ],
    [
      'My limit is 30 g. Today I had cottage cheese, an orange, chicken salad and beef stew. Did I stay under?',
      /30 g/,
    ],
    [
      'Ate a bowl of lentil soup and a slice of sourdough. How much protein and carbs is that?',
      /net carbs\*\* and \*\*.* protein\*\*/,
    ],
    [
      'is this ok for a day: scrambled eggs with cheddar, tuna salad, chicken thighs with broccoli',
      /^\*\*.*:\*\* that comes to about/,
    ],
    [
      'coffee w/ heavy cream, bacon, eggs, avocado, then steak and broccoli for dinner. Keto?',
      /^\*\*Yes:\*\*/,
    ],
    [
      'Snacked all day: pistachios, string cheese, a protein bar, grapes. Was I still within 25?',
      /so not counted: a protein bar/,
    ],
    [
      'breakfast: 2 egg omelette w cheese / lunch: tuna salad / dinner: chicken thighs + cauliflower rice. total carbs?',
      /Tuna salad/,
    ],
    ['Total carbs? - 2 eggs - 1 slice of rye toast - butter - 1 banana', /1 slice of rye toast \(\d+ g\)/],
  ])('%s', async (question, answer) => expect((await ask(question))?.text).toMatch(answer));

  test('what was left out is not counted, and an everyday food has its own number', async () => {
    const reply = await ask('so I’ve had no bread today, just tuna, cucumber and a peach. total net carbs?');
    expect(reply?.text).not.toMatch(/bread/i);
    // The bun's share of the carbs is taken off the whole.
    expect(
      (await ask('I had a Big Mac without the bun and a diet coke, is that under 20 g carbs?'))?.text,
    ).toMatch(/big mac without the bun \(\d+ g\): [2-5](?:\.\d)? g/i);
  });

  test('the own limit is the measure, and no limit where keto waits for a clinician', async () => {
    const meal = 'lunch was a chicken caesar salad and a latte, is that within my limit';
    const own = await ask(meal, { netCarbLimit: 60 });
    expect(own?.text).toContain('within your 60 g daily limit');
    expect(own?.used).toEqual(['profile']);
    const stopped = await ask(meal, { pregnancy: 'pregnant' });
    expect(stopped?.text).toMatch(/^That comes to about/);
    expect(stopped?.text).toContain('During pregnancy');
    expect(stopped?.text).not.toContain('20 g day');
  });
});

describe('what of these', () => {
  test('the plain answer first, then three groups with grams', async () => {
    const { text, yields } =
      (await ask('my soup has barley, peas, potatoes and beef, what should I leave out')) ?? {};
    expect(text).toMatch(/^\*\*Have the beef, keep the peas small, and leave the potatoes and barley\.\*\*/);
    expect(text).toMatch(
      /- \*\*Fine:\*\* beef \(0 g in \d+ g\)\n- \*\*A small portion:\*\* peas .* so up to \d+ g\n- \*\*Leave:\*\*/,
    );
    expect(yields).toBe(false);
  });

  test.each<[string, RegExp]>([
    [TABLE, /^\*\*Have the turkey and green beans, and leave the mashed potatoes and pie\.\*\*/],
    [
      'Every morning it’s 3 eggs, sausages, hash browns, toast and a glass of juice. What has to go and what can stay?',
      /^\*\*Have the .*eggs.*, and leave the /,
    ],
    [
      'canteen has lasagne, grilled chicken, rice, salad. What should I pick?',
      /^\*\*Have the grilled chicken and salad, and leave the lasagne and rice/,
    ],
    [
      'Family party, my aunt always puts out potato salad, deviled eggs, ham, baked beans and cornbread. Which of these can I eat?',
      /^\*\*Have the ham and deviled eggs, and leave/,
    ],
    [
      'mezze platter with hummus, olives, tzatziki, pita and grilled flumpernickel. anything I can eat?',
      /don’t know grilled flumpernickel/,
    ],
    [
      'They only serve oatmeal, pancakes, bacon, hard boiled eggs and bananas in the dorm. which should I take?',
      /^\*\*Have the bacon and hard boiled eggs, and leave/,
    ],
    [
      'Poker night. Four guys, chips, pretzels, pizza, beer, wings. What can I have?',
      /^\*\*Have the wings, and leave[\s\S]*alcohol first/,
    ],
    ['Which ones are ok: strawberries, mango, blueberries, grapes, avocado', /leave the grapes/],
    [
      'My stew has beef, onions, carrots, peas and potatoes. Does it still fit?',
      /Combined in one dish, you get less of each/,
    ],
  ])('%s', async (question, answer) => expect((await ask(question))?.text).toMatch(answer));

  test('an allergy is told first, and the food is left', async () => {
    const reply = await ask('buffet has cheese, ham, eggs and pasta, what can I eat?', {
      allergies: ['milk'],
    });
    expect(reply?.text).toMatch(
      /^\*\*Careful:\*\* you listed milk among your allergies, and this contains it: cheese\./,
    );
    expect(reply?.text).toMatch(/\*\*Leave:\*\*.*cheese/);
  });

  test('in order and not sorted where keto waits for a clinician, also when the message says so', async () => {
    const { text } = (await ask(`I’m pregnant. ${TABLE}`)) ?? {};
    expect(text).toMatch(/^Net carbs in a usual portion, lowest first: turkey/);
    expect(text).not.toMatch(/Leave:|20 g day/);
  });

  test('a card may win where the list is not the heart of it', async () => {
    const story =
      'Thanksgiving at my sister’s house again, thirty people, and last year everybody watched my plate all evening and made remarks about it until I cried in the car. She does stuffing, turkey, gravy and cranberry sauce. What can I eat?';
    expect((await ask(story))?.yields).toBe(true);
  });
});

test.each([
  'I had pizza, ice cream and beer last night and my sugar was 180 this morning, why?',
  'I eat eggs, cheese, bacon and butter every day, is saturated fat bad?',
  'I only eat chicken, rice and broccoli. How do I lose weight?',
  'I have eggs, spinach, cream and cheddar. What can I cook?',
  'what can I eat instead of bread, pasta, rice and potatoes?',
  'I’m sick of eggs, bacon and cheese, what else can I eat?',
  'I don’t like fish, eggs and cheese. What can I eat on keto?',
  'I gave up bread, pasta and rice. How many carbs should I eat?',
  'I’m allergic to nuts, eggs and dairy, what can I have for breakfast?',
  'how many carbs are in a banana',
  'I had 2 fried eggs and 100 g avocado, how many carbs?',
  'My son had pizza, cake and soda at a party. How many carbs is that for a 6 year old?',
  'what can my kid eat: nuggets, fries, apples, milk',
  'I need to dose my insulin, I had rice, chicken and salad, how many carbs is that?',
  'I feel shaky and have juice, candy and crackers here, what should I take',
  'i take metformin with breakfast, coffee and eggs. is that ok',
  'Our dog ate chocolate, grapes and onions, is that ok',
  'I keep waking at 3am since dropping bread, beer and rice. Is that ok?',
  'Can I drink coffee, tea and diet soda while fasting?',
  'Is it ok to eat eggs, cheese and bacon every day?',
  'which is better, almonds or walnuts or cashews for cholesterol',
  'Which of these supplements should I take: magnesium, fish oil, creatine?',
  'Could nuts, cheese or coffee be stalling my weight loss? which of them should I cut',
  'my macros are 20 carbs, 120 protein, 90 fat. is that ok',
  'homemade chili: beans, beef, tomatoes and onions, split in 6, how many net carbs is that?',
  'What vegetables can I eat? I’ve heard peas, corn and carrots are bad.',
])('left to others: %s', async (question) => expect(await ask(question)).toBeNull());
