CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"country" text NOT NULL,
	"last_four" text NOT NULL,
	"numbers" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"to" text NOT NULL,
	"holder" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"transfer_id" uuid NOT NULL,
	"approved_by" uuid,
	"sent_by" uuid,
	"reference" text,
	"reason" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_hires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"candidate_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"bonus" bigint NOT NULL,
	"currency" text NOT NULL,
	"hired_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"transfer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"hire_bonus" bigint,
	"currency" text NOT NULL,
	"payout_delay" integer NOT NULL,
	"payments" integer NOT NULL,
	"most_a_year" bigint,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "referral_payments" ADD CONSTRAINT "referral_payments_hire_id_referral_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."referral_hires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_by_user" ON "bank_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_by_key" ON "payouts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "payouts_by_state" ON "payouts" USING btree ("state","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_hires_by_application" ON "referral_hires" USING btree ("application_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "referral_hires_by_company" ON "referral_hires" USING btree ("company_id","hired_at");--> statement-breakpoint
CREATE INDEX "referral_hires_by_employee" ON "referral_hires" USING btree ("employee_id","hired_at");--> statement-breakpoint
CREATE INDEX "referral_payments_by_hire" ON "referral_payments" USING btree ("hire_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_programs_of_company" ON "referral_programs" USING btree ("company_id") WHERE job_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_programs_of_job" ON "referral_programs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "reward_transactions_by_user" ON "reward_transactions" USING btree ("user_id","at");