CREATE TABLE "billing_details" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"tax_number" text
);
--> statement-breakpoint
DROP INDEX "payment_methods_by_owner";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer_address" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "buyer_tax_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "period_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "period_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "default_since" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "payment_methods" SET "default_since" = "added_at";--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "default_since" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_methods_by_owner" ON "payment_methods" USING btree ("owner_id","default_since");