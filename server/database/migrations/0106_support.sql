ALTER TABLE "sessions" ADD COLUMN "looked_at_by" uuid;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_reason" text;