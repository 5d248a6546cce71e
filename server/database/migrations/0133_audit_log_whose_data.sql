ALTER TABLE "audit_log" ADD COLUMN "person_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_by_person" ON "audit_log" USING btree ("person_id","at") WHERE "audit_log"."person_id" is not null;