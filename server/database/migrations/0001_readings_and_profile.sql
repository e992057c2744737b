CREATE TABLE "fasts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"planned_hours" double precision NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fasts_user_idempotency_unique" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "fasts_end_after_start" CHECK ("fasts"."ended_at" > "fasts"."started_at")
);
--> statement-breakpoint
DROP INDEX "health_readings_user_time_index";--> statement-breakpoint
ALTER TABLE "health_readings" ALTER COLUMN "glucose_level" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "health_readings" ALTER COLUMN "ketone_level" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "health_readings" ADD COLUMN "weight" double precision;--> statement-breakpoint
ALTER TABLE "health_readings" ADD COLUMN "waist" double precision;--> statement-breakpoint
ALTER TABLE "health_readings" ADD COLUMN "last_meal_pantry_item_id" integer;--> statement-breakpoint
ALTER TABLE "health_readings" ADD COLUMN "last_meal_plan_id" integer;--> statement-breakpoint
ALTER TABLE "health_readings" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "weight_goal" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "activity" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "diabetes" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "pregnancy" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "medicines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "conditions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "allergies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "dislikes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "net_carb_limit" double precision;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "own_targets" jsonb DEFAULT '{"energy":null,"protein":null,"fat":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "units" jsonb DEFAULT '{"glucose":"mg/dL","weight":"kg","length":"cm","food":"g"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "onboarding" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "disclaimer_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "chat_disclaimer_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "pantry_disclaimer_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fasts" ADD CONSTRAINT "fasts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fasts_user_started_index" ON "fasts" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "fasts_one_running_per_user" ON "fasts" USING btree ("user_id") WHERE "fasts"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "health_readings" ADD CONSTRAINT "health_readings_last_meal_pantry_item_id_pantry_items_id_fk" FOREIGN KEY ("last_meal_pantry_item_id") REFERENCES "public"."pantry_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_readings" ADD CONSTRAINT "health_readings_last_meal_plan_id_saved_meal_plans_id_fk" FOREIGN KEY ("last_meal_plan_id") REFERENCES "public"."saved_meal_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_readings_pantry_item_index" ON "health_readings" USING btree ("last_meal_pantry_item_id") WHERE "health_readings"."last_meal_pantry_item_id" is not null;--> statement-breakpoint
CREATE INDEX "health_readings_meal_plan_index" ON "health_readings" USING btree ("last_meal_plan_id") WHERE "health_readings"."last_meal_plan_id" is not null;--> statement-breakpoint
CREATE INDEX "health_readings_user_time_index" ON "health_readings" USING btree ("user_id","reading_time","id");--> statement-breakpoint
ALTER TABLE "health_readings" ADD CONSTRAINT "health_readings_user_idempotency_unique" UNIQUE("user_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "health_readings" ADD CONSTRAINT "health_readings_measured" CHECK (num_nonnulls("health_readings"."glucose_level", "health_readings"."ketone_level", "health_readings"."weight", "health_readings"."waist") > 0);