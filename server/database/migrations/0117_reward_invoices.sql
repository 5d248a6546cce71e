DROP INDEX "invoices_one_open";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" text DEFAULT 'plan' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refunded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "drop_claims" ADD COLUMN "transfer_id" uuid;--> statement-breakpoint
ALTER TABLE "drop_claims" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "referral_payments" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
CREATE INDEX "invoices_by_state" ON "invoices" USING btree ("state","issued_at");--> statement-breakpoint
CREATE INDEX "drop_claims_by_invoice" ON "drop_claims" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "referral_payments_by_invoice" ON "referral_payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_open" ON "invoices" USING btree ("owner_id") WHERE state = 'open' and kind = 'plan';--> statement-breakpoint
UPDATE "invoices" SET "paid_by" = 'provider' WHERE "state" = 'paid';--> statement-breakpoint
-- Transfers of invoices counted from the other side than those of rewards, on the same accounts. Those that are open are entered
-- anew; what is paid is turned by one transfer. Bonuses that are not due yet are held on the company’s account of rewards.
DO $$
DECLARE
  each record;
  made uuid;
  account uuid;
BEGIN
  FOR each IN SELECT invoices.id, invoices.transfer_id, transfer.memo FROM invoices
      JOIN ledger_transfers transfer ON transfer.id = invoices.transfer_id WHERE invoices.state = 'open' LOOP
    INSERT INTO ledger_transfers (id, key, fingerprint, stage, of_id, memo, at)
      VALUES (gen_random_uuid(), 'turned:' || each.id || ':back', '', 'reversed', each.transfer_id, 'Signs corrected', now())
      RETURNING id INTO made;
    INSERT INTO ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at)
      SELECT made, account_id, currency, layer, -amount, 'Signs corrected', now() FROM ledger_entries WHERE transfer_id = each.transfer_id;
    INSERT INTO ledger_transfers (id, key, fingerprint, stage, memo, at)
      VALUES (gen_random_uuid(), 'turned:' || each.id, '', 'posted', each.memo, now()) RETURNING id INTO made;
    INSERT INTO ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at)
      SELECT made, account_id, currency, layer, -amount, each.memo, now() FROM ledger_entries WHERE transfer_id = each.transfer_id;
    UPDATE invoices SET transfer_id = made WHERE id = each.id;
  END LOOP;
  CREATE TEMP TABLE turned ON COMMIT DROP AS
    SELECT entry.account_id, entry.currency, -2 * sum(entry.amount) AS amount FROM ledger_entries entry
      JOIN ledger_transfers transfer ON transfer.id = entry.transfer_id
      WHERE (transfer.key LIKE 'invoice:%' OR transfer.key LIKE 'payment:%') AND NOT EXISTS (
        SELECT 1 FROM ledger_transfers back WHERE back.of_id = transfer.id AND back.stage = 'reversed')
      GROUP BY entry.account_id, entry.currency HAVING sum(entry.amount) <> 0;
  IF EXISTS (SELECT 1 FROM turned) THEN
    INSERT INTO ledger_transfers (id, key, fingerprint, stage, memo, at)
      VALUES (gen_random_uuid(), 'turned:paid', '', 'posted', 'Signs corrected', now()) RETURNING id INTO made;
    INSERT INTO ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at)
      SELECT made, account_id, currency, 'posted', amount, 'Signs corrected', now() FROM turned;
  END IF;
  FOR each IN SELECT payment.id, payment.transfer_id, transfer.memo, hire.company_id, hire.currency FROM referral_payments payment
      JOIN referral_hires hire ON hire.id = payment.hire_id
      JOIN ledger_transfers transfer ON transfer.id = payment.transfer_id WHERE payment.state = 'pending' LOOP
    INSERT INTO ledger_accounts (id, name, currency, may_go_negative, opened_at)
      VALUES (gen_random_uuid(), 'rewards:company:' || each.company_id, each.currency, true, now()) ON CONFLICT DO NOTHING;
    SELECT id INTO account FROM ledger_accounts
      WHERE name = 'rewards:company:' || each.company_id AND currency = each.currency;
    INSERT INTO ledger_transfers (id, key, fingerprint, stage, of_id, memo, at)
      VALUES (gen_random_uuid(), 'moved:' || each.id || ':void', '', 'void', each.transfer_id, 'Moved to the account of rewards', now())
      RETURNING id INTO made;
    INSERT INTO ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at)
      SELECT made, account_id, currency, layer, -amount, 'Moved to the account of rewards', now()
        FROM ledger_entries WHERE transfer_id = each.transfer_id;
    INSERT INTO ledger_transfers (id, key, fingerprint, stage, memo, at)
      VALUES (gen_random_uuid(), 'moved:' || each.id, '', 'pending', each.memo, now()) RETURNING id INTO made;
    INSERT INTO ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at)
      SELECT made, CASE layer WHEN 'held' THEN account ELSE account_id END, currency, layer, amount, each.memo, now()
        FROM ledger_entries WHERE transfer_id = each.transfer_id;
    UPDATE referral_payments SET transfer_id = made WHERE id = each.id;
  END LOOP;
END $$;
