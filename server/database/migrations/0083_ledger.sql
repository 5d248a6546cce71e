CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"may_go_negative" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_accounts_of_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_accounts_covered" CHECK (may_go_negative or balance + held >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"nth" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"layer" text NOT NULL,
	"amount" bigint NOT NULL,
	"memo" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_layer" CHECK (layer in ('posted', 'held', 'coming') and amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"stage" text NOT NULL,
	"of_id" uuid,
	"memo" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_stage" CHECK (stage in ('pending', 'posted') or (stage in ('void', 'reversed') and of_id is not null))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_currency_ledger_accounts_id_currency_fk" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_by_name" ON "ledger_accounts" USING btree ("name","currency");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account_id","nth");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_transfer" ON "ledger_entries" USING btree ("transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_by_key" ON "ledger_transfers" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_decided_once" ON "ledger_transfers" USING btree ("of_id") WHERE stage in ('posted', 'void');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_reversed_once" ON "ledger_transfers" USING btree ("of_id") WHERE stage = 'reversed';--> statement-breakpoint
CREATE INDEX "ledger_transfers_by_time" ON "ledger_transfers" USING btree ("at","id");