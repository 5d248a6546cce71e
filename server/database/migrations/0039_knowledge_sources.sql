CREATE TABLE "knowledge_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"file_id" uuid,
	"file_name" text,
	"url" text,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'B')) STORED,
	CONSTRAINT "knowledge_sources_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE INDEX "knowledge_sources_by_company" ON "knowledge_sources" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "knowledge_sources_words" ON "knowledge_sources" USING gin ("words");