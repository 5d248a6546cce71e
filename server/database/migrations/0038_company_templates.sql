CREATE TABLE "email_templates" (
	"company_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"signature_id" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_templates_company_id_event_pk" PRIMARY KEY("company_id","event")
);
--> statement-breakpoint
CREATE TABLE "reject_reasons" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"reasons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"signature_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_signature_id_templates_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_signature_id_templates_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "templates_by_company" ON "templates" USING btree ("company_id","kind","name");