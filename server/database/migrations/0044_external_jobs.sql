CREATE TABLE "external_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"reason" text,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"link_hash" text,
	"link_ends_at" timestamp (3) with time zone,
	"company_id" uuid,
	"job_id" uuid,
	"likeness" real DEFAULT 0 NOT NULL,
	"signals" text[] DEFAULT '{}' NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "external_jobs_by_token" ON "external_jobs" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "external_jobs_by_email" ON "external_jobs" USING btree ("email");--> statement-breakpoint
CREATE INDEX "external_jobs_by_job" ON "external_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "external_jobs_waiting" ON "external_jobs" USING btree ("likeness") WHERE state = 'waiting';