DROP INDEX "ledger_entries_by_account";--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account_id","layer","at","nth");