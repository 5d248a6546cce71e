CREATE TABLE "report_applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"came_on" date NOT NULL,
	"furthest" smallint NOT NULL,
	"hire_hours" integer,
	"answer_hours" integer,
	"waiting_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_settings" (
	"company_admin_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"weekly_email" boolean DEFAULT false NOT NULL,
	"saved_filters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stop_key" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_settings_stop_key_unique" UNIQUE("stop_key")
);
--> statement-breakpoint
CREATE TABLE "report_stages" (
	"application_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"came_on" date NOT NULL,
	"hours" integer,
	"here" boolean NOT NULL,
	CONSTRAINT "report_stages_application_id_stage_pk" PRIMARY KEY("application_id","stage")
);
--> statement-breakpoint
CREATE INDEX "report_applications_by_day" ON "report_applications" USING btree ("company_id","came_on");--> statement-breakpoint
CREATE INDEX "report_applications_waiting" ON "report_applications" USING btree ("company_id","waiting_since");--> statement-breakpoint
CREATE INDEX "report_stages_by_day" ON "report_stages" USING btree ("company_id","came_on");