CREATE TABLE "public_profiles" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"published" boolean NOT NULL,
	"indexed" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;