import { gramsText, sentenceStart } from '#domain/food-text/amount-text.ts';
import { foodWords } from '#foods/food-words.ts';
import { type NamedFood, namedFoods } from '#foods/named-foods.ts';
import { servingOf } from '#foods/serving.ts';
import type { Card } from '../handbook/card.ts';
import { plainText } from '../handbook/references.ts';
import type { SkillReply } from '../skills/skill.ts';
import { askingText } from './question-parts.ts';

/** What is asked of a food where its figure belongs to the answer. */
const FACETS: ReadonlySet<Card['facet']> = new Set(['verdict', 'amount', 'compare', 'list']);
/** More foods than these are a list to be told apart, not a pair of which one was left out. */
const FOODS_MOST = 3;
const WORTH_TELLING_G = 2;

const wordsOf = ({ heading, text }: Card) => new Set(foodWords(`${heading} ${plainText(text)}`));
const isNamed = (words: ReadonlySet<string>) => (food: NamedFood) =>
  food.words.every((word) => words.has(word));

/** Whether a card tells of a food that the question names; true where it names none. */
export function tellsOfFoods(question: string, card: Card): boolean {
  const foods = namedFoods(askingText(question));
  return foods.length === 0 || foods.some(isNamed(wordsOf(card)));
}

/**
 * Figures of the foods that a question asks about beside the one its card tells of ("are lentils and chickpeas allowed");
 * null where the card leaves out none that has carbohydrate to speak of.
 */
export function foodsLeftOut(question: string, card: Card): SkillReply | null {
  if (!FACETS.has(card.facet)) return null;
  const foods = namedFoods(askingText(question));
  const inCard = isNamed(wordsOf(card));
  if (foods.length > FOODS_MOST || !foods.some(inCard)) return null;
  const servings = foods
    .filter((food) => !inCard(food))
    .map(servingOf)
    .filter(({ values }) => values.netCarbs >= WORTH_TELLING_G);
  if (servings.length === 0) return null;
  return {
    kind: 'answer',
    text: servings
      .map(({ text, values }) => `${sentenceStart(text)}: **${gramsText(values.netCarbs)}** net carbs.`)
      .join(' '),
    sources: servings.flatMap(({ foods: rows }) =>
      rows.slice(0, 1).map(({ id }) => ({ kind: 'food' as const, id })),
    ),
  };
}
