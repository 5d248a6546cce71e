ALTER TABLE "interviews" ADD COLUMN "in_calendars" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Who was told of a time that holds has it in their calendar.
UPDATE interviews SET in_calendars = coalesce((
  SELECT jsonb_agg(jsonb_build_object('of', "of", 'userId', user_id, 'minutes', minutes,
    'start', to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM (
    SELECT 'candidate' AS "of", roles.user_id, interviews.time AS starts_at, interviews.minutes
    FROM roles WHERE roles.id = interviews.candidate_id
    UNION ALL
    SELECT 'interviewer', user_id, min(starts_at), (extract(epoch FROM max(ends_at) - min(starts_at)) / 60)::integer
    FROM interview_bookings WHERE interview_id = interviews.id GROUP BY user_id
  ) AS told
), '[]'::jsonb)
WHERE state = 'confirmed' AND time IS NOT NULL;
