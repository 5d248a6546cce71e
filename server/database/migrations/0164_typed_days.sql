-- The day that someone applied elsewhere was kept as midnight in UTC and is read on their own clock now: it moves to midnight there.
UPDATE "external_applications" e SET "applied_at" = (e."applied_at" AT TIME ZONE 'UTC') AT TIME ZONE u."time_zone"
FROM "candidates" c
JOIN "users" u ON u."id" = c."user_id"
WHERE c."id" = e."candidate_id"
	AND e."applied_at" AT TIME ZONE 'UTC' = date_trunc('day', e."applied_at" AT TIME ZONE 'UTC')
	AND u."time_zone" IN (SELECT "name" FROM pg_timezone_names);
