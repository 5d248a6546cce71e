-- What a team archived stood at the conversation; at the application stood only what an answer to an invitation did.
UPDATE "applications" a SET "muted" = (c."company_archived_at" IS NOT NULL) FROM "conversations" c WHERE c."application_id" = a."id";--> statement-breakpoint
ALTER TABLE "conversations" DROP COLUMN "company_archived_at";
