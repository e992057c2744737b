CREATE TABLE "chat_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"message" text NOT NULL,
	"response" text NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_history_user_idempotency_unique" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"message" text NOT NULL,
	"response" text NOT NULL,
	"message_index" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_position_unique" UNIQUE("conversation_id","message_index"),
	CONSTRAINT "conversation_messages_index_not_negative" CHECK ("conversation_messages"."message_index" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"message_count" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_message_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_conversations_count_not_negative" CHECK ("saved_conversations"."message_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "health_readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "health_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reading_time" timestamp with time zone DEFAULT now() NOT NULL,
	"glucose_level" double precision NOT NULL,
	"ketone_level" double precision NOT NULL,
	"is_fasting" boolean DEFAULT false NOT NULL,
	"last_meal" text,
	"recent_activity" text,
	"feeling" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "health_readings_glucose_not_negative" CHECK ("health_readings"."glucose_level" >= 0),
	CONSTRAINT "health_readings_ketone_not_negative" CHECK ("health_readings"."ketone_level" >= 0)
);
--> statement-breakpoint
CREATE TABLE "meals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"meal_name" text NOT NULL,
	"meal_type" text NOT NULL,
	"ingredients" text NOT NULL,
	"instructions" text NOT NULL,
	"macros" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_meal_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_meal_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"pantry_item_ids" text NOT NULL,
	"meal_plan_type" text DEFAULT 'enhanced' NOT NULL,
	"meal_types" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_meal_plans_type_known" CHECK ("saved_meal_plans"."meal_plan_type" in ('basic', 'enhanced', 'advanced'))
);
--> statement-breakpoint
CREATE TABLE "pantry_conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pantry_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"pantry_item_id" integer,
	"conversation_type" text NOT NULL,
	"user_message" text NOT NULL,
	"ai_response" text NOT NULL,
	"context" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pantry_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pantry_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"brand" text,
	"category" text,
	"serving_size" text,
	"calories" integer,
	"total_fat" integer,
	"saturated_fat" integer,
	"total_carbs" integer,
	"dietary_fiber" integer,
	"sugars" integer,
	"protein" integer,
	"sodium" integer,
	"keto_score" integer,
	"keto_friendly" boolean NOT NULL,
	"net_carbs" integer,
	"image_url" text,
	"ocr_data" jsonb,
	"nutrition_analysis" jsonb,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pantry_items_name_not_empty" CHECK (length(trim("pantry_items"."product_name")) > 0),
	CONSTRAINT "pantry_items_score_in_range" CHECK ("pantry_items"."keto_score" between 0 and 10),
	CONSTRAINT "pantry_items_amounts_not_negative" CHECK (least("pantry_items"."calories", "pantry_items"."total_fat", "pantry_items"."saturated_fat", "pantry_items"."total_carbs", "pantry_items"."dietary_fiber", "pantry_items"."sugars", "pantry_items"."protein", "pantry_items"."sodium", "pantry_items"."net_carbs") >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"age" integer,
	"gender" text,
	"height" double precision,
	"weight" double precision,
	"health_goal" text,
	"disclaimer_accepted" boolean DEFAULT false NOT NULL,
	"chat_disclaimer_accepted" boolean DEFAULT false NOT NULL,
	"pantry_disclaimer_accepted" boolean DEFAULT false NOT NULL,
	"coach_level" text DEFAULT 'standard' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "user_profiles_age_positive" CHECK ("user_profiles"."age" > 0),
	CONSTRAINT "user_profiles_height_positive" CHECK ("user_profiles"."height" > 0),
	CONSTRAINT "user_profiles_weight_positive" CHECK ("user_profiles"."weight" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password" text NOT NULL,
	"display_name" text,
	"is_guest" boolean DEFAULT false NOT NULL,
	"reset_token" text,
	"reset_token_expires" timestamp with time zone,
	"email_verified" boolean DEFAULT false NOT NULL,
	"active_session_id" text,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_reset_token_unique" UNIQUE("reset_token"),
	CONSTRAINT "users_username_lower_case" CHECK ("users"."username" = lower("users"."username")),
	CONSTRAINT "users_reset_token_has_expiry" CHECK (("users"."reset_token" is null) = ("users"."reset_token_expires" is null))
);
--> statement-breakpoint
ALTER TABLE "chat_history" ADD CONSTRAINT "chat_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_saved_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."saved_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_conversations" ADD CONSTRAINT "saved_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_readings" ADD CONSTRAINT "health_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meal_plans" ADD CONSTRAINT "saved_meal_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_conversations" ADD CONSTRAINT "pantry_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_conversations" ADD CONSTRAINT "pantry_conversations_pantry_item_id_pantry_items_id_fk" FOREIGN KEY ("pantry_item_id") REFERENCES "public"."pantry_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pantry_items" ADD CONSTRAINT "pantry_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_history_user_created_index" ON "chat_history" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_messages_user_created_index" ON "conversation_messages" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_conversations_user_last_index" ON "saved_conversations" USING btree ("user_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "health_readings_user_time_index" ON "health_readings" USING btree ("user_id","reading_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "meals_user_created_index" ON "meals" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_meal_plans_user_created_index" ON "saved_meal_plans" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pantry_conversations_user_created_index" ON "pantry_conversations" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pantry_conversations_item_index" ON "pantry_conversations" USING btree ("pantry_item_id");--> statement-breakpoint
CREATE INDEX "pantry_items_user_created_index" ON "pantry_items" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_expire_index" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree (("sess" ->> 'userId'));