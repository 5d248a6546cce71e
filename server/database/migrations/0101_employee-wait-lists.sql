CREATE TABLE "employee_wait_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"company_email" text NOT NULL,
	"domain" text NOT NULL,
	"hiring_manager" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"company_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "employee_wait_lists_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE INDEX "employee_wait_lists_by_domain" ON "employee_wait_lists" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "employee_wait_lists_by_state" ON "employee_wait_lists" USING btree ("state","changed_at");