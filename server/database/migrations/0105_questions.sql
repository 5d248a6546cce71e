CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"text" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"employee_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"shared" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "questions_by_company" ON "questions" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "questions_by_job" ON "questions" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "questions_by_candidate" ON "questions" USING btree ("candidate_id","asked_at");