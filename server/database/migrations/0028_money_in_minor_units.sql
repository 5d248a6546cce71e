ALTER TABLE "jobs" ADD COLUMN "budget_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "budget_currency" = "salary" ->> 'currency' WHERE "salary" ->> 'currency' IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION pg_temp.in_minor_units(amount jsonb, currency text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(to_jsonb(round((amount #>> '{}')::numeric * CASE
    WHEN currency IN ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') THEN 1
    WHEN currency IN ('BHD','IQD','JOD','KWD','LYD','OMR','TND') THEN 1000
    ELSE 100 END)::bigint), 'null'::jsonb)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.salary_in_minor_units(salary jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(salary) = 'object' THEN salary || jsonb_build_object(
    'min', pg_temp.in_minor_units(salary -> 'min', salary ->> 'currency'),
    'max', pg_temp.in_minor_units(salary -> 'max', salary ->> 'currency')) ELSE salary END
$$;--> statement-breakpoint
UPDATE "jobs" SET "salary" = pg_temp.salary_in_minor_units("salary") WHERE "salary" IS NOT NULL;--> statement-breakpoint
UPDATE "job_import_lines" SET "posting" = jsonb_set("posting", '{salary}', pg_temp.salary_in_minor_units("posting" -> 'salary')) WHERE "posting" ? 'salary';--> statement-breakpoint
UPDATE "job_import_lines" SET "before" = jsonb_set("before", '{salary}', pg_temp.salary_in_minor_units("before" -> 'salary')) WHERE "before" ? 'salary';--> statement-breakpoint
UPDATE "saved_searches" SET "terms" = jsonb_set("terms", '{ranges,salary,currency}', to_jsonb(coalesce((SELECT "preferences" ->> 'salaryCurrency' FROM "candidates" WHERE "candidates"."user_id" = "saved_searches"."user_id" LIMIT 1), 'USD'))) WHERE "terms" #> '{ranges,salary}' IS NOT NULL;--> statement-breakpoint
UPDATE "recent_searches" SET "terms" = jsonb_set("terms", '{ranges,salary,currency}', to_jsonb(coalesce((SELECT "preferences" ->> 'salaryCurrency' FROM "candidates" WHERE "candidates"."user_id" = "recent_searches"."user_id" LIMIT 1), 'USD'))) WHERE "terms" #> '{ranges,salary}' IS NOT NULL;
