CREATE TABLE "scorecard_asks" (
	"application_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"user_id" uuid NOT NULL,
	"by_user_id" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scorecard_asks_application_id_stage_user_id_pk" PRIMARY KEY("application_id","stage","user_id")
);
--> statement-breakpoint
CREATE TABLE "scorecard_kits" (
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"guidance" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scorecard_kits_job_id_stage_pk" PRIMARY KEY("job_id","stage")
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"recommendation" text NOT NULL,
	"ratings" jsonb NOT NULL,
	"notes" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scorecard_asks_by_candidate" ON "scorecard_asks" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_by_author" ON "scorecards" USING btree ("application_id","stage","by_user_id");--> statement-breakpoint
CREATE INDEX "scorecards_by_candidate" ON "scorecards" USING btree ("candidate_id");