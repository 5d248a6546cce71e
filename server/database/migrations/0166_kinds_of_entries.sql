-- What an earlier migration moved is summed up now: a table can’t be changed while that is still to come.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
-- Entries are never updated, so those that stand get their kind while the column's type is set.
CREATE FUNCTION kind_of_transfer(uuid) RETURNS text LANGUAGE sql AS $$
	SELECT split_part("key", ':', 1) FROM "ledger_transfers" WHERE "id" = $1
$$;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "kind" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "kind" DROP DEFAULT, ALTER COLUMN "kind" TYPE text USING kind_of_transfer("transfer_id");
--> statement-breakpoint
DROP FUNCTION kind_of_transfer(uuid);
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
