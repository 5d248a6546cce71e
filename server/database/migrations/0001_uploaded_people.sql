CREATE TABLE "upload_months" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "upload_months_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "upload_objections" (
	"company_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "upload_objections_company_id_address_hash_pk" PRIMARY KEY("company_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "uploaded_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved" boolean DEFAULT false NOT NULL,
	"ignored" boolean DEFAULT false NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"email" text,
	"linked_in" text,
	"title" text,
	"employer" text,
	"location" text,
	"phone" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"file_name" text NOT NULL,
	"source" text,
	"by_user_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"told_by" text,
	"kept_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploaded_leads" ADD CONSTRAINT "uploaded_leads_person_id_uploaded_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."uploaded_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "uploaded_leads_by_pair" ON "uploaded_leads" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE INDEX "uploaded_leads_by_company" ON "uploaded_leads" USING btree ("company_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "uploaded_people_by_email" ON "uploaded_people" USING btree ("company_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "uploaded_people_by_linked_in" ON "uploaded_people" USING btree ("company_id","linked_in");--> statement-breakpoint
CREATE INDEX "uploaded_people_to_forget" ON "uploaded_people" USING btree ("company_id","kept_until");