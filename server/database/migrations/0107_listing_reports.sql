CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "published_before" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "held_reason" text;--> statement-breakpoint
CREATE INDEX "listing_reports_by_user" ON "listing_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "listing_reports_by_job" ON "listing_reports" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_reports_open" ON "listing_reports" USING btree (coalesce(job_id, company_id),"user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "jobs_held" ON "jobs" USING btree ("held_at") WHERE held_at is not null;