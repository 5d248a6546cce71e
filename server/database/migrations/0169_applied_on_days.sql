ALTER TABLE "external_applications" ADD COLUMN "applied_on" date;--> statement-breakpoint
-- The day was read on the clock of the moment; it stays what it is on each person's clock now.
UPDATE "external_applications" e SET "applied_on" = (e."applied_at" AT TIME ZONE coalesce(z."name", 'UTC'))::date
FROM "candidates" c
JOIN "users" u ON u."id" = c."user_id"
LEFT JOIN pg_timezone_names z ON z."name" = u."time_zone"
WHERE c."id" = e."candidate_id" AND e."applied_at" IS NOT NULL;
