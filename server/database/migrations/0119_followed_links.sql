CREATE TABLE "followed_links" (
	"user_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "followed_links_user_id_employee_id_pk" PRIMARY KEY("user_id","employee_id")
);
--> statement-breakpoint
CREATE INDEX "followed_links_by_employee" ON "followed_links" USING btree ("employee_id");