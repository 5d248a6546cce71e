CREATE TABLE "application_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"model_version" text,
	"score" integer,
	"fit" jsonb
);
--> statement-breakpoint
CREATE TABLE "application_views" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_views_application_id_user_id_day_pk" PRIMARY KEY("application_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_views" ADD CONSTRAINT "application_views_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_scores_by_application" ON "application_scores" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_views_by_user" ON "application_views" USING btree ("user_id");