CREATE INDEX "company_claims_by_company" ON "company_claims" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "files_by_key" ON "files" USING btree ("key" text_pattern_ops);