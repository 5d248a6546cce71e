-- Companies whose last member left before their plans ended with that are looked at now.
INSERT INTO "tasks" ("id", "kind", "lane", "key", "data", "due_at")
SELECT gen_random_uuid(), 'billing.turn', 'bulk', 'billing.turn:' || "companies"."id", jsonb_build_object('companyId', "companies"."id"), now()
FROM "companies"
WHERE NOT "is_managed"
	AND NOT EXISTS (SELECT 1 FROM "roles" WHERE "roles"."company_id" = "companies"."id" AND "kind" = 'companyAdmin' AND NOT "disabled")
	AND (EXISTS (SELECT 1 FROM "subscriptions" WHERE "owner_id" = "companies"."id" AND "state" <> 'free')
		OR EXISTS (SELECT 1 FROM "payment_customers" WHERE "owner_id" = "companies"."id"))
ON CONFLICT ("key") DO UPDATE SET "due_at" = excluded."due_at", "attempts" = 0, "failed_at" = NULL;
