CREATE TABLE "outreach_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"outreach_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"application_id" uuid,
	"state" text DEFAULT 'planned' NOT NULL,
	"why" text,
	"reply_token" text NOT NULL,
	"reply" text,
	"sent" integer DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outreaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"follow_ups" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outreach_people" ADD CONSTRAINT "outreach_people_outreach_id_outreaches_id_fk" FOREIGN KEY ("outreach_id") REFERENCES "public"."outreaches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outreach_people_by_job" ON "outreach_people" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outreach_people_by_reply_token" ON "outreach_people" USING btree ("reply_token");--> statement-breakpoint
CREATE INDEX "outreach_people_by_candidate" ON "outreach_people" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outreach_people_under_way" ON "outreach_people" USING btree ("job_id","candidate_id") WHERE state in ('planned', 'waiting');