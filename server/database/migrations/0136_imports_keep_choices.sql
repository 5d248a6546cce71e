ALTER TABLE "job_imports" ADD COLUMN "began_following" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_imports" ADD COLUMN "choices_before" jsonb;