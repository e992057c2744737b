import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnalyzeFactsRequest } from '#contract/analyze-facts.ts';
import { type NutrientName, type NutritionAnalysis, nutritionAnalysis } from '#contract/nutrition.ts';
import {
  withChosenBasis,
  withEditedField,
  withProductName,
  withServingGrams,
} from '#domain/nutrition/edit-facts.ts';
import { isUnread, type NutritionFacts } from '#domain/nutrition/nutrition-facts.ts';
import { pantryItemFromAnalysis } from '#domain/pantry/pantry-values.ts';
import { analyzeFacts, factsFromAnalysis } from '#domain/product-analysis/product-analysis.ts';
import { isUnidentifiedName } from '#domain/product-analysis/product-name.ts';
import { api } from '../../../lib/api/api.ts';
import { useSettled } from '../../../lib/hooks/use-settled.ts';
import { addToGuestPantry, guestPantryQuery } from '../../../lib/pantry/guest-pantry.ts';
import { addPantryItem, saySaved, saySaveFailed } from '../../../lib/pantry/pantry-items.ts';
import { useSession } from '../../../lib/session/current-user.ts';
import { browserStores } from '../../../lib/storage/browser-stores.ts';
import { toast } from '../../../lib/toast/toast.ts';
import type { DraftProduct, ProductEdits, ProductWork } from '../draft/scan-draft.ts';

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

/** What better choices depend on; other edits need no new ones. */
const swapKey = ({
  product_name: name,
  net_carbs: net,
  sugars,
  total_carbs: carbs,
  ...rest
}: NutritionAnalysis) =>
  JSON.stringify([name, net, sugars, carbs, rest.column, rest.serving_grams, rest.keto_rating]);

/** Whether the server has to be asked: it named the choices for the product as read; good products and those without a name get none. */
export function needsNewSwaps(original: NutritionAnalysis, product: NutritionAnalysis): boolean {
  return (
    !isUnidentifiedName(product.product_name) &&
    product.keto_friendly === false &&
    swapKey(original) !== swapKey(product)
  );
}

/**
 * Better choices for the product as edited or typed, from the server's foods table. Until they come, or when they
 * do not come at all, those of the product as read stand.
 */
function useSwaps(original: NutritionAnalysis, product: NutritionAnalysis): readonly string[] {
  const wanted = needsNewSwaps(original, product);
  const key = swapKey(product);
  const isSettled = useSettled(key) === key;
  const { data } = useQuery({
    queryKey: ['better-choices', key],
    queryFn: ({ signal }) => {
      const body: AnalyzeFactsRequest = { analysis: product };
      return api.post('/api/analyze-facts', nutritionAnalysis, { body, signal });
    },
    enabled: wanted && isSettled,
    placeholderData: (before) => before,
  });
  if (product.keto_friendly !== false || isUnidentifiedName(product.product_name)) return [];
  return wanted && data ? data.alternatives : original.alternatives;
}

/** The product as it stands with the person's edits; everything computed follows each of them. */
export function useProduct(
  { analysis: original, work }: DraftProduct,
  onWork: (change: Partial<ProductWork>) => void,
) {
  const [edits, setEdits] = useState<ProductEdits>(work.edits);
  const change = (next: ProductEdits) => {
    setEdits(next);
    onWork({ edits: next });
  };
  const edited = editedAnalysis(original, edits);
  const analysis = { ...edited, alternatives: [...useSwaps(original, edited)] };
  const edit = (changes: Partial<Omit<ProductEdits, 'values'>>) => change({ ...edits, ...changes });
  const editValue = (name: NutrientName, value: number | null) =>
    change({ ...edits, values: { ...edits.values, [name]: value } });
  /** The product under a new name, before the screen has caught up. */
  const named = (name: string): NutritionAnalysis => ({
    ...editedAnalysis(original, { ...edits, name }),
    alternatives: analysis.alternatives,
  });
  return { analysis, edit, editValue, named };
}

const SAVED_LOCALLY_TOAST_MS = 3000;
/** Saving on the device is instant; the pause lets the button tell that something happened. */
const LOCAL_SAVE_PAUSE_MS = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Saves to the account, or to this device for a guest. Gives the account's item id once the account has it: without a
 * network the product waits on this device.
 */
export function useSaveProduct() {
  const session = useSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (analysis: NutritionAnalysis): Promise<number | undefined> => {
      const request = pantryItemFromAnalysis(analysis);
      if (session.kind === 'authenticated') {
        const added = await addPantryItem(client, request);
        saySaved(added);
        return added.isWaiting ? undefined : added.item.id;
      }
      const { productName } = addToGuestPantry(browserStores(), request, new Date());
      await pause(LOCAL_SAVE_PAUSE_MS);
      await client.invalidateQueries({ queryKey: guestPantryQuery().queryKey });
      toast({
        title: 'Saved Locally!',
        description: `${productName} has been saved to your local pantry. Sign in to sync across devices.`,
        duration: SAVED_LOCALLY_TOAST_MS,
      });
    },
    onError: saySaveFailed,
  });
}
