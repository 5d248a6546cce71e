UPDATE "jobs" SET "prompts" = (
  SELECT jsonb_agg('{"kind": "text"}'::jsonb || prompt ORDER BY nth) FROM jsonb_array_elements("prompts") WITH ORDINALITY each(prompt, nth)
) WHERE "prompts" <> '[]';--> statement-breakpoint
UPDATE "external_jobs" SET "fields" = jsonb_set("fields", '{prompts}', (
  SELECT jsonb_agg('{"kind": "text"}'::jsonb || prompt ORDER BY nth) FROM jsonb_array_elements("fields" -> 'prompts') WITH ORDINALITY each(prompt, nth)
)) WHERE "fields" -> 'prompts' <> '[]';--> statement-breakpoint
UPDATE "applications" SET "answers" = (
  SELECT jsonb_agg('{"kind": "text", "knocksOut": false}'::jsonb || answer ORDER BY nth) FROM jsonb_array_elements("answers") WITH ORDINALITY each(answer, nth)
) WHERE "answers" <> '[]';--> statement-breakpoint
DROP INDEX "applications_by_job";--> statement-breakpoint
DROP INDEX "applications_by_company";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "knocked_out" boolean GENERATED ALWAYS AS (jsonb_path_exists(answers, '$[*] ? (@.knocksOut == true)')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","application_state","knocked_out","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_company" ON "applications" USING btree ("company_id","application_state","knocked_out","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);