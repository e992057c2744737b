import { type FieldReading, NUTRIENT_NAMES, type NutrientName } from '#contract/nutrition.ts';
import { listText } from '#domain/food-text/amount-text.ts';
import { type NutritionFacts, nutrientValue } from '#domain/nutrition/nutrition-facts.ts';
import { polyolKind } from '#domain/nutrition/polyols.ts';
import { NUTRIENT_LABELS } from '#domain/product-analysis/reading-warnings.ts';
import { areOfDifferentLabels, type Comparison, compareFacts } from './agreement.ts';
import { isConfirmed, withReading } from './facts-checks.ts';
import { inBasis } from './in-basis.ts';
import { columnFactor, scaledFacts } from './in-column.ts';
import { settleDifferences } from './settle-differences.ts';

/** Facts of the same product from elsewhere than our own reading of the photo. */
export interface OtherReading {
  readonly facts: NutritionFacts;
  readonly source: 'model' | 'database';
  /** For the person, e.g. "Open Food Facts" or "the vision model". */
  readonly name: string;
}

/** Chance that both of two independent readings are wrong in the same way is their product. */
function together(a: number, b: number): number {
  return Math.min(0.999, Math.round((1 - (1 - a) * (1 - b)) * 1000) / 1000);
}

function agreedReadings(
  photo: NutritionFacts,
  other: NutritionFacts,
  { agreed }: Comparison,
): NutritionFacts['nutrients'] {
  const readings: Partial<Record<NutrientName, FieldReading>> = {};
  for (const name of agreed) {
    const [ours, theirs] = [photo.nutrients[name], other.nutrients[name]];
    if (!ours || !theirs) continue;
    readings[name] = {
      ...ours,
      confidence: together(ours.confidence, theirs.confidence),
      sure: true,
      note: ours.sure ? ours.note : 'Two separate readings agree on this.',
    };
  }
  return readings;
}

/** What only the other has; a converted amount gets the one decimal that it can stand for. */
function takenReadings(theirs: NutritionFacts, { added }: Comparison, factor: number) {
  const readings: Partial<Record<NutrientName, FieldReading>> = {};
  for (const name of added) {
    const reading = theirs.nutrients[name];
    if (!reading || reading.value === null) continue;
    const value = factor === 1 ? reading.value : Math.round(reading.value * 10) / 10;
    readings[name] = { ...reading, value };
  }
  return readings;
}

/** Values that only the other reading has; sure where the checks confirm them. */
function withAdded(facts: NutritionFacts, names: readonly NutrientName[], where: string): NutritionFacts {
  const readings: Partial<Record<NutrientName, FieldReading>> = {};
  for (const name of names) {
    const reading = facts.nutrients[name];
    if (!reading) continue;
    const sure = isConfirmed(facts, name);
    const told = `Not found in the photo; taken from ${where}`;
    readings[name] = {
      ...reading,
      sure,
      note: sure ? `${told}. It agrees with the other numbers.` : `${told}: please check.`,
    };
  }
  return withReading(facts, readings);
}

function mergedPolyols(ours: NutritionFacts, theirs: NutritionFacts): NutritionFacts['polyols'] {
  const gramsOf = new Map(theirs.polyols.map(({ name, grams }) => [polyolKind(name), grams]));
  const filled = ours.polyols.map((polyol) => ({
    ...polyol,
    grams: polyol.grams ?? gramsOf.get(polyolKind(polyol.name)) ?? null,
  }));
  const known = new Set(ours.polyols.map(({ name }) => polyolKind(name)));
  return [...filled, ...theirs.polyols.filter(({ name }) => !known.has(polyolKind(name)))];
}

function servingWarning(ours: NutritionFacts, { facts: theirs, name }: OtherReading): string[] {
  const [a, b] = [ours.servingGrams, theirs.servingGrams];
  if (!a || !b || Math.abs(a - b) <= 0.05 * Math.max(a, b)) return [];
  return [`A serving weighs ${a} g in the photo and ${b} g according to ${name}: please check.`];
}

