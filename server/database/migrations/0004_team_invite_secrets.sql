ALTER TABLE "team_invites" ADD COLUMN "secret_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_by_secret" ON "team_invites" USING btree ("secret_hash");