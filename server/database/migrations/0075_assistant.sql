CREATE TABLE "assistant_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"role" text NOT NULL,
	"parts" jsonb NOT NULL,
	"answered_by" text,
	"state" text DEFAULT 'done' NOT NULL,
	"feedback" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"candidate_id" uuid,
	"company_id" uuid,
	"job_id" uuid,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memory_choices" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"on" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_messages_by_thread" ON "assistant_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "assistant_threads_by_user" ON "assistant_threads" USING btree ("user_id","changed_at");--> statement-breakpoint
CREATE INDEX "bot_memories_by_candidate" ON "bot_memories" USING btree ("candidate_id","id");