CREATE TABLE "company_hosts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "company_hosts_by_company" ON "company_hosts" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_hosts_served" ON "company_hosts" USING btree ("domain") WHERE state in ('live', 'failing');