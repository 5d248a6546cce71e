CREATE TABLE "profile_views" (
	"candidate_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "profile_views_candidate_id_company_id_day_pk" PRIMARY KEY("candidate_id","company_id","day")
);
--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;