-- A company's decision to take somebody on is "shortlist"; "match" is the fit of a person and a job alone. The audit log keeps the words it was written in.
UPDATE "application_history" SET "move" = 'shortlist' WHERE "move" = 'match';--> statement-breakpoint
UPDATE "application_batches" SET "move" = 'shortlist' WHERE "move" = 'match';--> statement-breakpoint
UPDATE "applications" SET "pending_undo" = jsonb_set("pending_undo", '{move}', '"shortlist"') WHERE "pending_undo" ->> 'move' = 'match';--> statement-breakpoint
UPDATE "notifications" SET "event" = 'application.shortlisted' WHERE "event" = 'application.matched';--> statement-breakpoint
UPDATE "domain_events" SET "name" = 'application.shortlisted' WHERE "name" = 'application.matched';--> statement-breakpoint
UPDATE "tasks" SET "data" = jsonb_set("data", '{name}', '"application.shortlisted"') WHERE "data" ->> 'name' = 'application.matched';--> statement-breakpoint
-- A reaction is stored as "event>reaction".
UPDATE "tasks" SET "data" = jsonb_set("data", '{reaction}', to_jsonb(replace(replace(replace("data" ->> 'reaction',
  'application.matched>', 'application.shortlisted>'), '>sourcing.colleagues', '>referrals.colleagues'), '>sourcing.uploaded', '>importedPeople.applied')))
WHERE "kind" = 'react';
