CREATE TABLE "career_embeds" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"ancestors" text[] NOT NULL,
	"theme" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
