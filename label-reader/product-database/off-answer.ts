import { z } from 'zod';

/** Numbers come as numbers or as their text; an empty text means nothing was entered. */
const amount = z
  .union([z.number(), z.string().trim()])
  .optional()
  .nullable()
  .catch(null)
  .transform((value) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
  });

const text = z
  .string()
  .optional()
  .nullable()
  .catch(null)
  .transform((value) => value?.replace(/\s+/g, ' ').trim() || null);

const tags = z.array(z.string()).optional().nullable().catch(null);

const product = z.object({
  product_name: text,
  product_name_en: text,
  brands: text,
  serving_size: text,
  /** Grams, or millilitres for a drink. */
  serving_quantity: amount,
  serving_quantity_unit: text,
  product_quantity_unit: text,
  /** "on" when the package itself has no nutrition table. */
  no_nutrition_data: text,
  ingredients_text: text,
  ingredients_text_en: text,
  countries_tags: tags,
  /** `<nutrient>_100g` in grams, kcal or kJ, per 100 g or 100 ml as sold. */
  nutriments: z.record(z.string(), z.unknown()).optional().nullable().catch(null),
});
export type OffProduct = z.infer<typeof product>;

/** Answer of `GET /api/v2/product/{code}.json`; `status` 1 with a product, or 0 without. */
export const offAnswer = z.object({
  code: z.union([z.string(), z.number()]).transform(String),
  status: z.union([z.literal(0), z.literal(1)]),
  product: product.optional(),
});

/** Fields asked for; a whole product is some hundred kilobytes. */
export const OFF_FIELDS = ['code', ...Object.keys(product.shape)].join(',');

/** A nutrient per 100 g or ml in the unit that the database keeps it in; null where none was entered. */
export function per100({ nutriments }: OffProduct, nutrient: string): number | null {
  return amount.parse(nutriments?.[`${nutrient}_100g`]);
}
