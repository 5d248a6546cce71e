ALTER TABLE "team_invites" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
-- So far a request came from the account of its address.
UPDATE "team_invites" SET "requested_by" = "invited_by" FROM "users" WHERE "users"."id" = "invited_by" AND "users"."email" = "team_invites"."email";
