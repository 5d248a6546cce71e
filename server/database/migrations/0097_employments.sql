CREATE TABLE "employments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"company_email" text,
	"hiring_manager" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "employments_by_user" ON "employments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "employments_current" ON "employments" USING btree ("user_id") WHERE started_at is not null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "employments_unconfirmed" ON "employments" USING btree ("user_id") WHERE started_at is null;--> statement-breakpoint
-- Those who were employees before are so since they became it.
INSERT INTO "employments" ("id", "user_id", "company_id", "created_at", "started_at")
SELECT gen_random_uuid(), "user_id", "company_id", "created_at", "created_at" FROM "roles"
WHERE "kind" = 'employee' AND "company_id" IS NOT NULL;
