import type { NutritionAnalysis } from '#contract/nutrition.ts';
import type { CreatePantryItemRequest } from '#contract/pantry.ts';
import { PRODUCT_TEXT_MAX } from '#contract/product-limits.ts';
import { UNKNOWN_PRODUCT } from '../product-analysis/product-name.ts';

/** Grams as stored: whole tenths. Unknown stays unknown. */
export function toTenths(grams: number | null): number | null {
  return grams === null ? null : Math.round(grams * 10);
}

/** Stored tenths as grams. */
export function fromTenths(tenths: number | null): number | null {
  return tenths === null ? null : tenths / 10;
}

/** Stored tenths as shown: grams with one decimal, or null when unknown. */
export function tenthsText(tenths: number | null): string | null {
  return tenths === null ? null : (tenths / 10).toFixed(1);
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

const COLUMN_SERVING: Record<NutritionAnalysis['column'], string | null> = {
  per_serving: null,
  per_100g: '100 g',
  per_100ml: '100 ml',
  per_container: '1 container',
  unknown: null,
};

/** What the stored amounts are amounts of: the printed serving, or 100 g where that is the label's column. */
function amountText(analysis: NutritionAnalysis): string | null {
  return COLUMN_SERVING[analysis.column] ?? analysis.serving_size;
}

/**
 * The request that saves a scanned product. The whole analysis travels along, so nothing shown is lost.
 * Without a score the item is not called keto friendly.
 */
export function pantryItemFromAnalysis(
  analysis: NutritionAnalysis,
  { notes = null }: { notes?: string | null } = {},
): CreatePantryItemRequest {
  return {
    productName: analysis.product_name.trim().slice(0, PRODUCT_TEXT_MAX.name) || UNKNOWN_PRODUCT,
    brand: analysis.brand?.slice(0, PRODUCT_TEXT_MAX.brand) ?? null,
    category: null,
    servingSize: amountText(analysis)?.slice(0, PRODUCT_TEXT_MAX.servingSize) ?? null,
    calories: whole(analysis.calories),
    totalFat: toTenths(analysis.total_fat),
    saturatedFat: toTenths(analysis.saturated_fat),
    totalCarbs: toTenths(analysis.total_carbs),
    dietaryFiber: toTenths(analysis.dietary_fiber),
    sugars: toTenths(analysis.sugars),
    protein: toTenths(analysis.protein),
    sodium: whole(analysis.sodium),
    netCarbs: toTenths(analysis.net_carbs),
    ketoScore: analysis.keto_score,
    ketoFriendly: analysis.keto_friendly ?? false,
    imageUrl: null,
    nutritionAnalysis: { ...analysis },
    isFavorite: false,
    notes,
  };
}
