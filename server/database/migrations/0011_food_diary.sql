CREATE TABLE "diary_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diary_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"eaten_at" timestamp with time zone NOT NULL,
	"meal" text NOT NULL,
	"name" text NOT NULL,
	"amount_count" double precision NOT NULL,
	"amount_unit" text NOT NULL,
	"grams" jsonb,
	"nutrition" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"food_key" text NOT NULL,
	"pantry_taken" integer DEFAULT 0 NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diary_entries_user_idempotency_unique" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entries_user_day_index" ON "diary_entries" USING btree ("user_id","day","eaten_at","id");--> statement-breakpoint
CREATE INDEX "diary_entries_user_food_index" ON "diary_entries" USING btree ("user_id","food_key","eaten_at");