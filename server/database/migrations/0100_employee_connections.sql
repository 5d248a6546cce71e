CREATE TABLE "employee_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"title" text,
	"employer" text,
	"handle" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "employee_connections_by_handle" ON "employee_connections" USING btree ("user_id","handle");