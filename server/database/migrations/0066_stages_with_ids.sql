CREATE FUNCTION stages_with_ids(names text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', trim(both '-' from regexp_replace(lower(name), '[^[:alnum:]]+', '-', 'g')), 'name', name) ORDER BY nth), '[]')
  FROM unnest(names) WITH ORDINALITY each(name, nth)
$$;--> statement-breakpoint
ALTER TABLE "company_stages" ALTER COLUMN "stages" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "company_stages" ALTER COLUMN "stages" SET DATA TYPE jsonb USING stages_with_ids("stages");--> statement-breakpoint
ALTER TABLE "company_stages" ALTER COLUMN "stages" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "stages" SET DATA TYPE jsonb USING CASE WHEN "stages" IS NOT NULL THEN stages_with_ids("stages") END;--> statement-breakpoint
DROP FUNCTION stages_with_ids(text[]);
