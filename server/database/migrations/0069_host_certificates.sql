CREATE TABLE "acme_accounts" (
	"directory" text PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_certificates" (
	"domain" text PRIMARY KEY NOT NULL,
	"chain" text,
	"private_key" text,
	"expires_at" timestamp (3) with time zone,
	"ordered_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"retry_at" timestamp (3) with time zone
);
