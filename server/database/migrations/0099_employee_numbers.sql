CREATE TABLE "employee_link_views" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "employee_link_views_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "employee_steps_hidden" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "applications_by_referrer" ON "applications" USING btree ("employee_id","company_id") WHERE employee_id is not null;