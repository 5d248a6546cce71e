CREATE TABLE "candidate_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"share_key" text,
	"shown_name" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD COLUMN "list_id" uuid;--> statement-breakpoint
CREATE INDEX "candidate_lists_by_candidate" ON "candidate_lists" USING btree ("candidate_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_lists_by_key" ON "candidate_lists" USING btree ("share_key");--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_list_id_candidate_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."candidate_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_jobs_by_list" ON "saved_jobs" USING btree ("list_id");