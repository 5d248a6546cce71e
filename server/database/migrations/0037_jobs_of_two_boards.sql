DROP INDEX "jobs_by_source";--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_source" ON "jobs" USING btree ("company_id","job_platform","source_id","feed");