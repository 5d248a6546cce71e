CREATE TABLE "social_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid,
	"post_type" text NOT NULL,
	"template" text NOT NULL,
	"size" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"location" text NOT NULL,
	"department" text NOT NULL,
	"caption" text NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "social_posts_by_company" ON "social_posts" USING btree ("company_id","changed_at");