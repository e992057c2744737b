CREATE TABLE "cooked_meals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cooked_meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"meal_plan_id" integer,
	"dish_key" text,
	"taken" jsonb NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cooked_meals_user_idempotency_unique" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "pantry_items" DROP CONSTRAINT "pantry_items_amounts_not_negative";--> statement-breakpoint
ALTER TABLE "saved_meal_plans" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "saved_meal_plans" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "amount_at_hand" integer;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "use_by" date;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD COLUMN "food_id" text;--> statement-breakpoint
ALTER TABLE "cooked_meals" ADD CONSTRAINT "cooked_meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooked_meals" ADD CONSTRAINT "cooked_meals_meal_plan_id_saved_meal_plans_id_fk" FOREIGN KEY ("meal_plan_id") REFERENCES "public"."saved_meal_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cooked_meals_plan_index" ON "cooked_meals" USING btree ("meal_plan_id");--> statement-breakpoint
ALTER TABLE "saved_meal_plans" ADD CONSTRAINT "saved_meal_plans_user_idempotency_unique" UNIQUE("user_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_amounts_not_negative" CHECK (least("pantry_items"."calories", "pantry_items"."total_fat", "pantry_items"."saturated_fat", "pantry_items"."total_carbs", "pantry_items"."dietary_fiber", "pantry_items"."sugars", "pantry_items"."protein", "pantry_items"."sodium", "pantry_items"."net_carbs", "pantry_items"."amount_at_hand") >= 0);