import { z } from 'zod';
import { type NutrientName, nutritionAnalysis } from '#contract/nutrition.ts';
import { factsFromAnalysis } from '#domain/product-analysis/product-analysis.ts';
import { defineSkill } from '../skill.ts';
import { askedAmount } from './product-amount.ts';
import {
  type AskedProduct,
  alternativesAnswer,
  amountFitsAnswer,
  basisAnswer,
  budgetAnswer,
  ingredientsAnswer,
  netCarbsAnswer,
  nutrientAnswer,
  STRICT_DAY_NET_CARBS_G,
  scoreAnswer,
  verdictAnswer,
} from './product-answers.ts';
import { namedCondition } from './product-conditions.ts';

interface Topic {
  readonly asks: RegExp;
  readonly answer: (product: AskedProduct) => string;
}

function nutrient(asks: RegExp, label: string, name: NutrientName): Topic {
  return { asks, answer: (product) => nutrientAnswer(product, label, name) };
}

/** "How much of it fits in 20 g", "how many servings can I have", "how much can I eat" */
const BUDGET =
  /\bfits?\b.{0,200}\b\d+\s*g|\bhow (?:much|many)\b(?!.{0,90}\b(?:carb|protein|fat|sugar|fib(?:er|re)|sodium|salt|calorie|kcal)s?\b.{0,90}\b(?:in|does|has|have)\b).{0,200}\b(?:can|could|may|should|fits?|eat|have|allowed)\b/;
/** "20 g of net carbs", "my 30 g a day", "fit in 20 g" */
const BUDGET_GRAMS =
  /(?<!\d)(\d+(?:[.,]\d+)?)\s*g(?:rams?)?\s*(?:of\s+)?(?:net\s+)?(?:carbs?|a day|per day|day|limit|budget)|\b(?:in|into|within|under)\s+(?:my\s+)?(\d+(?:[.,]\d+)?)\s*g\b/;

