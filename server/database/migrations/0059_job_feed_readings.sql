CREATE TABLE "job_feed_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feed_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"times" integer NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"counts" jsonb NOT NULL,
	"titles" jsonb NOT NULL,
	"quiet" boolean NOT NULL,
	"by_user_id" uuid
);
--> statement-breakpoint
ALTER TABLE "job_feed_readings" ADD CONSTRAINT "job_feed_readings_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_feed_readings_by_feed" ON "job_feed_readings" USING btree ("feed_id","at" DESC NULLS LAST);