ALTER TABLE "job_matches" ADD COLUMN "before_applied" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "questions" SET "ended_at" = now() FROM "jobs" WHERE "jobs"."id" = "questions"."job_id" AND "questions"."answered_at" IS NULL AND "jobs"."status" = 'closed';
