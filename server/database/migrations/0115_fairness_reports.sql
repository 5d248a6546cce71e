CREATE TABLE "fairness_reports" (
	"year" smallint PRIMARY KEY NOT NULL,
	"families" jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
