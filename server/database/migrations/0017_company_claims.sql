CREATE TABLE "company_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"domain" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "company_claims" ADD CONSTRAINT "company_claims_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_claims_by_user" ON "company_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_claims_by_state" ON "company_claims" USING btree ("state","created_at");