CREATE TABLE "company_wait_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"website" text NOT NULL,
	"about" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"demo_skipped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "company_wait_lists_by_user" ON "company_wait_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_wait_lists_waiting" ON "company_wait_lists" USING btree ("changed_at") WHERE state = 'waiting';