CREATE TABLE "reply_addresses" (
	"token" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_addresses_by_person" ON "reply_addresses" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "reply_addresses_by_user" ON "reply_addresses" USING btree ("user_id");