const TOPICS: readonly Topic[] = [
  { asks: /\b(scores?|scored|rating|rated)\b/, answer: scoreAnswer },
  {
    asks: /\b(instead|alternatives?|replace|replacement|swaps?|substitute)\b|\b(what|which|anything)('s| is| are)? (a )?(better|lower)\b/,
    answer: alternativesAnswer,
  },
  { asks: BUDGET, answer: budgetAnswer },
  {
    asks: /\bingredients?\b|\bhidden (sugars?|carbs?|starch)|\bsweeteners?\b|\bwhat('s| is) in (it|this)\b|\bstarch/,
    answer: ingredientsAnswer,
  },
  {
    asks: /\b(include|including|counted?|subtract|deduct)\b.{0,200}\bfib(er|re)\b|\bfib(er|re)\b.{0,200}\b(included|counted|subtracted|deducted)\b|\b(total|net) (carbs )?(or|vs\.?|versus) (net|total)\b/,
    answer: basisAnswer,
  },
  { asks: /(?<!hidden )\bcarb(s|ohydrates?)?\b/, answer: netCarbsAnswer },
  nutrient(/(?<!added )(?<!hidden )\bsugars?\b(?! alcohol)/, 'Sugars', 'sugars'),
  nutrient(/\badded sugars?\b/, 'Added sugars', 'added_sugars'),
  nutrient(/\b(sugar alcohols?|polyols?)\b/, 'Sugar alcohols', 'sugar_alcohols'),
  nutrient(/\bfib(er|re)\b/, 'Fiber', 'dietary_fiber'),
  nutrient(/\bprotein\b/, 'Protein', 'protein'),
  nutrient(/\bsaturated\b/, 'Saturated fat', 'saturated_fat'),
  nutrient(/\btrans fats?\b/, 'Trans fat', 'trans_fat'),
  nutrient(/(?<!saturated )(?<!trans )\bfats?\b/, 'Fat', 'total_fat'),
  nutrient(/\b(sodium|salt)\b/, 'Sodium', 'sodium'),
  nutrient(/\bpotassium\b/, 'Potassium', 'potassium'),
  nutrient(/\bcholesterol\b/, 'Cholesterol', 'cholesterol'),
  nutrient(/\b(calories?|kcal|energy)\b/, 'Energy', 'calories'),
];

/** One topic says all that these would say again. */
const COVERS: ReadonlyMap<Topic['answer'], readonly Topic['answer'][]> = new Map([
  [budgetAnswer, [netCarbsAnswer]],
  [ingredientsAnswer, [netCarbsAnswer]],
  [basisAnswer, [netCarbsAnswer]],
]);

/** Words that ask for a judgement of the product at hand. */
const ASKS_VERDICT =
  /\b(this|it|product|label)\b.{0,200}\b(keto|good|bad|ok|okay|fine|fit|healthy|allowed|safe)\b|\b(can|should|may|could) i (eat|have|drink|use|buy)\b|\b(is|are) (this|it|these)\b/;

/** A question about people or the diet at large, which the label cannot answer. */
const IN_GENERAL =
  /\b(should i (eat|get|have|aim)|do i need|does (a|the) body|in general|on keto|why (do|does|is|are))\b/;
const ABOUT_THIS = /\b(this|it|its|these|that|the (label|product|bar|bag|package)|here|score)\b/;

function isInGeneral(asked: string): boolean {
  return IN_GENERAL.test(asked) && !ABOUT_THIS.test(asked);
}

function dayOf(asked: string): number {
  const match = BUDGET_GRAMS.exec(asked);
  const grams = Number((match?.[1] ?? match?.[2] ?? '').replace(',', '.'));
  return grams > 0 && grams <= 300 ? grams : STRICT_DAY_NET_CARBS_G;
}

/** "ok with prediabetes?" leaves out what it speaks of, and means the product. */
const ELLIPTIC = /^(and |but |is |so )*(ok|okay|good|safe|fine|bad)\b/;

function answersTo(asked: string, product: AskedProduct): string[] {
  const condition = ABOUT_THIS.test(asked) || ELLIPTIC.test(asked) ? namedCondition(asked) : undefined;
  if (condition) {
    const amount = condition.answer && product.amount ? [amountFitsAnswer(product)] : [];
    return [...amount, ...(condition.answer ? [condition.answer(product)] : [])];
  }
  const topics = TOPICS.filter((topic) => topic.asks.test(asked));
  const covered = new Set(topics.flatMap(({ answer }) => COVERS.get(answer) ?? []));
  const answers = topics.filter(({ answer }) => !covered.has(answer)).map(({ answer }) => answer(product));
  if (answers.length > 0) return answers;
  if (product.amount) return [amountFitsAnswer(product)];
  return ASKS_VERDICT.test(asked) ? [verdictAnswer(product)] : [];
}

/**
 * Answers what a product's own facts can answer: whether it fits, how much of it does, what it holds in any amount,
 * what to eat instead, why it scores as it does. Every number is the label's or computed from it.
 */
export const productQuestionSkill = defineSkill({
  name: 'product_question',
  description:
    'Answers a question about a scanned product from its label: amounts, net carbs, fit, score, swaps.',
  input: z.object({ question: z.string(), analysis: nutritionAnalysis }),
  output: z.object({
    /** Markdown; null when the question is not about this product's facts. */
    answer: z.string().nullable(),
  }),
  run({ question, analysis }) {
    const asked = question.toLowerCase();
    if (isInGeneral(asked)) return { answer: null };
    const facts = factsFromAnalysis(analysis);
    const isBudget = BUDGET.test(asked);
    const amount = isBudget ? null : askedAmount(question, facts);
    const answers = answersTo(asked, { analysis, facts, amount, dayG: dayOf(asked) });
    return { answer: answers.length > 0 ? answers.join('\n\n') : null };
  },
});
