ALTER TABLE "job_trackers" ADD COLUMN "paused_by_budget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who paused a link wasn't kept: where the budget is spent now, it was us.
UPDATE "job_trackers" t SET "paused_by_budget" = true
FROM "ad_budgets" b, "job_exchanges" e
WHERE b."job_id" = t."job_id" AND b."state" = 'spent' AND e."id" = t."exchange_id" AND e."paid" AND t."status" = 'paused';
