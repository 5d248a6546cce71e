ALTER TABLE "companies" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "companies" SET "proven_at" = "proof"."at" FROM (
  SELECT DISTINCT ON ("company"."company_email_domain") "company"."id", "person"."email_verified_at" AS "at"
  FROM "companies" "company"
  JOIN "parts" "part" ON "part"."company_id" = "company"."id" AND "part"."kind" = 'companyAdmin' AND NOT "part"."disabled"
  JOIN "users" "person" ON "person"."id" = "part"."user_id" AND "person"."email_verified_at" IS NOT NULL
  WHERE split_part("person"."email", '@', 2) = "company"."company_email_domain"
    OR split_part("person"."email", '@', 2) LIKE '%.' || "company"."company_email_domain"
  ORDER BY "company"."company_email_domain", "person"."email_verified_at"
) "proof" WHERE "proof"."id" = "companies"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "companies_by_proven_domain" ON "companies" USING btree ("company_email_domain") WHERE proven_at is not null;
