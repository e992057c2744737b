import { type FieldReading, NUTRIENT_NAMES, type NutrientName } from '#contract/nutrition.ts';
import { type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';
import { areOfDifferentLabels, type Comparison, compareFacts } from './agreement.ts';
import { withReading } from './facts-checks.ts';
import { settleDifferences } from './settle-differences.ts';

const WHOSE = ['in one photo', 'in another'] as const;
const OTHER_LABEL = 'The photos show different labels. We used the values from the more complete one.';

function numbersIn(facts: NutritionFacts): number {
  return NUTRIENT_NAMES.filter((name) => nutrientValue(facts, name) !== null).length;
}

function totalConfidence(facts: NutritionFacts): number {
  return NUTRIENT_NAMES.reduce((sum, name) => sum + (facts.nutrients[name]?.confidence ?? 0), 0);
}

/** Fullest first; the rest only makes the order the same however the photos were sent. */
function fullestFirst(a: NutritionFacts, b: NutritionFacts): number {
  return (
    numbersIn(b) - numbersIn(a) ||
    totalConfidence(b) - totalConfidence(a) ||
    (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
  );
}

/** The clearer of two equal readings. Photos of one label are no independent witnesses, so nothing adds up. */
function clearer(a: FieldReading, b: FieldReading): FieldReading {
  if (a.sure !== b.sure) return a.sure ? a : b;
  return b.confidence > a.confidence ? b : a;
}

function agreedReadings(a: NutritionFacts, b: NutritionFacts, { agreed }: Comparison) {
  const readings: Partial<Record<NutrientName, FieldReading>> = {};
  for (const name of agreed) {
    const [first, second] = [a.nutrients[name], b.nutrients[name]];
    if (first && second) readings[name] = clearer(first, second);
  }
  return readings;
}

/** Two photos of one panel: what both tell, what only one tells, and their differences settled by the checks. */
function mergePanels(panel: NutritionFacts, second: NutritionFacts): NutritionFacts {
  const comparison = compareFacts(panel, second, 1);
  if (areOfDifferentLabels(comparison)) return { ...panel, warnings: [...panel.warnings, OTHER_LABEL] };
  const added = Object.fromEntries(comparison.added.map((name) => [name, second.nutrients[name]]));
  const undisputed = withReading(panel, { ...agreedReadings(panel, second, comparison), ...added });
  return settleDifferences(undisputed, comparison.differences, WHOSE);
}

/** The first that is there, asking the photos in the given order. */
function firstOf<K extends 'productName' | 'brand' | 'servingSize' | 'servingGrams' | 'servingsPerContainer'>(
  photos: readonly NutritionFacts[],
  key: K,
): NutritionFacts[K] | null {
  return photos.find((facts) => facts[key] !== null)?.[key] ?? null;
}

function longestIngredients(photos: readonly NutritionFacts[]): string | null {
  const lists = photos.flatMap(({ ingredients }) => (ingredients === null ? [] : [ingredients]));
  return lists.sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0] ?? null;
}

function polyolsOf(photos: readonly NutritionFacts[]): NutritionFacts['polyols'] {
  const grams = new Map<string, number | null>();
  for (const { polyols } of photos) {
    for (const polyol of polyols) grams.set(polyol.name, grams.get(polyol.name) ?? polyol.grams);
  }
  return [...grams].map(([name, amount]) => ({ name, grams: amount }));
}

/**
 * One product's facts from several photos of it, in whatever order. Numbers come from one column: the fullest panel
 * decides which, and only photos of the same column add to it. Name and brand come from a photo without a panel
 * (the front) before any other, the ingredient list from where most of it was read.
 * @throws RangeError when there is no photo
 */
export function mergePhotos(photos: readonly NutritionFacts[]): NutritionFacts {
  const sorted = [...photos].sort(fullestFirst);
  const [fullest, ...rest] = sorted;
  if (!fullest) throw new RangeError('There is no photo to merge');
  if (rest.length === 0) return fullest;
  const samePanel = rest.filter((facts) => numbersIn(facts) > 0 && facts.column === fullest.column);
  const panels = [fullest, ...samePanel];
  const merged = samePanel.reduce(mergePanels, fullest);
  const fronts = sorted.filter((facts) => numbersIn(facts) === 0);
  const namesFrom = [...fronts, ...sorted];
  return {
    ...merged,
    productName: firstOf(namesFrom, 'productName'),
    brand: firstOf(namesFrom, 'brand'),
    servingSize: firstOf(panels, 'servingSize'),
    servingGrams: firstOf(panels, 'servingGrams'),
    servingsPerContainer: firstOf(sorted, 'servingsPerContainer'),
    basis: panels.find(({ basis }) => basis.kind !== 'unknown')?.basis ?? merged.basis,
    polyols: polyolsOf(sorted),
    ingredients: longestIngredients(sorted),
    warnings: [...new Set([...sorted.flatMap(({ warnings }) => warnings), ...merged.warnings])],
  };
}
