ALTER TABLE "resumes" ADD COLUMN "read" jsonb;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "keeps_original" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "resumes" SET "read" = jsonb_build_object('content', "content", 'lines', to_jsonb("lines")) WHERE "file_id" IS NOT NULL;
