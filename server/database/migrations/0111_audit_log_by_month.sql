ALTER TABLE "audit_log" RENAME TO "audit_log_before";--> statement-breakpoint
DROP INDEX "audit_by_time";--> statement-breakpoint
DROP INDEX "audit_by_subject";--> statement-breakpoint
DROP INDEX "audit_by_company";--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text DEFAULT 'change' NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"on_behalf_of" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"company_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"why" text,
	CONSTRAINT "audit_log_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "audit_log_rest" PARTITION OF "audit_log" DEFAULT;--> statement-breakpoint
INSERT INTO "audit_log" ("id", "at", "kind", "actor_kind", "actor_id", "on_behalf_of", "action", "subject_kind", "subject_id", "company_id", "before", "after", "why")
SELECT "id", "at",
	CASE
		WHEN "action" IN ('account.lookedAt', 'account.lookEnded', 'administrator.signedIn', 'administrator.signedInByRecoveryCode', 'administrator.secondFactorAdded') THEN 'signIn'
		WHEN "action" IN ('people.uploaded', 'jobs.imported', 'company.adCostsImported', 'employee.listInvited') THEN 'import'
		WHEN "action" = 'application.logDownloaded' THEN 'export'
		ELSE 'change'
	END,
	"actor_kind", "actor_id", "on_behalf_of", "action", "subject_kind", "subject_id", "company_id", "before", "after", "why"
FROM "audit_log_before";--> statement-breakpoint
DROP TABLE "audit_log_before";--> statement-breakpoint
CREATE INDEX "audit_by_kind" ON "audit_log" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_by_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_by_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_by_whom_for" ON "audit_log" USING btree ("on_behalf_of","at") WHERE "audit_log"."on_behalf_of" is not null;--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit_log" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_by_company" ON "audit_log" USING btree ("company_id","at","id");
