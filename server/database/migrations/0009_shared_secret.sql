CREATE TABLE "shared_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
