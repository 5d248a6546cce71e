ALTER TABLE "upload_objections" ADD COLUMN "candidate_id" uuid;--> statement-breakpoint
CREATE INDEX "upload_objections_by_candidate" ON "upload_objections" USING btree ("candidate_id");