CREATE TABLE "auto_sourcings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"running" boolean DEFAULT false NOT NULL,
	"waits_for_publishing" boolean DEFAULT false NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"last_run" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL
);
