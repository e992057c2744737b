import type { AnswerDetails } from '#contract/chat.ts';

const FOODS = ['Avocado', 'Brie', 'Salmon', 'Walnuts', 'Spinach', 'Eggs', 'Olives', 'Cauliflower'];
const ARTICLES = ['net-carbs', 'keto-flu', 'berries', 'bread-and-tortillas'];

/** One exchange as people have them: two paragraphs, a list, every third time a table, with marks and sources. */
export function longAnswer(index: number): { message: string; details: AnswerDetails } {
  const food = FOODS[index % FOODS.length] ?? '';
  const sources = ARTICLES.map((slug, at) => ({
    number: at + 1,
    kind: 'handbook' as const,
    title: slug.replaceAll('-', ' '),
    href: `/handbook/${slug}`,
  }));
  const mark = (number: number) => `[[${number}]](${sources[number - 1]?.href})`;
  const table = [
    '| Food | Portion | Net carbs |',
    '|---|---:|---:|',
    ...FOODS.map((name, at) => `| ${name} | 100 g | **${((index + at) % 9) + 0.5}** g |`),
  ];
  const text = [
    `Yes: **${food}** fits your day. A portion of ${100 + index} g has about ${(index % 7) + 1} g of net carbs ${mark(1)}, which leaves most of the day's limit for vegetables and nuts. People who keep the limit for some weeks see their fasting glucose come down ${mark(2)}.`,
    '## What to look at',
    `- *Portion*: weigh it once, then you know it by eye ${mark(3)}\n- **Label**: net carbs are total carbs less fibre ${mark(1)}\n- Time: an hour's walk after the meal flattens the curve`,
    ...(index % 3 === 0 ? [table.join('\n')] : []),
    `If you take medicine for glucose, ask your doctor before you change much, because the dose may have to follow ${mark(4)}. Write down what you measure for a week; the trend says more than one value. Water and salt help in the first days, and tiredness in them is usual and passes.`,
  ].join('\n\n');
  return {
    message: `Question ${index + 1}: may I eat ${food.toLowerCase()} in the evening, and how much of it?`,
    details: {
      text,
      safety:
        index % 25 === 0 ? { level: 'caution', text: '**Mind your medicine** when meals change.' } : null,
      sources,
      used: index % 4 === 0 ? ['readings', 'pantry'] : [],
      offTopic: false,
      notice: null,
      unchecked: [],
      answeredBy: 'composer',
    },
  };
}
