CREATE TABLE "job_drafts" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"waiting" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"by_user_id" uuid
);
--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;