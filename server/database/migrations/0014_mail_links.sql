CREATE TABLE "mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" integer,
	"password_hash" text,
	"display_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_links_email_lower_case" CHECK ("mail_links"."email" = lower("mail_links"."email")),
	CONSTRAINT "mail_links_of_account_or_registration" CHECK (("mail_links"."kind" = 'register') = ("mail_links"."user_id" is null)
        and ("mail_links"."kind" = 'register') = ("mail_links"."password_hash" is not null))
);
--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_links_registration_unique" ON "mail_links" USING btree ("email") WHERE "mail_links"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_links_account_unique" ON "mail_links" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "mail_links_expires_index" ON "mail_links" USING btree ("expires_at");