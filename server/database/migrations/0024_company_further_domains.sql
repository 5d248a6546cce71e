ALTER TABLE "companies" ADD COLUMN "further_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "companies_by_further_domain" ON "companies" USING gin ("further_domains");