CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"times" jsonb NOT NULL,
	"time" timestamp (3) with time zone,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"note" text,
	"answer" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "interviews_by_application" ON "interviews" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "interviews_by_candidate" ON "interviews" USING btree ("candidate_id");