ALTER TABLE "resumes" ADD COLUMN "base_id" uuid;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "edits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_by_job" ON "resumes" USING btree ("candidate_id","job_id") WHERE not deleted;