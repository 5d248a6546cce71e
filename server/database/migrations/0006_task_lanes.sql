DROP INDEX "work_by_due";--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "lane" text DEFAULT 'people' NOT NULL;--> statement-breakpoint
ALTER TABLE "work" ALTER COLUMN "lane" DROP DEFAULT;--> statement-breakpoint
UPDATE "work" SET "data" = ("data" - 'data') || jsonb_build_object('all', jsonb_build_array("data"->'data')) WHERE "kind" = 'react';--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "sequence" text;--> statement-breakpoint
CREATE INDEX "work_by_lane" ON "work" USING btree ("lane","due_at","id") WHERE "work"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "work_by_sequence" ON "work" USING btree ("sequence") WHERE "work"."sequence" is not null;--> statement-breakpoint
CREATE INDEX "work_failed" ON "work" USING btree ("failed_at") WHERE "work"."failed_at" is not null;