CREATE TABLE "payment_disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"dispute_ref" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"at" timestamp (3) with time zone NOT NULL,
	"transfer_id" uuid
);
--> statement-breakpoint
ALTER TABLE "invoice_refunds" ADD COLUMN "state" text DEFAULT 'succeeded' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_refunds" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "attention" text;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_disputes_once" ON "payment_disputes" USING btree ("dispute_ref");--> statement-breakpoint
CREATE INDEX "payment_disputes_by_invoice" ON "payment_disputes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_by_payment" ON "invoices" USING btree ("payment_ref") WHERE payment_ref is not null;--> statement-breakpoint
CREATE INDEX "invoices_to_see_to" ON "invoices" USING btree ("issued_at") WHERE attention is not null;