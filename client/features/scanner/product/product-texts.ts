import type { LabelColumn, NutritionAnalysis } from '#contract/nutrition.ts';
import type { FoodWeightUnit } from '#domain/food-text/food-weight.ts';
import { servingText } from '#domain/food-text/portion-text.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';

const round = (grams: number) => String(grams >= 20 ? Math.round(grams) : Math.round(grams * 10) / 10);

/** "3 g", or null when it is not known. */
export const gramsOrNull = (grams: number | null) => (grams === null ? null : `${round(grams)} g`);

/** Less room than this, in grams, is not worth a word. */
const WORTH_TELLING_G = 0.5;

/** "between 2 and 4 g" where rounding on the label leaves room, else null. */
export function intervalText({ net_carbs_interval: interval }: NutritionAnalysis): string | null {
  if (!interval || interval.high - interval.low < WORTH_TELLING_G) return null;
  return `between ${round(interval.low)} and ${round(interval.high)}\u00a0g`;
}

/** How net carbs came about, e.g. "20 g carbs \u2212 12 g fiber = 8 g"; null while they are not known. */
export function netCarbsSum(analysis: NutritionAnalysis): string | null {
  const { net_carbs: net, net_carbs_working: working } = analysis;
  if (net === null) return null;
  if (!working.includes(' - ')) return `all ${gramsOrNull(net)} of the carbs count`;
  return `${working.replaceAll(' - ', ' \u2212 ')} = ${gramsOrNull(net)}`;
}

const COLUMN_TEXT: Readonly<Record<LabelColumn, string>> = {
  per_serving: 'per serving',
  per_100g: 'per 100 g',
  per_100ml: 'per 100 ml',
  per_container: 'per container',
  unknown: 'as printed',
};

/** What the amounts belong to, e.g. "per serving, 2 tbsp (32 g)"; the serving is told in the person's unit. */
export function amountsOf({ column, serving_size: size }: NutritionAnalysis, unit: FoodWeightUnit): string {
  const text = COLUMN_TEXT[column];
  return size && (column === 'per_serving' || column === 'unknown')
    ? `${text}, ${servingText(size, unit)}`
    : text;
}

/** What keeps the score away, or null when there is one. */
export function missingForScore(analysis: NutritionAnalysis): string | null {
  if (analysis.keto_score !== null) return null;
  const { fields } = analysis;
  const missing: string[] = [];
  if (fields.total_carbs?.value == null) missing.push('total carbs');
  if (fields.dietary_fiber?.value === null) missing.push('fiber');
  if (fields.sugar_alcohols?.value === null) missing.push('sugar alcohols');
  if (fields.allulose?.value === null) missing.push('allulose');
  if (missing.length > 0) return `Fill in ${missing.join(' and ')} to get a score.`;
  if (analysis.net_carbs === null)
    return "Check total carbs and fiber. Fiber can't be higher than total carbs.";
  return 'Add the serving weight to get a score.';
}

const NAME_FIRST =
  "I can't tell from the photo what this is. Add its name with the button at the top, and I'll list similar, better choices.";

/** The Captain's first words about a product, Markdown. */
export function productSummary(analysis: NutritionAnalysis): string {
  const { product_name: name, brand, keto_score: score, keto_rating: rating } = analysis;
  const parts = [
    `**${name}**${brand ? ` (${brand})` : ''}${score === null ? '' : `: keto score ${score}/10, ${rating}`}`,
    analysis.analysis,
  ];
  const addSection = (title: string, text: string) => {
    if (text !== '') parts.push(`**${title}**`, text);
  };
  const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  addSection('Recommendations', bullets(analysis.recommendations));
  if (rating === 'poor' || rating === 'moderate') {
    const choices = isUnidentifiedName(name) ? NAME_FIRST : bullets(analysis.alternatives);
    addSection('Better Keto Alternatives', choices);
  }
  return parts.join('\n\n');
}
