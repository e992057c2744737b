DROP INDEX "pantry_items_user_created_index";--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(product_name || E'\n' || coalesce(brand, ''))) STORED;--> statement-breakpoint
CREATE INDEX "pantry_items_user_created_index" ON "pantry_items" USING btree ("user_id","created_at","id");