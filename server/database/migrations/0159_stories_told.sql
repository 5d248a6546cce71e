ALTER TABLE "stories" ADD COLUMN "readers_told_at" timestamp (3) with time zone;--> statement-breakpoint
-- Readers were told of stories an hour after they were live; of those taken back later, too.
UPDATE "stories" SET "readers_told_at" = "publish_at" WHERE "publish_at" <= now() - interval '1 hour';
