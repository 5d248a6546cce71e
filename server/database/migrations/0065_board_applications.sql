CREATE TABLE "board_applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"feed_id" uuid NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_forwardings" (
	"feed_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"enabled" boolean NOT NULL,
	"sealed_key" text,
	"key_ending" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "board_applications_by_candidate" ON "board_applications" USING btree ("candidate_id");