ALTER TABLE "pantry_conversations" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "pantry_conversations" ADD CONSTRAINT "pantry_conversations_user_idempotency_unique" UNIQUE("user_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_user_idempotency_unique" UNIQUE("user_id","idempotency_key");