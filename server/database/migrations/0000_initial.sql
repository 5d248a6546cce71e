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
	"seen_tips" text[] DEFAULT '{}' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"move" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_user_id" uuid,
	"on_behalf_of" uuid,
	"from_state" text,
	"from_stage" text,
	"to_state" text NOT NULL,
	"to_stage" text,
	"why" text,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"author_user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"vote" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"employee_id" uuid,
	"application_state" text NOT NULL,
	"stage" text,
	"saved" boolean DEFAULT false NOT NULL,
	"ignored" boolean DEFAULT false NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"pass_at" timestamp (3) with time zone,
	"pending_undo" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"source" text DEFAULT 'Careers page' NOT NULL,
	"referral_note" text,
	"resume_id" uuid,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pitch" text,
	"invitation" text,
	"score" integer,
	"fit" jsonb,
	"verdicts" text[] DEFAULT '{}' NOT NULL,
	"end_reason" text,
	"applied_again" boolean DEFAULT false NOT NULL,
	"unread_by_company" boolean DEFAULT true NOT NULL,
	"waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"warned_days" integer,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"url" text,
	"note" text,
	"state" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"headline" text,
	"summary" text,
	"department" text,
	"location" text,
	"phone" text,
	"linked_in_url" text,
	"personal_website" text,
	"experience_length" text,
	"job_status" text,
	"available_from" text,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"work_experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"projects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certification" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"scoring" boolean DEFAULT true NOT NULL,
	"scoring_notice_seen_at" timestamp (3) with time zone,
	"profile_percent" integer DEFAULT 5 NOT NULL,
	"messaging_channels_created" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demographic_answers" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_hidden_companies" (
	"candidate_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "candidate_hidden_companies_candidate_id_company_id_pk" PRIMARY KEY("candidate_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_job_preferences" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"preferences" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "candidate_job_preferences_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "signup_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"step" text DEFAULT 'start' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"candidate_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"company_name" text NOT NULL,
	"website" text,
	"company_email_domain" text,
	"company_logo" text,
	"company_logo_alt" text,
	"company_page_banner_image" text,
	"company_about_header" text,
	"company_about_description" text,
	"company_size" text,
	"company_type" text,
	"company_hq_location" text,
	"company_founded_year" integer,
	"company_industry" text[] DEFAULT '{}' NOT NULL,
	"company_founders" text[] DEFAULT '{}' NOT NULL,
	"company_culture_tags" text[] DEFAULT '{}' NOT NULL,
	"company_benefits" text[] DEFAULT '{}' NOT NULL,
	"company_values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"brand" jsonb,
	"breaker_image" text,
	"breaker_image_alt" text,
	"vibe_text" text,
	"career_video" text,
	"funding_stage" text,
	"funding_amount" bigint,
	"workplace_type" text,
	"remote_first" boolean DEFAULT false NOT NULL,
	"glassdoor_rating" real,
	"glassdoor_review_count" integer,
	"glassdoor_link" text,
	"add_glassdoor_review" boolean DEFAULT false NOT NULL,
	"job_api_feed_url" text,
	"job_feed_platform" text,
	"app_type" text DEFAULT 'hire' NOT NULL,
	"is_managed" boolean DEFAULT false NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"marketplace" boolean DEFAULT true NOT NULL,
	"communities" boolean DEFAULT false NOT NULL,
	"account_flags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"collection_ids" text[] DEFAULT '{}' NOT NULL,
	"referral_reviews" boolean DEFAULT false NOT NULL,
	"answer_days" integer DEFAULT 60 NOT NULL,
	"open_jobs_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_follows" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_follows_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "team_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"title" text,
	"permissions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_rights" (
	"company_admin_id" uuid PRIMARY KEY NOT NULL,
	"permissions" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"url" text NOT NULL,
	"role_types" text[] DEFAULT '{}' NOT NULL,
	"demographics" text[] DEFAULT '{}' NOT NULL,
	"industry_tags" text[] DEFAULT '{}' NOT NULL,
	"paid" boolean NOT NULL,
	"price" jsonb,
	"listed" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_tracker_days" (
	"tracker_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_tracker_days_tracker_id_day_pk" PRIMARY KEY("tracker_id","day")
);
--> statement-breakpoint
CREATE TABLE "job_trackers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"exchange_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'live' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"owner_user_id" uuid,
	"company_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_stages" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"stages" text[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_clicks" (
	"job_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_clicks_job_id_day_pk" PRIMARY KEY("job_id","day")
);
--> statement-breakpoint
CREATE TABLE "job_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"system" text NOT NULL,
	"address" text,
	"last_read_at" timestamp (3) with time zone,
	"last_state" text,
	"last_message" text,
	"last_counts" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_team_members" (
	"job_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_team_members_job_id_member_id_pk" PRIMARY KEY("job_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"public_job_id" text NOT NULL,
	"job_title" text NOT NULL,
	"department" text,
	"job_description" text DEFAULT '' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"remote" boolean DEFAULT false NOT NULL,
	"remote_locations" text[] DEFAULT '{}' NOT NULL,
	"workplace_type" text,
	"employment_type" text,
	"seniority" text,
	"salary" jsonb,
	"salary_estimated" boolean DEFAULT false NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"prompts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"work_style" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"jsm" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"budget" integer DEFAULT 50 NOT NULL,
	"qualification_score" integer DEFAULT 70 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"published_to_marketplace" boolean DEFAULT false NOT NULL,
	"is_managed" boolean DEFAULT false NOT NULL,
	"collection_ids" text[] DEFAULT '{}' NOT NULL,
	"stages" text[],
	"hiring_manager_email" text,
	"job_platform" text,
	"source_id" text,
	"source_url" text,
	"feed" text,
	"fingerprint" text,
	"click_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"score" integer,
	"fit" jsonb,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"note" text,
	"day" text NOT NULL,
	"place" integer NOT NULL,
	"chosen_from" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_signals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"signal" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "senses" (
	"about" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"hash" text NOT NULL,
	"sense" "bytea",
	"seen" timestamp (3) with time zone NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"candidate_user_id" uuid NOT NULL,
	"cid" text NOT NULL,
	"team_cid" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"company_archived_at" timestamp (3) with time zone,
	"candidate_archived_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"fact" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"type" text DEFAULT 'info' NOT NULL,
	"application_id" uuid,
	"job_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_readings" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"signup_profile_id" uuid,
	"content" jsonb NOT NULL,
	"lines" text[] NOT NULL,
	"warnings" text[] NOT NULL,
	"scanned" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid,
	"lines" text[] DEFAULT '{}' NOT NULL,
	"content" jsonb NOT NULL,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text,
	"published" boolean DEFAULT false NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"index" text NOT NULL,
	"terms" jsonb NOT NULL,
	"same" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"index" text NOT NULL,
	"terms" jsonb NOT NULL,
	"alert" text NOT NULL,
	"feed_key" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"last_alert_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"hit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"index" text NOT NULL,
	"query" text NOT NULL,
	"filtered" boolean NOT NULL,
	"total" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_networks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"pinned" boolean DEFAULT true NOT NULL,
	"by_user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "layoff_events" (
	"company_key" text NOT NULL,
	"company_name" text NOT NULL,
	"day" date NOT NULL,
	"people" integer,
	"share" double precision,
	"place" text,
	"country" text,
	"industry" text,
	"stage" text,
	CONSTRAINT "layoff_events_company_key_day_pk" PRIMARY KEY("company_key","day")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
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
CREATE TABLE "chat_app" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_commands" (
	"name" text PRIMARY KEY NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"args" text DEFAULT '' NOT NULL,
	"set" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"sender_id" text,
	"segment_ids" text[] DEFAULT '{}' NOT NULL,
	"user_ids" text[] DEFAULT '{}' NOT NULL,
	"message_template" jsonb,
	"channel_template" jsonb,
	"create_channels" boolean DEFAULT false NOT NULL,
	"stats" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"stop_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_segment_targets" (
	"segment_id" text NOT NULL,
	"target_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_segment_targets_segment_id_target_id_pk" PRIMARY KEY("segment_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "chat_segments" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"filter" jsonb,
	"all_users" boolean DEFAULT false NOT NULL,
	"all_sender_channels" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_devices" (
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"push_provider" text NOT NULL,
	"push_provider_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_devices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_push_preferences" (
	"user_id" text NOT NULL,
	"cid" text DEFAULT '' NOT NULL,
	"chat_level" text,
	"disabled_until" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_push_preferences_user_id_cid_pk" PRIMARY KEY("user_id","cid")
);
--> statement-breakpoint
CREATE TABLE "chat_push_providers" (
	"type" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_push_providers_type_name_pk" PRIMARY KEY("type","name")
);
--> statement-breakpoint
CREATE TABLE "chat_drafts" (
	"user_id" text NOT NULL,
	"cid" text NOT NULL,
	"parent_id" text DEFAULT '' NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_drafts_user_id_cid_parent_id_pk" PRIMARY KEY("user_id","cid","parent_id")
);
--> statement-breakpoint
CREATE TABLE "chat_reminders" (
	"user_id" text NOT NULL,
	"message_id" text NOT NULL,
	"cid" text NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reminders_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "chat_addresses" (
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "chat_bans" (
	"user_id" text NOT NULL,
	"cid" text DEFAULT '' NOT NULL,
	"banned_by_id" text,
	"reason" text,
	"shadow" boolean DEFAULT false NOT NULL,
	"ip_ban" boolean DEFAULT false NOT NULL,
	"expires" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_bans_user_id_cid_pk" PRIMARY KEY("user_id","cid")
);
--> statement-breakpoint
CREATE TABLE "chat_blocklists" (
	"name" text PRIMARY KEY NOT NULL,
	"type" text DEFAULT 'word' NOT NULL,
	"words" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_blocks" (
	"user_id" text NOT NULL,
	"blocked_user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_blocks_user_id_blocked_user_id_pk" PRIMARY KEY("user_id","blocked_user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_flags" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"user_id" text DEFAULT '' NOT NULL,
	"type" text DEFAULT 'user' NOT NULL,
	"reason" text,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_future_bans" (
	"user_id" text NOT NULL,
	"banned_by_id" text NOT NULL,
	"reason" text,
	"shadow" boolean DEFAULT false NOT NULL,
	"expires" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_future_bans_banned_by_id_user_id_pk" PRIMARY KEY("banned_by_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_moderation_configs" (
	"key" text PRIMARY KEY NOT NULL,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_mutes" (
	"user_id" text NOT NULL,
	"target_id" text NOT NULL,
	"expires" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_mutes_user_id_target_id_pk" PRIMARY KEY("user_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "chat_review_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"type" text NOT NULL,
	"user_id" text,
	"reason" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_review_items" (
	"id" text PRIMARY KEY NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"entity_creator_id" text,
	"cid" text,
	"config_key" text,
	"status" text DEFAULT 'unreviewed' NOT NULL,
	"recommended_action" text DEFAULT 'flag' NOT NULL,
	"severity" integer DEFAULT 1 NOT NULL,
	"flags_count" integer DEFAULT 0 NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"review_result" text,
	"review_details" jsonb,
	"reviewed_by_id" text,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_permissions" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"owner" boolean DEFAULT false NOT NULL,
	"same_team" boolean DEFAULT false NOT NULL,
	"condition" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_roles" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_poll_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"poll_id" text NOT NULL,
	"option_id" text,
	"user_id" text NOT NULL,
	"answer_text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_polls" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"voting_visibility" text DEFAULT 'public' NOT NULL,
	"enforce_unique_vote" boolean DEFAULT false NOT NULL,
	"max_votes_allowed" integer,
	"allow_user_suggested_options" boolean DEFAULT false NOT NULL,
	"allow_answers" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"created_by_id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_channel_types" (
	"name" text PRIMARY KEY NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_channels" (
	"cid" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"created_by_id" text,
	"team" text,
	"frozen" boolean DEFAULT false NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"message_count" integer DEFAULT 0 NOT NULL,
	"cooldown" integer DEFAULT 0 NOT NULL,
	"filter_tags" text[] DEFAULT '{}' NOT NULL,
	"config_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"truncated_at" timestamp (3) with time zone,
	"truncated_by_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_events" (
	"cid" text NOT NULL,
	"sequence" bigint NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_events_cid_sequence_pk" PRIMARY KEY("cid","sequence")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"cid" text NOT NULL,
	"user_id" text NOT NULL,
	"channel_role" text DEFAULT 'channel_member' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"shadow_banned" boolean DEFAULT false NOT NULL,
	"ban_expires" timestamp (3) with time zone,
	"muted_at" timestamp (3) with time zone,
	"mute_expires" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"invite_accepted_at" timestamp (3) with time zone,
	"invite_rejected_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hide_messages_before" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"pinned_at" timestamp (3) with time zone,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_members_cid_user_id_pk" PRIMARY KEY("cid","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message_history" (
	"message_id" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	"updated_by_id" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_history_message_id_version_pk" PRIMARY KEY("message_id","version")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"cid" text NOT NULL,
	"sequence" bigint NOT NULL,
	"user_id" text,
	"type" text DEFAULT 'regular' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mentioned_user_ids" text[] DEFAULT '{}' NOT NULL,
	"parent_id" text,
	"show_in_channel" boolean DEFAULT false NOT NULL,
	"quoted_message_id" text,
	"silent" boolean DEFAULT false NOT NULL,
	"pinned_at" timestamp (3) with time zone,
	"pinned_by_id" text,
	"pin_expires" timestamp (3) with time zone,
	"restricted_visibility" text[] DEFAULT '{}' NOT NULL,
	"shadowed" boolean DEFAULT false NOT NULL,
	"pending" boolean DEFAULT false NOT NULL,
	"pending_metadata" jsonb,
	"hidden_for_ids" text[] DEFAULT '{}' NOT NULL,
	"poll_id" text,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"deleted_reply_count" integer DEFAULT 0 NOT NULL,
	"thread_participant_ids" text[] DEFAULT '{}' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text_updated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"score" integer DEFAULT 1 NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reactions_message_id_user_id_type_pk" PRIMARY KEY("message_id","user_id","type")
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"cid" text NOT NULL,
	"user_id" text NOT NULL,
	"last_read_at" timestamp (3) with time zone NOT NULL,
	"last_read_sequence" bigint NOT NULL,
	"last_read_message_id" text,
	"last_delivered_at" timestamp (3) with time zone,
	"last_delivered_message_id" text,
	CONSTRAINT "chat_reads_cid_user_id_pk" PRIMARY KEY("cid","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_users" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"name" text,
	"image" text,
	"teams" text[] DEFAULT '{}' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"invisible" boolean DEFAULT false NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"shadow_banned" boolean DEFAULT false NOT NULL,
	"ban_expires" timestamp (3) with time zone,
	"privacy_settings" jsonb,
	"teams_role" jsonb,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"last_active" timestamp (3) with time zone,
	"deactivated_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"revoke_tokens_issued_before" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"mode" text DEFAULT 'upsert' NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"size" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"result" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"data" jsonb NOT NULL,
	"result" jsonb,
	"error" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_thread_participants" (
	"parent_id" text NOT NULL,
	"user_id" text NOT NULL,
	"cid" text NOT NULL,
	"last_read_at" timestamp (3) with time zone NOT NULL,
	"last_read_sequence" bigint NOT NULL,
	"last_read_message_id" text,
	"last_thread_message_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_thread_participants_parent_id_user_id_pk" PRIMARY KEY("parent_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"parent_id" text PRIMARY KEY NOT NULL,
	"cid" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"created_by_id" text NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_webhook_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"event" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_votes" ADD CONSTRAINT "application_votes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demographic_answers" ADD CONSTRAINT "demographic_answers_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_hidden_companies" ADD CONSTRAINT "candidate_hidden_companies_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_job_preferences" ADD CONSTRAINT "candidate_job_preferences_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_tracker_days" ADD CONSTRAINT "job_tracker_days_tracker_id_job_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "public"."job_trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_trackers" ADD CONSTRAINT "job_trackers_exchange_id_job_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."job_exchanges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_clicks" ADD CONSTRAINT "job_clicks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team_members" ADD CONSTRAINT "job_team_members_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_segment_targets" ADD CONSTRAINT "chat_segment_targets_segment_id_chat_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."chat_segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_devices" ADD CONSTRAINT "chat_devices_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_push_preferences" ADD CONSTRAINT "chat_push_preferences_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_drafts" ADD CONSTRAINT "chat_drafts_cid_chat_channels_cid_fk" FOREIGN KEY ("cid") REFERENCES "public"."chat_channels"("cid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reminders" ADD CONSTRAINT "chat_reminders_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_addresses" ADD CONSTRAINT "chat_addresses_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_bans" ADD CONSTRAINT "chat_bans_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_blocked_user_id_chat_users_id_fk" FOREIGN KEY ("blocked_user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_future_bans" ADD CONSTRAINT "chat_future_bans_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_future_bans" ADD CONSTRAINT "chat_future_bans_banned_by_id_chat_users_id_fk" FOREIGN KEY ("banned_by_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_mutes" ADD CONSTRAINT "chat_mutes_target_id_chat_users_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_poll_votes" ADD CONSTRAINT "chat_poll_votes_poll_id_chat_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."chat_polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_cid_chat_channels_cid_fk" FOREIGN KEY ("cid") REFERENCES "public"."chat_channels"("cid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_history" ADD CONSTRAINT "chat_message_history_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_cid_chat_channels_cid_fk" FOREIGN KEY ("cid") REFERENCES "public"."chat_channels"("cid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_cid_chat_channels_cid_fk" FOREIGN KEY ("cid") REFERENCES "public"."chat_channels"("cid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_chat_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_thread_participants" ADD CONSTRAINT "chat_thread_participants_parent_id_chat_threads_parent_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat_threads"("parent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_parent_id_chat_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "administrators_by_email" ON "administrators" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "parts_by_user" ON "parts" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "parts_by_company" ON "parts" USING btree ("company_id","kind");--> statement-breakpoint
CREATE INDEX "proofs_by_subject" ON "proofs" USING btree ("kind","subject") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "proofs_by_secret" ON "proofs" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_by_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_tag" ON "users" USING btree ("parallel_tag");--> statement-breakpoint
CREATE UNIQUE INDEX "application_drafts_by_pair" ON "application_drafts" USING btree ("candidate_id","job_id");--> statement-breakpoint
CREATE INDEX "application_history_by_application" ON "application_history" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_notes_by_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "application_votes_by_pair" ON "application_votes" USING btree ("application_id","employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_by_pair" ON "applications" USING btree ("job_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_by_job" ON "applications" USING btree ("job_id","application_state","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_company" ON "applications" USING btree ("company_id","application_state","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_candidate" ON "applications" USING btree ("candidate_id","last_activity_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_by_person" ON "applications" USING btree ("company_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_to_expire" ON "applications" USING btree ("waiting_since") WHERE application_state in ('pending', 'outbound', 'referralRequest');--> statement-breakpoint
CREATE INDEX "applications_held" ON "applications" USING btree ("company_id") WHERE pending_undo is not null;--> statement-breakpoint
CREATE INDEX "external_applications_by_candidate" ON "external_applications" USING btree ("candidate_id","changed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "external_applications_by_job" ON "external_applications" USING btree ("candidate_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_by_pair" ON "saved_jobs" USING btree ("candidate_id","job_id");--> statement-breakpoint
CREATE INDEX "candidates_by_user" ON "candidates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "candidate_hidden_companies_by_company" ON "candidate_hidden_companies" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_by_slug" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "companies_by_domain" ON "companies" USING btree ("company_email_domain");--> statement-breakpoint
CREATE INDEX "company_follows_by_candidate" ON "company_follows" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "team_invites_by_company" ON "team_invites" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "team_invites_by_email" ON "team_invites" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "job_exchanges_by_slug" ON "job_exchanges" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "job_trackers_by_code" ON "job_trackers" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "job_trackers_by_job" ON "job_trackers" USING btree ("job_id","exchange_id");--> statement-breakpoint
CREATE INDEX "job_trackers_by_company" ON "job_trackers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "job_clicks_by_day" ON "job_clicks" USING btree ("day");--> statement-breakpoint
CREATE INDEX "job_feeds_by_company" ON "job_feeds" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "job_teams_by_member" ON "job_team_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_public_id" ON "jobs" USING btree ("public_job_id");--> statement-breakpoint
CREATE INDEX "jobs_by_company" ON "jobs" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("published_at" DESC NULLS LAST,"id") WHERE status = 'live' and not internal and published_to_marketplace;--> statement-breakpoint
CREATE INDEX "jobs_by_department" ON "jobs" USING btree ("department","company_id") WHERE status = 'live' and not internal and published_to_marketplace;--> statement-breakpoint
CREATE INDEX "jobs_by_change" ON "jobs" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "jobs_in_collections" ON "jobs" USING gin ("collection_ids") WHERE collection_ids <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_source" ON "jobs" USING btree ("company_id","job_platform","source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_matches_by_pair" ON "job_matches" USING btree ("candidate_id","job_id");--> statement-breakpoint
CREATE INDEX "job_matches_by_day" ON "job_matches" USING btree ("candidate_id","day");--> statement-breakpoint
CREATE INDEX "match_signals_by_candidate" ON "match_signals" USING btree ("candidate_id","at");--> statement-breakpoint
CREATE INDEX "senses_by_hash" ON "senses" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "senses_by_at" ON "senses" USING btree ("at");--> statement-breakpoint
CREATE INDEX "conversations_by_company" ON "conversations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "conversations_by_candidate" ON "conversations" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "conversations_by_job" ON "conversations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "resume_readings_by_signup" ON "resume_readings" USING btree ("signup_profile_id");--> statement-breakpoint
CREATE INDEX "resumes_by_candidate" ON "resumes" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_name" ON "collections" USING btree ("collection_name");--> statement-breakpoint
CREATE UNIQUE INDEX "recent_searches_once" ON "recent_searches" USING btree ("user_id","same");--> statement-breakpoint
CREATE INDEX "recent_searches_by_user" ON "recent_searches" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_searches_by_user" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_by_feed" ON "saved_searches" USING btree ("feed_key");--> statement-breakpoint
CREATE UNIQUE INDEX "search_clicks_once" ON "search_clicks" USING btree ("search_id","hit_id");--> statement-breakpoint
CREATE INDEX "search_clicks_by_time" ON "search_clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_log_by_time" ON "search_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "company_networks_by_company" ON "company_networks" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "layoff_events_by_day" ON "layoff_events" USING btree ("day");--> statement-breakpoint
CREATE INDEX "facts_by_time" ON "facts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "facts_by_writer" ON "facts" USING btree ("written_by","position");--> statement-breakpoint
CREATE INDEX "work_by_due" ON "work" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_by_key" ON "work" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_by_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "chat_campaigns_by_time" ON "chat_campaigns" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_reminders_due" ON "chat_reminders" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "chat_bans_by_channel" ON "chat_bans" USING btree ("cid");--> statement-breakpoint
CREATE INDEX "chat_blocks_by_blocked" ON "chat_blocks" USING btree ("blocked_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_flags_once" ON "chat_flags" USING btree ("item_id","user_id","type");--> statement-breakpoint
CREATE INDEX "chat_review_actions_by_item" ON "chat_review_actions" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_review_items_by_entity" ON "chat_review_items" USING btree ("entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "chat_review_items_waiting" ON "chat_review_items" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "chat_poll_votes_by_poll" ON "chat_poll_votes" USING btree ("poll_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_channels_by_activity" ON "chat_channels" USING btree ("last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_connections_by_user" ON "chat_connections" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "chat_events_by_time" ON "chat_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_members_by_user" ON "chat_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_channel" ON "chat_messages" USING btree ("cid","sequence");--> statement-breakpoint
CREATE INDEX "chat_messages_by_parent" ON "chat_messages" USING btree ("parent_id","sequence") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_to_count" ON "chat_messages" USING btree ("cid","sequence") WHERE parent_id is null and not silent and deleted_at is null and type <> 'system';--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE INDEX "chat_messages_by_author" ON "chat_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_pinned" ON "chat_messages" USING btree ("cid","pinned_at") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "chat_reads_by_user" ON "chat_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_imports_by_time" ON "chat_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_thread_participants_by_user" ON "chat_thread_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_threads_by_activity" ON "chat_threads" USING btree ("cid","last_message_at");--> statement-breakpoint
CREATE INDEX "chat_webhook_calls_by_due" ON "chat_webhook_calls" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_by_company" ON "audit_log" USING btree ("company_id","at");