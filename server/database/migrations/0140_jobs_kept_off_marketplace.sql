ALTER TABLE "jobs" ADD COLUMN "kept_off_marketplace" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Of a company whose jobs are on the marketplace, those that are not were taken off one by one.
UPDATE jobs SET kept_off_marketplace = true FROM companies
  WHERE companies.id = jobs.company_id AND companies.marketplace AND NOT jobs.published_to_marketplace AND NOT jobs.internal;
