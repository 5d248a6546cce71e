CREATE TABLE "employee_past_work" (
	"employee_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"past_work" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reveal_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"shared" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"stood_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "colleagues_may_be_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reveal_notifications_by_pair" ON "reveal_notifications" USING btree ("application_id","employee_id");--> statement-breakpoint
CREATE INDEX "reveal_notifications_by_employee" ON "reveal_notifications" USING btree ("employee_id","state","created_at");