CREATE TABLE "colleague_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reveal_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "colleague_questions_one_open" ON "colleague_questions" USING btree ("reveal_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "colleague_questions_by_application" ON "colleague_questions" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE INDEX "colleague_questions_by_employee" ON "colleague_questions" USING btree ("employee_id","asked_at");