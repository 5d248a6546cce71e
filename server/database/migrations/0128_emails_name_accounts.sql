ALTER TABLE "outbox" ADD COLUMN "names" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_by_named" ON "outbox" USING gin ("names");