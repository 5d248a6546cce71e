CREATE TABLE "external_candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"email" text,
	"linked_in" text,
	"title" text,
	"employer" text,
	"location" text,
	"phone" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"file_name" text,
	"source" text,
	"by_user_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"notified_by" text,
	"kept_until" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "manual_add" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "external_candidates_by_email" ON "external_candidates" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "external_candidates_by_linked_in" ON "external_candidates" USING btree ("company_id","linked_in");--> statement-breakpoint
CREATE INDEX "external_candidates_to_forget" ON "external_candidates" USING btree ("company_id","kept_until");--> statement-breakpoint
INSERT INTO "external_candidates" ("id", "company_id", "full_name", "email", "linked_in", "title", "employer", "location", "phone", "skills", "file_name", "source", "by_user_id", "added_at", "notified_at", "notified_by", "kept_until")
SELECT "id", "company_id", "full_name", "email", "linked_in", "title", "employer", "location", "phone", "skills", "file_name", "source", "by_user_id", "added_at", "notified_at", "notified_by", "kept_until" FROM "uploaded_people";--> statement-breakpoint
INSERT INTO "applications" ("id", "job_id", "company_id", "candidate_id", "application_state", "saved", "ignored", "source", "unread_by_company", "waiting_since", "applied_at", "changed_at", "last_activity_at")
SELECT "id", "job_id", "company_id", "person_id", 'lead', "saved", "ignored", 'Uploaded file', false, "added_at", "added_at", "added_at", "added_at" FROM "uploaded_leads";--> statement-breakpoint
DROP TABLE "uploaded_leads" CASCADE;--> statement-breakpoint
DROP TABLE "uploaded_people" CASCADE;
