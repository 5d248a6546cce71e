CREATE TABLE "report_totals" (
	"company_id" uuid NOT NULL,
	"counted" text NOT NULL,
	"job_id" uuid NOT NULL,
	"source" text NOT NULL,
	"stage" text NOT NULL,
	"value" integer,
	"number" integer NOT NULL,
	CONSTRAINT "report_totals_of_fact" UNIQUE NULLS NOT DISTINCT("company_id","counted","job_id","source","stage","value")
);
