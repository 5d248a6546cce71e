CREATE TABLE "application_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"move" text NOT NULL,
	"stage" text,
	"reason" text,
	"message" text,
	"count" integer DEFAULT 0 NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "application_batches_by_company" ON "application_batches" USING btree ("company_id","until");