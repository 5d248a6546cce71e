CREATE TABLE "career_page_versions" (
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid NOT NULL,
	CONSTRAINT "career_page_versions_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "career_pages" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"unpublished" boolean NOT NULL,
	"team" uuid[] DEFAULT '{}' NOT NULL,
	"live_number" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" uuid NOT NULL
);
