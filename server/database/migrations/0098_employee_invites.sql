CREATE TABLE "employee_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"full_name" text,
	"title" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"invited_by" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "employee_invites_pending" ON "employee_invites" USING btree ("company_id","email") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "employee_invites_by_secret" ON "employee_invites" USING btree ("secret_hash");