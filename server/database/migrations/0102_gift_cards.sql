CREATE TABLE "gift_card_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"title" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"points" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"code" text,
	"reason" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"details" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"points" integer NOT NULL,
	"stock" integer NOT NULL,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"points" integer NOT NULL,
	"about" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gift_card_redemptions" ADD CONSTRAINT "gift_card_redemptions_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_redemptions_by_key" ON "gift_card_redemptions" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "gift_card_redemptions_by_company" ON "gift_card_redemptions" USING btree ("company_id","state","requested_at");--> statement-breakpoint
CREATE INDEX "gift_card_redemptions_by_user" ON "gift_card_redemptions" USING btree ("user_id","requested_at");--> statement-breakpoint
CREATE INDEX "gift_cards_by_company" ON "gift_cards" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once" ON "point_entries" USING btree ("user_id","company_id","reason","subject_id");--> statement-breakpoint
CREATE INDEX "point_entries_by_user" ON "point_entries" USING btree ("user_id","company_id","at");