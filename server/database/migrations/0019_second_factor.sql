ALTER TABLE "administrators" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "totp_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "totp_used_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "recovery_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "entering" boolean DEFAULT false NOT NULL;