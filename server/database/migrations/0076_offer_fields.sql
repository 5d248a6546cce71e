ALTER TABLE "offers" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;