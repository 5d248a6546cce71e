CREATE TABLE "follow_ups" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "external_applications" ALTER COLUMN "applied_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "external_applications" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "follow_ups_by_candidate" ON "follow_ups" USING btree ("candidate_id");--> statement-breakpoint
UPDATE "external_applications" SET "applied_at" = NULL WHERE "state" = 'saved';
