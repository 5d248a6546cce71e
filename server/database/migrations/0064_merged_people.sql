CREATE TABLE "people_kept_apart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"by_user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"kept_name" text NOT NULL,
	"gone_name" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"records" jsonb,
	"lost" jsonb NOT NULL,
	"former_email" text,
	"former_linked_in" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "people_kept_apart_by_pair" ON "people_kept_apart" USING btree ("company_id","one_id","other_id");--> statement-breakpoint
CREATE INDEX "people_kept_apart_by_one" ON "people_kept_apart" USING btree ("one_id");--> statement-breakpoint
CREATE INDEX "people_kept_apart_by_other" ON "people_kept_apart" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "people_merges_by_company" ON "people_merges" USING btree ("company_id","undo_until");--> statement-breakpoint
CREATE INDEX "people_merges_by_kept" ON "people_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_merges_by_gone" ON "people_merges" USING btree ("company_id","gone_id");--> statement-breakpoint
CREATE INDEX "people_merges_by_lost" ON "people_merges" USING gin ("lost");