ALTER TABLE "interviews" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Of what happened before, the first proposal is known, and the last answer where nothing came after it.
UPDATE "interviews" i SET "steps" = jsonb_build_array(jsonb_build_object(
    'step', 'proposed',
    'at', to_char(i."created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'byUserId', CASE WHEN i."revision" = 0 THEN i."by_user_id" END,
    'time', NULL, 'earlierTime', NULL, 'whatChanged', '[]'::jsonb
  )) || CASE WHEN i."state" = 'refused' OR (i."state" = 'confirmed' AND i."revision" = 1)
    OR (i."state" = 'canceled' AND i."canceled_by" IS DISTINCT FROM 'team') THEN
    jsonb_build_array(jsonb_build_object(
      'step', CASE WHEN i."state" = 'canceled' AND i."canceled_by" = 'candidate' THEN 'calledOff' ELSE i."state" END,
      'at', to_char(i."changed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'byUserId', CASE WHEN i."state" = 'canceled' AND i."canceled_by" IS NULL THEN NULL ELSE c."user_id" END,
      'time', CASE WHEN i."state" = 'confirmed' THEN to_char(i."time" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END,
      'earlierTime', NULL, 'whatChanged', '[]'::jsonb
    )) ELSE '[]'::jsonb END
FROM "candidates" c WHERE c."id" = i."candidate_id";
