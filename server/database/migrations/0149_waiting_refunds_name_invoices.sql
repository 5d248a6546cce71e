-- What was to be given back before says its invoice now: that of its refund, of its payment, or the newest over that amount of who paid without owing it.
UPDATE "tasks" SET
	"data" = ("tasks"."data" - 'back') || jsonb_build_object('invoiceId', "found"."invoice_id"),
	"attempts" = CASE WHEN "last_error" LIKE 'The data of a task %' THEN 0 ELSE "attempts" END,
	"failed_at" = CASE WHEN "last_error" LIKE 'The data of a task %' THEN NULL ELSE "failed_at" END
FROM (
	SELECT "id", coalesce(
		(SELECT "invoice_id" FROM "invoice_refunds" WHERE "invoice_refunds"."id"::text = "data"->>'refundId'),
		(SELECT "invoices"."id" FROM "invoices" WHERE "payment_ref" = "data"->>'paymentRef' AND "paid_by" = 'provider' LIMIT 1),
		(SELECT "invoices"."id" FROM "invoices"
			WHERE "owner_id"::text = split_part("data"->'back'->>'account', ':', 3)
				AND "total" = ("data"->'back'->>'amount')::bigint AND "currency" = "data"->'back'->>'currency'
			ORDER BY "state" <> 'void', "issued_at" DESC LIMIT 1)
	) AS "invoice_id"
	FROM "tasks" WHERE "kind" = 'billing.giveBack' AND "data"->>'invoiceId' IS NULL
) AS "found"
WHERE "found"."id" = "tasks"."id" AND "found"."invoice_id" IS NOT NULL;--> statement-breakpoint
-- Refunds that the provider wasn't asked for yet didn't succeed.
UPDATE "invoice_refunds" SET "state" = 'pending' FROM "tasks"
WHERE "tasks"."kind" = 'billing.giveBack' AND "tasks"."data"->>'refundId' = "invoice_refunds"."id"::text AND "invoice_refunds"."state" = 'succeeded';
