CREATE TABLE "invoice_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoice_refunds_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_refunds" ADD CONSTRAINT "invoice_refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_refunds_by_number" ON "invoice_refunds" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_refunds_by_key" ON "invoice_refunds" USING btree ("invoice_id","key");--> statement-breakpoint
-- Until now a refund was of the whole invoice, and only its state said so.
INSERT INTO invoice_refunds (id, invoice_id, key, net, tax, total, reason, at)
  SELECT id, id, id, net, tax, total, coalesce((
    SELECT why FROM audit_log WHERE action = 'invoice.refunded' AND subject_id = invoices.id ORDER BY audit_log.at DESC LIMIT 1
  ), 'Refund'), refunded_at
  FROM invoices WHERE state = 'refunded' ORDER BY refunded_at;--> statement-breakpoint
UPDATE invoices SET refunded = total WHERE state = 'refunded';--> statement-breakpoint
-- Whoever owes rewards already has as long from here on as for a new invoice.
UPDATE invoices SET due_at = now() + interval '14 days' WHERE kind = 'rewards' AND state = 'open';--> statement-breakpoint
INSERT INTO tasks (id, kind, lane, data, due_at, key)
  SELECT gen_random_uuid(), 'billing.remindOfRewards', 'bulk', jsonb_build_object('invoiceId', id),
    due_at - interval '7 days', 'billing.remindOfRewards:' || id
  FROM invoices WHERE kind = 'rewards' AND state = 'open';
