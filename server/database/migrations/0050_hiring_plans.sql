CREATE TABLE "hiring_plans" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"openings" integer NOT NULL,
	"target_on" date,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "hiring_plans_by_company" ON "hiring_plans" USING btree ("company_id");