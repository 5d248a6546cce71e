CREATE TABLE "candidate_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid,
	"uploaded_person_id" uuid,
	"author_user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"mentioned_user_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
INSERT INTO "candidate_notes" ("id", "company_id", "candidate_id", "author_user_id", "text", "created_at")
SELECT "note"."id", "note"."company_id", "application"."candidate_id", "note"."author_user_id", "note"."text", "note"."created_at"
FROM "application_notes" "note" JOIN "applications" "application" ON "application"."id" = "note"."application_id";--> statement-breakpoint
DROP TABLE "application_notes" CASCADE;--> statement-breakpoint
CREATE INDEX "candidate_notes_by_candidate" ON "candidate_notes" USING btree ("company_id","candidate_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_notes_by_uploaded_person" ON "candidate_notes" USING btree ("uploaded_person_id");--> statement-breakpoint
CREATE INDEX "candidate_notes_of_candidate" ON "candidate_notes" USING btree ("candidate_id");