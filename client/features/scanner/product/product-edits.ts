import type { NutrientName, NutritionAnalysis } from '#contract/nutrition.ts';
import {
  withChosenBasis,
  withEditedField,
  withProductName,
  withServingGrams,
} from '#domain/nutrition/edit-facts.ts';
import { isUnread, type NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { analyzeFacts, factsFromAnalysis } from '#domain/product-analysis/product-analysis.ts';
import type { ProductEdits } from '../draft/scan-draft.ts';

const isEdited = ({ values, ...rest }: ProductEdits) =>
  Object.keys(values).length > 0 || Object.keys(rest).length > 0;

/** The facts as read, with the person's changes on top. */
function editedFacts(original: NutritionAnalysis, edits: ProductEdits): NutritionFacts {
  let facts = factsFromAnalysis(original);
  for (const [name, value] of Object.entries(edits.values) as [NutrientName, number | null][]) {
    // Emptying a box that was never read leaves it unread: it must not count as "not on the label".
    if (value === null && isUnread(facts, name)) continue;
    facts = withEditedField(facts, name, value);
  }
  if (edits.name !== undefined) facts = withProductName(facts, edits.name);
  if (edits.servingGrams !== undefined) facts = withServingGrams(facts, edits.servingGrams);
  if (edits.servingSize !== undefined) facts = { ...facts, servingSize: edits.servingSize };
  if (edits.column !== undefined) facts = { ...facts, column: edits.column };
  if (edits.basis !== undefined) facts = withChosenBasis(facts, edits.basis);
  return facts;
}

/**
 * The analysis after the changes. Swaps come from the foods table, which stays on the server: those it named are
 * kept while the product still needs any.
 */
export function editedAnalysis(original: NutritionAnalysis, edits: ProductEdits): NutritionAnalysis {
  if (!isEdited(edits)) return original;
  const analysis = analyzeFacts(editedFacts(original, edits), []);
  const needsSwaps = analysis.keto_friendly === false;
  return { ...analysis, alternatives: needsSwaps ? original.alternatives : [] };
}
