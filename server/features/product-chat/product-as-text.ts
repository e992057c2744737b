import { columnText } from '#coach/skills/products/product-amount.ts';
import { NUTRIENT_NAMES, type NutritionAnalysis } from '#contract/nutrition.ts';

/**
 * A product's facts as lines of text, for a model to answer from: what was read, what was not, what is in doubt, and
 * the words of the label themselves.
 */
export function productAsText(analysis: NutritionAnalysis): string {
  const { net_carbs_interval: net, net_carbs_working: working, keto_score: score } = analysis;
  const column = columnText(analysis);
  const lines = [
    `Product: ${analysis.product_name}`,
    analysis.brand && `Brand: ${analysis.brand}`,
    analysis.serving_size && `Serving: ${analysis.serving_size}`,
    `Values ${column}, as read from the label:`,
    ...NUTRIENT_NAMES.map((name) => nutrientLine(analysis, name)),
    net
      ? `Net carbs, calculated: ${net.value} g ${column}${working ? ` (${working})` : ''}`
      : 'Net carbs: could not be calculated',
    `Carbohydrate on this label: ${analysis.basis.reason}`,
    score !== null && `Keto score, calculated: ${score} out of 10, ${analysis.keto_rating}`,
    ...analysis.polyols.map(
      ({ name, grams }) => `Sugar alcohol: ${name}${grams === null ? '' : `, ${grams} g`}`,
    ),
    analysis.ingredients !== null && `Ingredients, as printed: ${analysis.ingredients}`,
    ...analysis.warnings.map((warning) => `Warning: ${warning}`),
    analysis.alternatives.length > 0 && `Lower in carbs: ${analysis.alternatives.join('; ')}`,
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n');
}

/** Empty for what the label does not state. */
function nutrientLine({ fields }: NutritionAnalysis, name: (typeof NUTRIENT_NAMES)[number]): string {
  const reading = fields[name];
  if (!reading) return '';
  const words = name.replaceAll('_', ' ');
  if (reading.value === null) return `- ${words}: not read`;
  const less = reading.lessThan ? 'less than ' : '';
  return `- ${words}: ${less}${reading.value} ${reading.unit}${reading.sure ? '' : ' (unsure: check it on the label)'}`;
}
