ALTER TABLE "payment_disputes" ADD COLUMN "payment_ref" text;--> statement-breakpoint
-- Until now only disputes of the payment that paid an invoice were kept.
UPDATE "payment_disputes" d SET "payment_ref" = i."payment_ref" FROM "invoices" i WHERE i."id" = d."invoice_id";--> statement-breakpoint
ALTER TABLE "payment_disputes" ALTER COLUMN "payment_ref" SET NOT NULL;
