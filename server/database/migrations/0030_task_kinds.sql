-- Two kinds of 0026 were written otherwise in the code, so that what was waiting for them was never done.
UPDATE "tasks" SET "kind" = renamed.now FROM (VALUES
  ('sourcing.commitReveal', 'referrals.revealCommitted'), ('sourcing.revealCommitted', 'referrals.revealCommitted'),
  ('jobs.commitStatus', 'jobs.statusCommitted'),
  ('sourcing.forgetUploaded', 'importedPeople.forget'), ('sourcing.warnUntold', 'importedPeople.warnUntold')
) renamed (before, now) WHERE "tasks"."kind" = renamed.before;
