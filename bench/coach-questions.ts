import type { AskedCard } from '#coach/handbook/card.ts';

type BenchQuestion = { question: string; followsOn: boolean };

/** Every so many of the handbook's questions are asked. */
const STEP = 7;

const FOODS = [
  'almonds',
  'cashews',
  'cheddar',
  'an avocado',
  'brown rice',
  'a banana',
  'salmon',
  'strawberries',
  'peanut butter',
  'oat milk',
  'lentils',
  'sweet potato',
  'dark chocolate',
  'greek yogurt',
  'cauliflower',
  'bacon',
  'a croissant',
  'kimchi',
  'coconut flour',
  'maple syrup',
] as const;

const NUMBERS = [
  'my glucose is 95 and my ketones are 1.2, what is my GKI?',
  'what average glucose is an A1C of 6.1?',
  'convert 7.2 mmol/L to mg/dL',
  'what are my macros? I am 45, female, 168 cm, 82 kg, lightly active',
  'is a waist of 98 cm too much at 175 cm?',
] as const;

const FOLLOW_UPS = [
  'why?',
  'and how much of it?',
  'what about walnuts?',
  'is that safe for me?',
  'tell me more',
] as const;

const STORY =
  'I started three weeks ago after my doctor told me that I am prediabetic, and my husband cooks for the whole family. ';

/** Over 300 questions of our own: handbook subjects as asked, in a story and joined, foods, sums and follow-ups. */
export function benchQuestions(cards: readonly AskedCard[]): BenchQuestion[] {
  const asked = cards.flatMap(({ ask }) => ask.slice(0, 1)).filter((_, index) => index % STEP === 0);
  const plain = asked.flatMap((question, index): BenchQuestion[] => {
    const worded =
      index % 4 === 1 ? STORY + question : index % 4 === 3 ? `${question} And can I eat cheese?` : question;
    const followUp = FOLLOW_UPS[index % FOLLOW_UPS.length] ?? '';
    return [
      { question: worded, followsOn: false },
      ...(index % 6 === 0 ? [{ question: followUp, followsOn: true }] : []),
    ];
  });
  const foods = FOODS.flatMap((food) => [`How many carbs are in ${food}?`, `Can I eat ${food} on keto?`]);
  return [...plain, ...[...foods, ...NUMBERS].map((question) => ({ question, followsOn: false }))];
}
