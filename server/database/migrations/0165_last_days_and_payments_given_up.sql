-- Payments, refunds and customers to be forgotten that were given up while the payment provider was away are asked for again.
UPDATE "tasks" SET "failed_at" = NULL, "attempts" = 0, "due_at" = now()
WHERE "kind" IN ('billing.charge', 'billing.giveBack', 'billing.forgetCustomer') AND "failed_at" IS NOT NULL;
--> statement-breakpoint
-- Last days of hires were kept as the end of a day in UTC and are read on the company's clock now: they move to the end of that day there.
UPDATE "referral_hires" h SET "ended_at" =
	((date_trunc('day', h."ended_at" AT TIME ZONE 'UTC') + interval '1 day') AT TIME ZONE z."name") - interval '1 millisecond'
FROM (
	SELECT c."id", coalesce(c."time_zone", (
		SELECT u."time_zone" FROM "roles" r JOIN "users" u ON u."id" = r."user_id"
		WHERE r."company_id" = c."id" AND r."kind" = 'companyAdmin' AND NOT r."disabled" AND u."deleted_at" IS NULL
		ORDER BY r."created_at", r."id" LIMIT 1
	)) AS "name"
	FROM "companies" c
) z
WHERE z."id" = h."company_id"
	AND z."name" IN (SELECT "name" FROM pg_timezone_names)
	AND (h."ended_at" AT TIME ZONE 'UTC')::time = time '23:59:59.999';
