CREATE TABLE "page_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"told_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_subscriptions_once" UNIQUE("company_id","email")
);
--> statement-breakpoint
CREATE TABLE "visitor_events" (
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"visitor_id" uuid,
	"kind" text NOT NULL,
	"name" text,
	"type" text,
	"company_id" uuid,
	"job_id" uuid,
	"path" text,
	"source" text,
	"medium" text,
	"campaign" text,
	"sign_up_id" uuid,
	"fields" jsonb,
	"count" integer,
	CONSTRAINT "visitor_events_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "visitor_events_by_company" ON "visitor_events" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "visitor_events_by_visitor" ON "visitor_events" USING btree ("visitor_id");