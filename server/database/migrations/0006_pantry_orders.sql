DROP INDEX "pantry_items_user_created_index";--> statement-breakpoint
DROP INDEX "pantry_items_user_name_index";--> statement-breakpoint
ALTER TABLE "pantry_items" drop column "name_order";--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "name_order" text GENERATED ALWAYS AS (left(regexp_replace(regexp_replace(replace(replace(replace(translate(lower(regexp_replace(normalize(product_name, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '[0-9]+', '00000000000\&', 'g'), '0*([0-9]{12})(?![0-9])', '\1', 'g'), 200)) STORED;--> statement-breakpoint
CREATE INDEX "pantry_items_user_score_index" ON "pantry_items" USING btree ("user_id","keto_score","created_at","id") WHERE "pantry_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pantry_items_user_created_index" ON "pantry_items" USING btree ("user_id","created_at","id","deleted_at");--> statement-breakpoint
CREATE INDEX "pantry_items_user_name_index" ON "pantry_items" USING btree ("user_id","name_order" collate "C","created_at" desc,"id" desc) WHERE "pantry_items"."deleted_at" is null;