CREATE TABLE "agent_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"target" jsonb NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stage" text NOT NULL,
	"reason" text,
	"problems" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"receipt" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "agent_applications_by_pair" ON "agent_applications" USING btree ("candidate_id","job_id");