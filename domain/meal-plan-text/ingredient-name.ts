import { spelledFractions } from './kitchen-amounts.ts';

/** Units and measures that stand between a count and a food. */
export const MEASURE =
  '(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|oz|ounces?|grams?|g|kg|ml|millilit(?:er|re)s?|l|lit(?:er|re)s?|lbs?|pounds?|cloves?|slices?|pinch(?:es)?|handfuls?|cans?|jars?|packets?|sticks?|stalks?|sprigs?|bunch(?:es)?|heads?|pieces?|fillets?|servings?|scoops?|strips?|leaf|leaves|dash(?:es)?)';

const LEADING = new RegExp(
  `^(?:about |approx\\.? |~)?(?:\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?)(?:\\s*(?:-|–|to)\\s*\\d+(?:[./,]\\d+)?)?\\s*(?:${MEASURE}\\b\\.?)?\\s*(?:\\([^)]*\\)\\s*)?(?:of )?`,
  'i',
);
const ARTICLE = new RegExp(`^(?:an?|one|two|three|half an?|some)\\s+(?:${MEASURE}\\s+(?:of )?)?`, 'i');

/** The food that a line of an ingredient list names: "- 2 tbsp olive oil, warmed" is "olive oil". */
export function ingredientName(line: string): string {
  const [head = ''] = spelledFractions(line).split(/:\s| – | - |—/);
  return head
    .trim()
    .replace(LEADING, '')
    .replace(ARTICLE, '')
    .replace(/\([^)]{0,200}\)/g, ' ')
    .replace(/[,;].*$/s, '')
    .replace(/(?<![:.\s])[:.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
