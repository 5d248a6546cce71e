DROP INDEX "report_applications_waiting";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "offers_awaiting_approval" ON "offers" USING btree ("company_id") WHERE "offers"."state" = 'approval';--> statement-breakpoint
CREATE INDEX "report_applications_waiting" ON "report_applications" USING btree ("company_id","waiting_since","job_id") WHERE "report_applications"."waiting_since" is not null;--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "is_managed";