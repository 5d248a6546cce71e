CREATE TABLE "practice_notes" (
	"application_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"question" text NOT NULL,
	"note" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "practice_notes_application_id_question_pk" PRIMARY KEY("application_id","question")
);
--> statement-breakpoint
CREATE INDEX "practice_notes_by_candidate" ON "practice_notes" USING btree ("candidate_id");