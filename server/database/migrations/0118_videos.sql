CREATE TABLE "videos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"thumbnail_id" uuid,
	"seconds" integer NOT NULL,
	"used_for" text
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "profile_video" jsonb;