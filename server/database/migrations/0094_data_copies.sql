CREATE TABLE "data_copies" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"bytes" integer,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
