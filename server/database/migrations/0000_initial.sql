CREATE TABLE "administrators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"company_id" uuid,
	"title" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"secret_hash" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tries_left" integer DEFAULT 5 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"admin_id" uuid,
	"device" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"full_name" text NOT NULL,
	"profile_picture" text,
	"parallel_tag" text,
	"referred_by" text,
	"acquisition_details" jsonb,
	"email_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"written_by" text DEFAULT pg_current_xact_id()::text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"data" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"company_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"why" text
);
--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_administrators_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "administrators_by_email" ON "administrators" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "parts_by_user" ON "parts" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "parts_by_company" ON "parts" USING btree ("company_id","kind");--> statement-breakpoint
CREATE INDEX "proofs_by_subject" ON "proofs" USING btree ("kind","subject") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "proofs_by_secret" ON "proofs" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_by_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_tag" ON "users" USING btree ("parallel_tag");--> statement-breakpoint
CREATE INDEX "facts_by_time" ON "facts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "work_by_due" ON "work" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_by_key" ON "work" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_by_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_by_company" ON "audit_log" USING btree ("company_id","at");