CREATE TABLE "ad_budgets" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'within' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_spend" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"exchange_id" uuid NOT NULL,
	"day" date NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "budget" SET DEFAULT 5000;--> statement-breakpoint
ALTER TABLE "job_tracker_days" ADD COLUMN "robots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_spend" ADD CONSTRAINT "ad_spend_exchange_id_job_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."job_exchanges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_spend_by_job" ON "ad_spend" USING btree ("job_id","day");--> statement-breakpoint
CREATE INDEX "ad_spend_by_company" ON "ad_spend" USING btree ("company_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_spend_of_files" ON "ad_spend" USING btree ("job_id","exchange_id","day","currency") WHERE origin = 'file';--> statement-breakpoint
UPDATE "jobs" SET "budget" = "budget" * CASE
  WHEN "budget_currency" IN ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') THEN 1
  WHEN "budget_currency" IN ('BHD','IQD','JOD','KWD','LYD','OMR','TND') THEN 1000
  ELSE 100 END;
