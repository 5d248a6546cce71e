DROP INDEX "report_applications_by_day";--> statement-breakpoint
DROP INDEX "report_applications_hired";--> statement-breakpoint
DROP INDEX "report_stages_by_day";--> statement-breakpoint
ALTER TABLE "report_applications" ADD COLUMN "came_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_stages" ADD COLUMN "came_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "report_applications" r SET "came_at" = coalesce((
	SELECT coalesce(min(h."at") FILTER (WHERE h."to_state" IN ('review', 'pending', 'accepted', 'pipeline')),
		CASE WHEN max(h."at") IS NULL THEN a."applied_at" ELSE greatest(a."changed_at", max(h."at")) END)
	FROM "applications" a LEFT JOIN "application_history" h ON h."application_id" = a."id" AND NOT h."undone"
	WHERE a."id" = r."application_id" GROUP BY a."id"), r."came_on"::timestamp AT TIME ZONE 'UTC');--> statement-breakpoint
UPDATE "report_stages" s SET "came_at" = r."came_at" FROM "report_applications" r WHERE r."application_id" = s."application_id";--> statement-breakpoint
ALTER TABLE "report_applications" ALTER COLUMN "came_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "report_stages" ALTER COLUMN "came_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "report_applications_by_day" ON "report_applications" USING btree ("company_id","came_at");--> statement-breakpoint
CREATE INDEX "report_applications_hired" ON "report_applications" USING btree ("company_id","came_at") WHERE hire_hours is not null;--> statement-breakpoint
CREATE INDEX "report_stages_by_day" ON "report_stages" USING btree ("company_id","came_at");--> statement-breakpoint
ALTER TABLE "report_applications" DROP COLUMN "came_on";--> statement-breakpoint
ALTER TABLE "report_stages" DROP COLUMN "came_on";