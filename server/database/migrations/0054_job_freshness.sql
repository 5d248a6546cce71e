ALTER TABLE "jobs" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "confirmation_asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "confirmation_asked_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "jobs" SET "confirmed_at" = now() WHERE "status" = 'live';