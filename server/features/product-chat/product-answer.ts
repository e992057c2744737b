import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';

/** A strict ketogenic diet in trials stays under 20 g a day (Westman 2008, Yancy 2005). */
const STRICT_DAY_NET_CARBS_G = 20;

type Topic = { asks: RegExp; answer: (analysis: NutritionAnalysis) => string };

const AMOUNT_OF: Record<NutritionAnalysis['column'], string> = {
  per_serving: 'per serving',
  per_100g: 'per 100 g',
  per_100ml: 'per 100 ml',
  per_container: 'per container',
  unknown: 'in the amount the label names',
};

/** One printed nutrient as the label states it; what was not read is said to be so. */
function nutrient(asks: RegExp, label: string, name: NutrientName): Topic {
  return {
    asks,
    answer({ fields, column }) {
      const reading = fields[name];
      if (!reading) return `**${label}:** the label does not state it, as far as I can read.`;
      if (reading.value === null)
        return `**${label}:** I could not read it. Please check the label and fill it in.`;
      const amount = `${reading.lessThan ? 'less than ' : ''}${reading.value} ${reading.unit}`;
      const doubt = reading.sure ? '' : ' Please check this one on the label: I am not sure I read it right.';
      return `**${label}:** ${amount} ${AMOUNT_OF[column]}.${doubt}`;
    },
  };
}

function netCarbs({ net_carbs_interval: net, column }: NutritionAnalysis): string {
  if (!net) return '**Net carbs:** I cannot tell, because the label could not be read far enough.';
  const range = net.low < net.high ? ` Labels round, so it lies between ${net.low} and ${net.high} g.` : '';
  return `**Net carbs:** ${net.value} g ${AMOUNT_OF[column]}.${range}`;
}

function portions(analysis: NutritionAnalysis): string {
  const { net_carbs: net, column } = analysis;
  if (net === null) return netCarbs(analysis);
  const limit = `a strict keto day of ${STRICT_DAY_NET_CARBS_G} g`;
  if (net === 0) return `**How much:** it has no net carbs ${AMOUNT_OF[column]}, so carbs set no limit here.`;
  const times = Math.floor(STRICT_DAY_NET_CARBS_G / net);
  const fits = times === 0 ? `more than ${limit} holds` : `${limit} would be used up after ${times} of those`;
  return `**How much:** it has ${net} g of net carbs ${AMOUNT_OF[column]}; ${fits}.`;
}

function score({ keto_score, keto_rating, score_terms }: NutritionAnalysis): string {
  if (keto_score === null) return '**Score:** there is none, because too little of the label could be read.';
  const terms = score_terms.map(
    ({ label, points, detail }) => `- ${label}: ${points > 0 ? '+' : ''}${points}. ${detail}`,
  );
  return [`**Score:** ${keto_score} out of 10, ${keto_rating}. It adds up like this:`, '', ...terms].join(
    '\n',
  );
}

function alternatives({ alternatives: list, keto_friendly }: NutritionAnalysis): string {
  if (list.length > 0) return ['**Instead:**', '', ...list.map((item) => `- ${item}`)].join('\n');
  return keto_friendly
    ? '**Instead:** no need to look further, this one fits a keto day.'
    : '**Instead:** I found nothing of its kind with fewer net carbs in my foods table.';
}

function verdict({ analysis, recommendations }: NutritionAnalysis): string {
  return [analysis, ...recommendations.map((item) => `- ${item}`)].join('\n');
}

const TOPICS: Topic[] = [
  { asks: /\b(score|scores|scored|rating|rated)\b/, answer: score },
  { asks: /\b(instead|alternatives?|replace|replacement|swap|substitute)\b/, answer: alternatives },
  {
    asks: /\b(how (much|many)|servings?|portions?)\b.*\b(eat|have|day|fit|serving|servings|portion|portions)\b/,
    answer: portions,
  },
  { asks: /\bcarb(s|ohydrates?)?\b/, answer: netCarbs },
  nutrient(/\b(?<!added )(?<!hidden )sugars?\b(?! alcohol)/, 'Sugars', 'sugars'),
  nutrient(/\badded sugars?\b/, 'Added sugars', 'added_sugars'),
  nutrient(/\b(sugar alcohols?|polyols?)\b/, 'Sugar alcohols', 'sugar_alcohols'),
  nutrient(/\bfib(er|re)\b/, 'Fiber', 'dietary_fiber'),
  nutrient(/\bprotein\b/, 'Protein', 'protein'),
  nutrient(/\bsaturated\b/, 'Saturated fat', 'saturated_fat'),
  nutrient(/\b(?<!saturated )(?<!trans )fat\b/, 'Fat', 'total_fat'),
  nutrient(/\b(sodium|salt)\b/, 'Sodium', 'sodium'),
  nutrient(/\bpotassium\b/, 'Potassium', 'potassium'),
  nutrient(/\b(calories?|kcal|energy)\b/, 'Energy', 'calories'),
];

/** Words that ask for a judgement of the product at hand. */
const ASKS_VERDICT =
  /\b(this|it|product|label)\b.*\b(keto|good|bad|ok|okay|fine|fit|healthy|allowed|safe)\b|\b(can|should|may|could) i (eat|have|drink|use|buy)\b|\b(is|are) (this|it|these)\b/;

/**
 * What the product's own facts say to a question, as Markdown, or null where it asks for something else. The numbers
 * are those of the analysis; nothing is added to them.
 */
export function answerFromFacts(question: string, analysis: NutritionAnalysis): string | null {
  const asked = question.toLowerCase();
  const answers = TOPICS.filter((topic) => topic.asks.test(asked)).map((topic) => topic.answer(analysis));
  if (answers.length === 0 && ASKS_VERDICT.test(asked)) answers.push(verdict(analysis));
  return answers.length > 0 ? answers.join('\n\n') : null;
}
