CREATE TABLE "sent_resumes" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"resume_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid,
	"lines" text[] NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tells_when_seen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_resumes" ADD CONSTRAINT "sent_resumes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "applications" SET "withdrawn" = true WHERE "application_state" = 'declined' AND 'withdraw' = (SELECT "move" FROM "application_history" WHERE "application_id" = "applications"."id" AND "to_state" = 'declined' AND NOT "undone" ORDER BY "at" DESC, "id" DESC LIMIT 1);
