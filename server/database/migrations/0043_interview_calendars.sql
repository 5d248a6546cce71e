CREATE TABLE "interview_bookings" (
	"interview_id" uuid NOT NULL,
	"session" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_bookings_interview_id_session_user_id_pk" PRIMARY KEY("interview_id","session","user_id")
);
--> statement-breakpoint
CREATE TABLE "interviewer_calendars" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"time_off" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interviewer_calendars_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "window" jsonb;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "wall_time" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "sessions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "video_link" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "interview_bookings" ADD CONSTRAINT "interview_bookings_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_bookings_by_user" ON "interview_bookings" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_by_company" ON "interviews" USING btree ("company_id","time");