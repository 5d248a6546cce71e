CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"publication" text NOT NULL,
	"slug" text NOT NULL,
	"old_slugs" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"author" text NOT NULL,
	"picture" jsonb,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"body" jsonb NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_subscriptions" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "page_subscriptions" ADD COLUMN "publication" text;--> statement-breakpoint
ALTER TABLE "story_previews" ADD CONSTRAINT "story_previews_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stories_by_slug" ON "stories" USING btree ("content_type","slug");--> statement-breakpoint
CREATE INDEX "stories_by_time" ON "stories" USING btree ("publication","publish_at");--> statement-breakpoint
CREATE INDEX "stories_by_old_slug" ON "stories" USING gin ("old_slugs");--> statement-breakpoint
CREATE INDEX "stories_by_words" ON "stories" USING gin (to_tsvector('english', "title" || ' ' || "words"));--> statement-breakpoint
CREATE INDEX "story_previews_by_story" ON "story_previews" USING btree ("story_id");--> statement-breakpoint
ALTER TABLE "page_subscriptions" ADD CONSTRAINT "page_subscriptions_publication_once" UNIQUE("publication","email");--> statement-breakpoint
ALTER TABLE "page_subscriptions" ADD CONSTRAINT "page_subscriptions_to_one" CHECK (num_nonnulls("page_subscriptions"."company_id", "page_subscriptions"."publication") = 1);