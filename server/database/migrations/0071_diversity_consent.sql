CREATE TABLE "diversity_reports" (
	"company_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"questions" jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "diversity_reports_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
ALTER TABLE "demographic_answers" ADD COLUMN "countable_since" timestamp (3) with time zone;