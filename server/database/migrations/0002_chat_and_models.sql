CREATE TABLE "answer_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"asker" text NOT NULL,
	"user_id" integer,
	"exchange_key" text NOT NULL,
	"rating" text NOT NULL,
	"reason" text,
	"comment" text,
	"message" text NOT NULL,
	"response" text NOT NULL,
	"answered_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_feedback_asker_exchange_unique" UNIQUE("asker","exchange_key")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"asker" text NOT NULL,
	"user_id" integer,
	"day" date NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_asker_day_pk" PRIMARY KEY("asker","day"),
	CONSTRAINT "model_usage_questions_not_negative" CHECK ("model_usage"."questions" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_history" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "saved_conversations" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_conversations" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "withheld_from_coach" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_feedback_created_index" ON "answer_feedback" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "model_usage_day_index" ON "model_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_usage_user_index" ON "model_usage" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_idempotency_unique" UNIQUE("conversation_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "saved_conversations" ADD CONSTRAINT "saved_conversations_user_idempotency_unique" UNIQUE("user_id","idempotency_key");