CREATE TABLE "application_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "application_tags_once" ON "application_tags" USING btree ("application_id",lower("tag"));--> statement-breakpoint
CREATE INDEX "application_tags_by_company" ON "application_tags" USING btree ("company_id",lower("tag"));