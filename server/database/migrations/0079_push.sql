CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pushed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"quiet_hours" jsonb
);
--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_by_endpoint" ON "push_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_devices_by_user" ON "push_devices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_devices_by_session" ON "push_devices" USING btree ("session_id");