ALTER TABLE "candidates" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "resumes" SET "content" = "content" || '{"languages": []}' WHERE NOT "content" ? 'languages';--> statement-breakpoint
UPDATE "resume_readings" SET "content" = "content" || '{"languages": []}' WHERE NOT "content" ? 'languages';
