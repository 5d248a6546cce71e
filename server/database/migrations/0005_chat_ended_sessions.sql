CREATE TABLE "chat_ended_sessions" (
	"session" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
