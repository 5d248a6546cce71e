ALTER TABLE "external_candidates" ADD COLUMN "intro" text;--> statement-breakpoint
ALTER TABLE "external_candidates" ADD COLUMN "whats_next" text;