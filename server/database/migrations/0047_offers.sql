CREATE TABLE "offer_documents" (
	"offer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offer_documents_offer_id_kind_pk" PRIMARY KEY("offer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_by_user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"pay_amount" bigint NOT NULL,
	"pay_currency" text NOT NULL,
	"pay_period" text NOT NULL,
	"starts_on" date,
	"expires_on" date NOT NULL,
	"letter" text NOT NULL,
	"approvers" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"signature" text,
	"decline_reason" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_documents" ADD CONSTRAINT "offer_documents_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_by_application" ON "offers" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_by_candidate" ON "offers" USING btree ("candidate_id");