function words(ours: NutritionFacts, other: OtherReading): Partial<NutritionFacts> {
  const { facts: theirs } = other;
  return {
    productName: ours.productName ?? theirs.productName,
    brand: ours.brand ?? theirs.brand,
    servingSize: ours.servingSize ?? theirs.servingSize,
    servingGrams: ours.servingGrams ?? theirs.servingGrams,
    servingsPerContainer: ours.servingsPerContainer ?? theirs.servingsPerContainer,
    ingredients: ours.ingredients ?? theirs.ingredients,
    basis: ours.basis.kind === 'unknown' ? theirs.basis : ours.basis,
    warnings: [...new Set([...ours.warnings, ...servingWarning(ours, other)])],
  };
}

/** What is taken over where our own reading has no numbers at all. A model alone is never sure. */
function alone({ facts, source, name }: OtherReading, photo: NutritionFacts | null): NutritionFacts {
  const nutrients: Partial<Record<NutrientName, FieldReading>> = {};
  for (const nutrient of NUTRIENT_NAMES) {
    const reading = facts.nutrients[nutrient];
    if (!reading) continue;
    nutrients[nutrient] =
      source === 'database'
        ? reading
        : { ...reading, sure: false, note: `Read by ${name} alone: please check.` };
  }
  return {
    ...facts,
    productName: photo?.productName ?? facts.productName,
    brand: photo?.brand ?? facts.brand,
    ingredients: photo?.ingredients ?? facts.ingredients,
    warnings: [...new Set([...(photo?.warnings ?? []), ...facts.warnings])],
    nutrients,
  };
}

function hasNumbers(facts: NutritionFacts): boolean {
  return NUTRIENT_NAMES.some((name) => nutrientValue(facts, name) !== null);
}

/** The other facts in our column; null when the weight of a serving is not known to either. */
function alignedTo(
  ours: NutritionFacts,
  theirs: NutritionFacts,
): { facts: NutritionFacts; factor: number } | null {
  if (ours.column === 'unknown' || theirs.column === 'unknown') {
    const asIs = { facts: { ...theirs, column: ours.column }, factor: 1 };
    const { agreed, differences } = compareFacts(ours, asIs.facts, 1);
    return agreed.length > differences.length ? asIs : null;
  }
  const factor = columnFactor(theirs.column, ours.column, {
    servingGrams: ours.servingGrams ?? theirs.servingGrams,
    servingsPerContainer: ours.servingsPerContainer ?? theirs.servingsPerContainer,
  });
  return factor === null ? null : { facts: scaledFacts(theirs, factor, ours.column), factor };
}

function differentWarning(
  ours: NutritionFacts,
  { name }: OtherReading,
  { differences }: Comparison,
): NutritionFacts {
  const named = listText(differences.slice(0, 4).map((d) => NUTRIENT_LABELS[d.name]));
  return {
    ...ours,
    warnings: [
      ...ours.warnings,
      `The photo and ${name} give different values (${named}), as if for two recipes or two products. We kept the photo’s values: please check them.`,
    ],
  };
}

/**
 * Our own reading of the photo together with another of the same product. Agreeing values become sure. Where they
 * differ, the one that alone satisfies the checks is taken, else both are named and the person is asked. What only
 * the other has is added under its own source, and is sure only where the checks confirm it.
 * @param photo null, or facts without numbers, when the photo gave none
 */
export function reconcile(photo: NutritionFacts | null, other: OtherReading): NutritionFacts {
  if (!photo || !hasNumbers(photo)) return alone(other, photo);
  const ours = { ...photo, ...words(photo, other) };
  // A model copies the number that is printed; a database may hold another market's way of counting.
  const counted = other.source === 'database' ? inBasis(other.facts, ours.basis.kind) : other.facts;
  const aligned = alignedTo(ours, counted);
  if (!aligned) return ours;
  const { facts: theirs, factor } = aligned;
  const column = ours.column === 'unknown' ? other.facts.column : ours.column;
  const comparison = compareFacts(ours, theirs, factor);
  if (areOfDifferentLabels(comparison)) return differentWarning(photo, other, comparison);
  const polyols = mergedPolyols(ours, theirs);
  const taken = takenReadings(theirs, comparison, factor);
  const undisputed = withReading(
    { ...ours, column, polyols },
    {
      ...agreedReadings(ours, theirs, comparison),
      ...taken,
    },
  );
  const settled = settleDifferences(undisputed, comparison.differences, ['in the photo', `by ${other.name}`]);
  return withAdded(settled, comparison.added, other.name);
}
