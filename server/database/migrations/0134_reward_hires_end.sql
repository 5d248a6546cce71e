ALTER TABLE "referral_hires" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referral_hires" ADD COLUMN "end_reason" text;