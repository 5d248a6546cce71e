CREATE TABLE "job_import_lines" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"department" text,
	"places" text DEFAULT '' NOT NULL,
	"url" text,
	"reason" text,
	"source_id" text,
	"posting" jsonb,
	"job_id" uuid,
	"before" jsonb,
	"chosen" boolean DEFAULT true NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "job_import_lines_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "job_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"system" text NOT NULL,
	"address" text,
	"file_name" text,
	"state" text DEFAULT 'ready' NOT NULL,
	"partial" boolean DEFAULT false NOT NULL,
	"note" text,
	"found" jsonb NOT NULL,
	"boards" text[] DEFAULT '{}' NOT NULL,
	"status" text,
	"follow" boolean DEFAULT false NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "company_boards" (
	"company_id" uuid NOT NULL,
	"board" text NOT NULL,
	"proven_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_boards_company_id_board_pk" PRIMARY KEY("company_id","board")
);
--> statement-breakpoint
ALTER TABLE "job_feeds" ADD COLUMN "new_jobs" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD COLUMN "left_out" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_import_lines" ADD CONSTRAINT "job_import_lines_import_id_job_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."job_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_imports_by_company" ON "job_imports" USING btree ("company_id","created_at" DESC NULLS LAST);