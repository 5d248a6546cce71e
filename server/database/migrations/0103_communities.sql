CREATE TABLE "communities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"joining" text DEFAULT 'open' NOT NULL,
	"reviews_jobs" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_jobs" (
	"community_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"collection" text,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_jobs_community_id_job_id_pk" PRIMARY KEY("community_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "community_members" (
	"community_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"standing" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "community_members_community_id_user_id_pk" PRIMARY KEY("community_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "community_jobs" ADD CONSTRAINT "community_jobs_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_members" ADD CONSTRAINT "community_members_community_id_communities_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."communities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "communities_by_name" ON "communities" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "community_jobs_by_job" ON "community_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "community_jobs_by_company" ON "community_jobs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "community_members_by_user" ON "community_members" USING btree ("user_id");