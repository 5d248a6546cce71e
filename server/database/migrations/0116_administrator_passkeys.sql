CREATE TABLE "administrator_passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "administrator_passkeys" ADD CONSTRAINT "administrator_passkeys_admin_id_administrators_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "administrator_passkeys_by_credential" ON "administrator_passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "administrator_passkeys_by_administrator" ON "administrator_passkeys" USING btree ("admin_id");