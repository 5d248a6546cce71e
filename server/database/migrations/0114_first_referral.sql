CREATE TABLE "employee_referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"way" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joined_accounts" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"with_id" uuid NOT NULL,
	CONSTRAINT "joined_accounts_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "referral_days" integer DEFAULT 180 NOT NULL;--> statement-breakpoint
CREATE INDEX "employee_referrals_by_person" ON "employee_referrals" USING btree ("company_id","candidate_id","at");--> statement-breakpoint
CREATE INDEX "employee_referrals_by_employee" ON "employee_referrals" USING btree ("employee_id","company_id","at");--> statement-breakpoint
CREATE INDEX "employee_referrals_by_application" ON "employee_referrals" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "joined_accounts_by_other" ON "joined_accounts" USING btree ("company_id","with_id");--> statement-breakpoint
-- Whoever was referred before this was kept, with the days that companies count from now on.
INSERT INTO "employee_referrals" ("id", "company_id", "candidate_id", "employee_id", "application_id", "job_id", "way", "at", "until")
SELECT DISTINCT ON (a."id") gen_random_uuid(), a."company_id", a."candidate_id", a."employee_id", a."id", a."job_id", 'spoken', h."at", h."at" + interval '180 days'
FROM "applications" a
	JOIN "application_history" h ON h."application_id" = a."id" AND h."move" IN ('refer', 'referForReview') AND NOT h."undone"
	JOIN "candidates" c ON c."id" = a."candidate_id"
	JOIN "users" u ON u."id" = c."user_id" AND u."deleted_at" IS NULL
WHERE a."employee_id" IS NOT NULL ORDER BY a."id", h."at" DESC;--> statement-breakpoint
-- Accounts that were merged before.
INSERT INTO "joined_accounts" ("company_id", "candidate_id", "with_id")
SELECT m."company_id", m."gone_id", m."kept_id" FROM "people_merges" m
WHERE EXISTS (SELECT FROM "candidates" c WHERE c."id" = m."gone_id") AND EXISTS (SELECT FROM "candidates" c WHERE c."id" = m."kept_id")
ON CONFLICT DO NOTHING;
