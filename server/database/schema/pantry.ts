import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * What names are ordered by: the same as `nameKey` of `domain/pantry/name-order.ts`, whose test holds both to each other.
 * Compared byte by byte, so always with the collation "C".
 */
const NAME_ORDER = sql.raw(
  String.raw`left(regexp_replace(regexp_replace(replace(replace(replace(translate(lower(regexp_replace(normalize(product_name, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[0-9]+', '00000000000\&', 'g'), '0*([0-9]{12})(?![0-9])', '\1', 'g'), 200)`,
);

/** What a search looks into, lower-cased once when it is stored instead of at every search. */
const SEARCH_TEXT = sql.raw(String.raw`lower(product_name || E'\n' || coalesce(brand, ''))`);

const LISTED_TEXTS = {
  productName: 'product_name',
  brand: 'brand',
  category: 'category',
  servingSize: 'serving_size',
  imageUrl: 'image_url',
  foodId: 'food_id',
  notes: 'notes',
};
const LISTED_VALUES = {
  id: 'id',
  calories: 'calories',
  totalFat: 'total_fat',
  saturatedFat: 'saturated_fat',
  totalCarbs: 'total_carbs',
  dietaryFiber: 'dietary_fiber',
  sugars: 'sugars',
  protein: 'protein',
  sodium: 'sodium',
  ketoScore: 'keto_score',
  ketoFriendly: 'keto_friendly',
  netCarbs: 'net_carbs',
  isFavorite: 'is_favorite',
  amountAtHand: 'amount_at_hand',
  hasAnalysis: '(nutrition_analysis is not null)',
};

/**
 * A `ListedPantryItem` as JSON, but for its dates and the last bracket, written when the food is stored. A page is then
 * joined; building it from its thousands of values took most of what the call cost. PostgreSQL writes dates by its
 * settings, so a generated column may not hold them: a `jsonStatement` adds them.
 */
const LISTED = sql.raw(
  [
    `left(json_object(array['${Object.keys(LISTED_TEXTS).join(`','`)}'], array[${Object.values(LISTED_TEXTS)}])::text, -1)`,
    ...Object.entries(LISTED_VALUES).map(
      ([name, value]) => `',"${name}":' || coalesce(${value}::text, 'null')`,
    ),
  ].join(' || '),
);

/** Foods a person saved. Gram columns hold whole tenths of a gram; null is unknown, never 0. */
export const pantryItems = pgTable(
  'pantry_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productName: text('product_name').notNull(),
    brand: text('brand'),
    category: text('category'),
    servingSize: text('serving_size'),
    /** kcal */
    calories: integer('calories'),
    totalFat: integer('total_fat'),
    saturatedFat: integer('saturated_fat'),
    totalCarbs: integer('total_carbs'),
    dietaryFiber: integer('dietary_fiber'),
    sugars: integer('sugars'),
    protein: integer('protein'),
    /** milligrams */
    sodium: integer('sodium'),
    ketoScore: integer('keto_score'),
    ketoFriendly: boolean('keto_friendly').notNull(),
    netCarbs: integer('net_carbs'),
    imageUrl: text('image_url'),
    ocrData: jsonb('ocr_data'),
    nutritionAnalysis: jsonb('nutrition_analysis').$type<Record<string, unknown>>(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    /** What is still there, tenths of a gram; null where nobody said. */
    amountAtHand: integer('amount_at_hand'),
    useBy: date('use_by', { mode: 'string' }),
    /** Row of the USDA table that it was added from. */
    foodId: text('food_id'),
    notes: text('notes'),
    /** Made by the client per saving; a repeated post finds the row it stored before. */
    idempotencyKey: uuid('idempotency_key'),
    /** When it was removed: no read sees it any more, for some minutes it can be brought back, then it is gone. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    nameOrder: text('name_order').generatedAlwaysAs(NAME_ORDER),
    searchText: text('search_text').generatedAlwaysAs(SEARCH_TEXT),
    /** Bytes of what makes foods big. */
    size: integer('size').generatedAlwaysAs(
      sql.raw(
        `coalesce(octet_length(nutrition_analysis::text), 0) + coalesce(octet_length(ocr_data::text), 0) + coalesce(octet_length(notes), 0)`,
      ),
    ),
    listed: text('listed').generatedAlwaysAs(LISTED),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Each order is read from an index alone, ids and all, and so is what a search looks into; `desc()` would put nulls where no query asks for them.
    index('pantry_items_user_created_index')
      .on(table.userId, table.createdAt, table.id, table.searchText)
      .where(sql`${table.deletedAt} is null`),
    index('pantry_items_user_name_index')
      .on(
        table.userId,
        sql`${table.nameOrder} collate "C"`,
        sql`${table.createdAt} desc`,
        sql`${table.id} desc`,
      )
      .where(sql`${table.deletedAt} is null`),
    index('pantry_items_user_score_index')
      .on(table.userId, table.ketoScore, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    // Counted for every page: 20,000 equal entries are 20 blocks here, 170 in the next smallest.
    index('pantry_items_count_index').on(table.userId).where(sql`${table.deletedAt} is null`),
    unique('pantry_items_user_idempotency_unique').on(table.userId, table.idempotencyKey),
    index('pantry_items_deleted_index').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('pantry_items_name_not_empty', sql`length(trim(${table.productName})) > 0`),
    check('pantry_items_score_in_range', sql`${table.ketoScore} between 0 and 10`),
    check(
      'pantry_items_amounts_not_negative',
      sql`least(${table.calories}, ${table.totalFat}, ${table.saturatedFat}, ${table.totalCarbs}, ${table.dietaryFiber}, ${table.sugars}, ${table.protein}, ${table.sodium}, ${table.netCarbs}, ${table.amountAtHand}) >= 0`,
    ),
  ],
);

/** Questions about a product and their answers; they outlive the pantry item they were about. */
export const pantryConversations = pgTable(
  'pantry_conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pantryItemId: integer('pantry_item_id').references(() => pantryItems.id, { onDelete: 'set null' }),
    conversationType: text('conversation_type').notNull(),
    userMessage: text('user_message').notNull(),
    aiResponse: text('ai_response').notNull(),
    context: jsonb('context'),
    /** Made by the client per question; a repeated post finds the answer that was stored before. */
    idempotencyKey: uuid('idempotency_key'),
    size: integer('size').generatedAlwaysAs(
      sql.raw(
        `octet_length(user_message) + octet_length(ai_response) + coalesce(octet_length(context::text), 0)`,
      ),
    ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('pantry_conversations_user_created_index').on(table.userId, table.createdAt.desc()),
    unique('pantry_conversations_user_idempotency_unique').on(table.userId, table.idempotencyKey),
    index('pantry_conversations_item_index').on(table.pantryItemId),
  ],
);
