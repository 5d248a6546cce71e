ALTER TABLE "users" ADD COLUMN "time_zone_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_matches" ADD COLUMN "chosen_for" text DEFAULT '' NOT NULL;