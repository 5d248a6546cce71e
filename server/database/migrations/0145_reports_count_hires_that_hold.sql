-- A hire that was taken back counts no longer: those who were hired are counted anew by the next look for what is missing.
DELETE FROM "report_stages" WHERE "application_id" IN (SELECT "application_id" FROM "report_applications" WHERE "furthest" = 5);--> statement-breakpoint
DELETE FROM "report_applications" WHERE "furthest" = 5;
