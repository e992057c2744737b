import { describe, expect, test } from 'vitest';
import { readMeal } from './read-meal.ts';

const netOf = (text: string) =>
  readMeal(text).reduce((sum, { choices: [first] }) => sum + (first?.values.netCarbs?.value ?? 0), 0);
const namesOf = (text: string) => readMeal(text).map(({ said }) => said);

describe('what of a dish was not eaten', () => {
  test.each([
    ['bacon cheeseburger', 'bacon cheeseburger no bun'],
    ['cheeseburger', "cheeseburger, didn't eat the bun"],
    ['cheeseburger', 'bunless cheeseburger'],
    ['cheeseburger', 'lettuce wrapped cheeseburger'],
    ['double cheeseburger', 'double cheeseburger protein style'],
    ['turkey sandwich', 'turkey sandwich, threw away the bread'],
    ['breakfast burrito', 'breakfast burrito minus the tortilla'],
    ['2 slices of pizza', 'just the toppings off 2 slices of pizza'],
    ['two tacos', 'two tacos without the shell'],
    ['egg mcmuffin', 'egg mcmuffin with the muffin tossed'],
    ['burrito no tortilla', 'burrito no tortilla no rice'],
  ])('%s: less in "%s"', (whole, less) => {
    expect(netOf(less)).toBeLessThan(netOf(whole) * 0.7);
    const [row] = readMeal(less);
    const net = row?.choices[0]?.values.netCarbs;
    expect(net && net.low <= net.value && net.value <= net.high).toBe(true);
  });

  test('it weighs less and has less energy too, and its name says so', () => {
    const [whole] = readMeal('cheeseburger')[0]?.choices ?? [];
    const [less] = readMeal('cheeseburger no bun')[0]?.choices ?? [];
    expect(less?.name).toMatch(/without bun$/);
    expect(less?.grams?.value).toBeLessThan(whole?.grams?.value ?? 0);
    expect(less?.values.energy?.value).toBeLessThan(whole?.values.energy?.value ?? 0);
  });

  test('of all burgers, and of nothing that has no bun', () => {
    expect(netOf('2 burgers and an apple, no bun')).toBeLessThan(netOf('2 burgers and an apple') - 30);
    expect(netOf('an apple, no bun')).toBe(netOf('an apple'));
  });

  test.each([
    ['steak and fries, skipped the fries', ['steak']],
    ['skipped the rice, chicken and broccoli', ['chicken and broccoli']],
    ['tossed salad', ['tossed salad']],
    ['burger minus the bun and fries', ['burger no bun', 'fries']],
    ['ate the last 2 eggs left', ['eggs left']],
    ['left over chicken', ['chicken']],
  ])('%s', (text, said) => expect(namesOf(text)).toEqual(said));

  test('crusts that are left are the rims of a pizza', () => {
    expect(netOf('3 slices pizza, left the crusts')).toBeGreaterThan(60);
  });
});

describe('a make with fewer carbs', () => {
  test.each(['cauliflower crust pizza', 'low carb croissant', 'carbonaut bagel'])(
    '%s is not taken for the usual one in silence',
    (text) => expect(readMeal(text)[0]?.isKnown).toBe(false),
  );

  test.each([
    ['chaffle', 3],
    ['keto bread', 5],
    ['keto ice cream', 5],
    ['shirataki noodles', 3],
    ['2 almond flour pancakes', 8],
    ['low carb tortilla', 4],
    ['quest bar', 8],
    ['sugarfree red bull', 5],
  ])('%s is known', (text, most) => {
    expect(readMeal(text)[0]?.isKnown).toBe(true);
    expect(netOf(text)).toBeLessThan(most);
  });
});

describe('as people type', () => {
  test('times behind the food, hours of the clock, names with numbers', () => {
    expect(readMeal('eggs x3')[0]?.choices[0]?.amount.count).toBe(3);
    expect(namesOf('coffee 4am')).toEqual(['coffee']);
    expect(readMeal('a quarter pounder')[0]?.choices[0]?.amount.count).toBe(1);
  });

  test.each(['Church supper. Ham, eggs', "Nando's - ham, eggs", 'tesco meal deal - ham, eggs'])(
    '%s: where it was is no food',
    (text) => expect(netOf(text)).toBeLessThan(5),
  );

  test('a splash, a forkful and a piece are small', () => {
    const grams = (text: string) => readMeal(text)[0]?.choices[0]?.grams?.value ?? 0;
    expect(grams('splash milk')).toBeLessThan(30);
    expect(grams('3 forkfuls of pasta')).toBeLessThan(90);
    expect(grams('2 pieces of pineapple')).toBeLessThan(300);
  });

  test('what may be anything is asked about', () => {
    expect(readMeal('a pizza')[0]?.asks).toMatch(/^That may be \d+ to \d+ g of net carbs/);
  });
});
