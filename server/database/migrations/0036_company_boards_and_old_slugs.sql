CREATE TABLE "company_old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "boards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_old_slugs" ADD CONSTRAINT "company_old_slugs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_old_slugs_by_company" ON "company_old_slugs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "companies_by_board" ON "companies" USING gin ("boards");