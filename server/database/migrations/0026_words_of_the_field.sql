ALTER TABLE "proofs" RENAME TO "verification_tokens";--> statement-breakpoint
ALTER TABLE "facts" RENAME TO "domain_events";--> statement-breakpoint
ALTER TABLE "work" RENAME TO "tasks";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "fact" TO "event";--> statement-breakpoint
DROP INDEX "proofs_by_subject";--> statement-breakpoint
DROP INDEX "proofs_by_secret";--> statement-breakpoint
DROP INDEX "facts_by_time";--> statement-breakpoint
DROP INDEX "facts_by_writer";--> statement-breakpoint
DROP INDEX "work_by_lane";--> statement-breakpoint
DROP INDEX "work_by_sequence";--> statement-breakpoint
DROP INDEX "work_failed";--> statement-breakpoint
DROP INDEX "work_by_key";--> statement-breakpoint
CREATE INDEX "verification_tokens_by_subject" ON "verification_tokens" USING btree ("kind","subject") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "verification_tokens_by_secret" ON "verification_tokens" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "domain_events_by_time" ON "domain_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "domain_events_by_writer" ON "domain_events" USING btree ("written_by","position");--> statement-breakpoint
CREATE INDEX "tasks_by_lane" ON "tasks" USING btree ("lane","due_at","id") WHERE "tasks"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_by_sequence" ON "tasks" USING btree ("sequence") WHERE "tasks"."sequence" is not null;--> statement-breakpoint
CREATE INDEX "tasks_failed" ON "tasks" USING btree ("failed_at") WHERE "tasks"."failed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_by_key" ON "tasks" USING btree ("key");--> statement-breakpoint
UPDATE "uploaded_people" SET "told_by" = 'email' WHERE "told_by" = 'letter';--> statement-breakpoint
UPDATE "tasks" SET "kind" = renamed.now FROM (VALUES
  ('notices.letter', 'notifications.email'), ('notices.messages', 'notifications.messages'), ('notices.stage', 'notifications.stage'),
  ('applications.stand', 'applications.commit'), ('applications.standBatch', 'applications.commitBatch'),
  ('sourcing.revealStands', 'sourcing.commitReveal'), ('jobs.statusStands', 'jobs.commitStatus')
) renamed (before, now) WHERE "tasks"."kind" = renamed.before;--> statement-breakpoint
UPDATE "tasks" SET "key" = 'commit-batch:' || substr("key", 13) WHERE "key" LIKE 'stand-batch:%';--> statement-breakpoint
UPDATE "tasks" SET "data" = jsonb_set("data", '{reaction}', to_jsonb(replace("data" ->> 'reaction', '>notices', '>notifications')))
WHERE "kind" = 'react' AND "data" ->> 'reaction' LIKE '%>notices';
