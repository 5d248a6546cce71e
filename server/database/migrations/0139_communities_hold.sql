DROP INDEX "listing_reports_open";--> statement-breakpoint
ALTER TABLE "listing_reports" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "communities" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "communities_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "held_by_reports" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD COLUMN "community_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reports_open" ON "listing_reports" USING btree (coalesce(job_id, company_id, community_id),"user_id") WHERE state = 'open';--> statement-breakpoint
UPDATE "jobs" SET "held_by_reports" = true WHERE "held_at" IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM "listing_reports" report
	WHERE report."job_id" = "jobs"."id" AND report."state" = 'upheld' AND report."decided_at" >= "jobs"."held_at"
);--> statement-breakpoint
UPDATE "companies" SET "communities_paused" = true WHERE NOT "communities" AND EXISTS (
	SELECT 1 FROM "community_jobs" brought WHERE brought."company_id" = "companies"."id" AND brought."paused"
);
