ALTER TABLE "invoices" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "payment_customers" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "payment_methods" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "company_id" TO "owner_id";--> statement-breakpoint
DROP INDEX "invoices_by_company";--> statement-breakpoint
DROP INDEX "payment_methods_by_company";--> statement-breakpoint
DROP INDEX "invoices_one_open";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tried_with" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "owner_kind" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_by_owner" ON "invoices" USING btree ("owner_id","issued_at");--> statement-breakpoint
CREATE INDEX "payment_methods_by_owner" ON "payment_methods" USING btree ("owner_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_open" ON "invoices" USING btree ("owner_id") WHERE state = 'open';