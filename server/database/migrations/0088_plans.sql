CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"grants" text,
	"buyer" text NOT NULL,
	"lines" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"tax_name" text NOT NULL,
	"tax_percent" integer NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"currency" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"refused_times" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"payment_ref" text
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"customer_ref" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"method_ref" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'free' NOT NULL,
	"version" text DEFAULT 'launch-1' NOT NULL,
	"next" text,
	"anchor" timestamp (3) with time zone,
	"periods" integer DEFAULT 0 NOT NULL,
	"period_end" timestamp (3) with time zone,
	"grace_end" timestamp (3) with time zone,
	"trial_used_at" timestamp (3) with time zone,
	"pro_requested_at" timestamp (3) with time zone,
	"pro_note" text,
	"pro_price" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE INDEX "invoices_by_company" ON "invoices" USING btree ("company_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_open" ON "invoices" USING btree ("company_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_once" ON "payment_methods" USING btree ("method_ref");--> statement-breakpoint
CREATE INDEX "payment_methods_by_company" ON "payment_methods" USING btree ("company_id","added_at");