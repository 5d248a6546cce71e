ALTER TABLE "uploaded_people" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "uploaded_people" RENAME COLUMN "told_by" TO "notified_by";--> statement-breakpoint
UPDATE "domain_events" SET "name" = 'uploaded.unnotified' WHERE "name" = 'uploaded.untold';--> statement-breakpoint
UPDATE "notifications" SET "event" = 'uploaded.unnotified' WHERE "event" = 'uploaded.untold';--> statement-breakpoint
UPDATE "tasks" SET "kind" = renamed.now, "key" = replace("key", 'untold:', 'unnotified:')
FROM (VALUES ('importedPeople.warnUntold', 'importedPeople.warnTeam')) renamed (before, now) WHERE "tasks"."kind" = renamed.before;--> statement-breakpoint
UPDATE "tasks" SET "data" = jsonb_set(jsonb_set("data", '{name}', '"uploaded.unnotified"'), '{reaction}', to_jsonb(replace("data" ->> 'reaction', 'uploaded.untold>', 'uploaded.unnotified>')))
WHERE "kind" = 'react' AND "data" ->> 'name' = 'uploaded.untold';
